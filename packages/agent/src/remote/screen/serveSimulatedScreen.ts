import { RfbError, type RemoteChannel } from '@remote-console/domain';
import { listenToBrowser } from './screenBrowser.ts';
import { DESKTOP, MONITORS } from './simulated/desktop.ts';
import { formatBytes, OWN_FORMAT } from './simulated/pixels.ts';
import { createSharedDesktop } from './simulated/sharedDesktop.ts';
import { type SimulatedScreen, simulatedSession } from './simulated/simulatedSession.ts';
import { welcomeBrowser } from './welcomeBrowser.ts';

/** How a simulated screen is served. */
export interface SimulatedScreenOptions {
  /** Accepts no key, pointer or clipboard input, whatever the browser sends. */
  readonly viewOnly?: boolean;
}

const MINUTE_MS = 60_000;

const NOTES = 'This desktop is simulated.\nType here, drag the windows,\npress the button.\n';

/** The screen of a simulated device, which is the same for everybody who views it. */
export const createSimulatedScreen = (deviceName: string): SimulatedScreen => ({
  deviceName,
  desktop: createSharedDesktop(NOTES),
});

function serverInit(name: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(DESKTOP.width, 0);
  size.writeUInt16BE(DESKTOP.height, 2);
  const bytes = Buffer.from(name, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([size, formatBytes(OWN_FORMAT), length, bytes]);
}

/**
 * Serves the screen of a simulated device: a small desktop that reacts to keyboard, pointer and clipboard, and says
 * that it is simulated. It is discarded with the last connection.
 */
export async function serveSimulatedScreen(
  channel: RemoteChannel,
  screen: SimulatedScreen,
  { viewOnly = false }: SimulatedScreenOptions = {},
): Promise<void> {
  const browser = listenToBrowser(channel);
  const { deviceName } = screen;
  const closeAtFault = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof RfbError)) throw error;
      browser.close();
    }
  };
  browser.say({ type: 'desktop', name: deviceName, simulated: true, viewOnly, monitors: MONITORS });
  try {
    await welcomeBrowser(browser, serverInit(`${deviceName} (simulated)`));
  } catch (error) {
    if (error instanceof RfbError) browser.close();
    if (browser.ended.aborted) return;
    throw error;
  }
  const session = simulatedSession(browser, screen, viewOnly);
  browser.stream((bytes) => closeAtFault(() => session.take(bytes)));
  const clock = setInterval(session.tick, MINUTE_MS / 12);
  await new Promise<void>((resolve) => {
    if (browser.ended.aborted) resolve();
    browser.ended.addEventListener('abort', () => resolve());
  });
  clearInterval(clock);
  session.leave();
}
