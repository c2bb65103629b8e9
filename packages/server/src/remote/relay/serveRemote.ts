import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@remote-console/api-client/contract';
import { REMOTE_PROTOCOL } from '@remote-console/domain';
import type { Connection } from '../../database/index.ts';
import { problem, readOrigin } from '../../http/index.ts';
import { describeError, type Log } from '../../log/index.ts';
import type { Settings } from '../../settings/index.ts';
import { openRecordingDesk } from '../recordings/recordingDesk.ts';
import { createSealedFile } from '../recordings/sealedFile.ts';
import { FORWARD_PATH } from './forward.ts';
import { createLinkHub } from './linkHub.ts';
import { receiveBrowser } from './receiveBrowser.ts';
import type { RelayContext } from './relayContext.ts';
import { serveStreams } from './serveStreams.ts';
import type { StreamDoor } from './streamDoor.ts';
import { RELAY_TIMINGS, type RelayTimings } from './timings.ts';
import { createUpgrades, refuseUpgrade, type Upgrade, type Upgrades } from './upgrades.ts';
import { watchLinks } from './watchLinks.ts';
import { welcomeAgent, welcomeForwarded } from './welcomeAgent.ts';

/** What the relay is started with. */
export interface RelayServices {
  readonly connection: Connection;
  readonly settings: Pick<Settings, 'trustedProxies' | 'recordings'>;
  readonly log: Log;
  /** Where other server processes reach this one, without a trailing slash. */
  readonly internalUrl: () => string;
  /** Where the app passes on the requests of byte streams. */
  readonly streams: StreamDoor;
  /** Creates the files of recordings; on the disk by default. */
  readonly createFile?: typeof createSealedFile;
  /** The default timings, when left out. */
  readonly timings?: RelayTimings;
}

/** The relay of a server. */
export interface Relay {
  /** Ends every connection, so that browsers connect again elsewhere. */
  readonly stop: () => Promise<void>;
}

/** Where browsers and agents open WebSockets, below the base of the API. */
const SOCKET_PATHS = { browser: '/remote/socket', agent: '/agents/remote', forwarded: FORWARD_PATH } as const;

function addressOf({ headers, socket }: IncomingMessage, trustedProxies: Settings['trustedProxies']): string {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : value?.join(',');
  };
  return readOrigin(socket.remoteAddress ?? '', header, trustedProxies).address;
}

/** Accepts WebSockets, by their address. */
async function welcome(
  context: RelayContext,
  upgrades: Upgrades,
  upgrade: Upgrade,
  trustedProxies: Settings['trustedProxies'],
): Promise<void> {
  const { url: target, headers } = upgrade.request;
  const url = new URL(target ?? '/', 'http://localhost');
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const called = url.pathname.startsWith(API_BASE) ? url.pathname.slice(API_BASE.length) : '';
  const path = Object.values(SOCKET_PATHS).find((each) => each === called);
  if (path === undefined) return refuseUpgrade(upgrade, problem(404, 'not_found'));
  if (!protocols.includes(REMOTE_PROTOCOL)) return refuseUpgrade(upgrade, problem(400, 'invalid_data'));
  if (path === SOCKET_PATHS.forwarded) return welcomeForwarded(context, upgrades, upgrade);
  const address = addressOf(upgrade.request, trustedProxies);
  if (path === SOCKET_PATHS.agent) return welcomeAgent(context, upgrades, upgrade, { url, address });
  upgrades.accept(upgrade, (browser) => receiveBrowser(context, browser, address));
}

/** Checks every connection, round after round, until the server stops. */
async function keepWatch({ connection, hub, timings, reportError, stopping }: RelayContext): Promise<void> {
  while (!stopping.aborted) {
    const round = pause(timings.watchMs, undefined, { signal: stopping }).catch(() => undefined);
    await watchLinks(connection, hub, timings.watchMs, stopping).catch(reportError);
    await round;
  }
}

/** Lets browsers and agents open WebSockets at a server, and connects them. */
export function serveRemote(server: Server, services: RelayServices): Relay {
  const { connection, settings, log, internalUrl, createFile = createSealedFile, timings = RELAY_TIMINGS } = services;
  const closing = new AbortController();
  const reportError = (error: unknown) =>
    log({ level: 'error', message: 'a remote connection failed', detail: describeError(error) });
  const hub = createLinkHub();
  const recordings = openRecordingDesk({ connection, settings: settings.recordings, createFile, reportError });
  const stopping = closing.signal;
  const context: RelayContext = { connection, hub, recordings, timings, internalUrl, reportError, stopping };
  const upgrades = createUpgrades(reportError);

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    welcome(context, upgrades, { request, socket, head }, settings.trustedProxies).catch((error: unknown) => {
      reportError(error);
      refuseUpgrade({ socket }, problem(500, 'server_error'));
    });
  };
  server.on('upgrade', onUpgrade);
  const closeStreams = services.streams.open(serveStreams(context));
  const watching = keepWatch(context);

  return {
    async stop() {
      closing.abort();
      closeStreams();
      for (const link of hub.all()) link.end({ reason: 'server_stopping', by: '', detail: '' });
      await watching;
      // A disk that does not respond must not block the server.
      await Promise.race([recordings.settled(), pause(timings.settleMs, undefined, { ref: false })]);
      server.off('upgrade', onUpgrade);
      upgrades.stop();
    },
  };
}
