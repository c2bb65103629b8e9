import {
  RfbError,
  viewOnlyStream,
  type RemoteChannel,
  type ScreenFailure,
  type ScreenMonitor,
} from '@remote-console/domain';
import { listenToBrowser, type ScreenBrowser } from './screenBrowser.ts';
import { monitorsOfDisplay } from './monitors.ts';
import { connectToVnc, VncError, type VncConnection } from './vncConnection.ts';
import { greetVncServer } from './vncHandshake.ts';
import type { VncServer, VncServers } from './vncServers.ts';
import { welcomeBrowser } from './welcomeBrowser.ts';

/** How a screen is served. */
export interface ScreenOptions {
  /** The VNC servers of the machine, one of which is acquired and released again. */
  readonly servers: VncServers;
  /** Forwards no key, pointer or clipboard input, whatever the browser sends. */
  readonly viewOnly: boolean;
  /** Reads which monitors the screen consists of; by default those of the machine's X display. */
  readonly monitors?: () => Promise<readonly ScreenMonitor[]>;
}

/** How long a VNC server may take for its part of the handshake, in milliseconds. */
const HANDSHAKE_MS = 10_000;

function takeInput(browser: ScreenBrowser, vnc: VncConnection, viewOnly: boolean): void {
  // Data that is not RFB is only noticed where it has to be parsed.
  const pass = viewOnly ? viewOnlyStream() : (bytes: Uint8Array) => [bytes];
  browser.stream((bytes) => {
    try {
      for (const each of pass(bytes)) vnc.write(each);
    } catch (error) {
      if (!(error instanceof RfbError)) throw error;
      browser.close();
    }
  });
}

async function greeted(vnc: VncConnection, password: string | null) {
  const tooLong = setTimeout(vnc.close, HANDSHAKE_MS);
  return greetVncServer(vnc, password).finally(() => clearTimeout(tooLong));
}

/** Shows a screen until the VNC server or the browser ends it. */
async function show(browser: ScreenBrowser, vnc: VncConnection, { password }: VncServer, options: ScreenOptions) {
  const { viewOnly, monitors: readMonitors = monitorsOfDisplay } = options;
  const [{ name, serverInit }, monitors] = await Promise.all([greeted(vnc, password), readMonitors()]);
  browser.say({ type: 'desktop', name, simulated: false, viewOnly, monitors });
  await welcomeBrowser(browser, serverInit);
  takeInput(browser, vnc, viewOnly);
  for await (const pictures of vnc.rest()) await browser.send(pictures);
}

async function servedBy(
  browser: ScreenBrowser,
  server: VncServer,
  options: ScreenOptions,
): Promise<ScreenFailure | null> {
  try {
    const vnc = await connectToVnc(server.place);
    browser.ended.addEventListener('abort', vnc.close);
    if (browser.ended.aborted) vnc.close();
    await show(browser, vnc, server, options).finally(vnc.close);
  } catch (error) {
    if (error instanceof RfbError) browser.close();
    if (browser.ended.aborted) return null;
    if (error instanceof VncError) return error.failure;
    throw error;
  }
  return browser.ended.aborted ? null : 'vnc_hung_up';
}

/**
 * Serves the screen of this machine over a connection: forwards the pictures of its VNC server to the browser and the
 * browser's input to it, until either ends. The agent itself signs in to the VNC server, so that its password never
 * leaves the machine.
 *
 * @returns Why there is no screen, or no longer one; null where the connection ended by itself. The channel is left
 *   open after a failure, for whoever tells the server how it ended.
 */
export async function serveScreen(channel: RemoteChannel, options: ScreenOptions): Promise<ScreenFailure | null> {
  const browser = listenToBrowser(channel);
  const server = await options.servers.find();
  if (!server) return browser.ended.aborted ? null : 'vnc_unreachable';
  try {
    return await servedBy(browser, server, options);
  } finally {
    server.release();
  }
}
