import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@remote-console/api-client/contract';
import {
  isRecorded,
  LARGEST_REMOTE_FRAME,
  readHello,
  readRemoteFrame,
  type RemoteEnd,
  type RemoteEndReason,
  REMOTE_PROTOCOL,
} from '@remote-console/domain';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Connection } from '../../database/index.ts';
import { remotePolicy } from '../../groups/index.ts';
import { problem, readOrigin } from '../../http/index.ts';
import { describeError, type Log } from '../../log/index.ts';
import { findMember } from '../../members/index.ts';
import type { Settings } from '../../settings/index.ts';
import { noteTransfer } from '../noteTransfer.ts';
import { type OpenedConnection, takePermission } from '../permissions.ts';
import { openRecordingDesk } from '../recordings/recordingDesk.ts';
import { createSealedFile } from '../recordings/sealedFile.ts';
import { noteRefusedToken } from '../refusals.ts';
import { remoteSeat } from '../remoteParts.ts';
import { noteBegin, noteEnd } from '../sessionRecords.ts';
import { noteTerminal } from '../sharedTerminals.ts';
import { receiveAgent } from './agentArrival.ts';
import { callAgent, deviceOf } from './callAgent.ts';
import { FORWARD_PATH, forwardAgent, PASS_HEADER } from './forward.ts';
import { createLinkHub } from './linkHub.ts';
import { readPass, writePass } from './passes.ts';
import { openLink } from './remoteLink.ts';
import { serveStreams } from './serveStreams.ts';
import type { StreamDoor } from './streamDoor.ts';
import { RELAY_TIMINGS, type RelayTimings } from './timings.ts';
import { watchLinks } from './watchLinks.ts';
import { bidFarewell } from './wire.ts';

/** What the relay works with. */
export interface RelayServices {
  readonly connection: Connection;
  readonly settings: Pick<Settings, 'trustedProxies' | 'recordings'>;
  readonly log: Log;
  /** Where other processes of the server reach this one, without a slash at the end. */
  readonly internalUrl: () => string;
  /** Where the app passes on the requests of byte streams. */
  readonly streams: StreamDoor;
  /** Makes the files of recordings; on the disk, when left out. */
  readonly createFile?: typeof createSealedFile;
  /** As usual, when left out. */
  readonly timings?: RelayTimings;
}

/** The relay of a server. */
export interface Relay {
  /** Ends every connection, so that browsers connect again elsewhere. */
  readonly stop: () => Promise<void>;
}

interface Refused {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a request that becomes no WebSocket. */
function refuse(socket: Duplex, { status, body, headers = {} }: Refused): void {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}

/** The first message of a browser; null when it is none or takes too long. */
async function firstMessage(browser: WebSocket, patienceMs: number): Promise<string | null> {
  const heard = new Promise<string | null>((resolve) => {
    browser.once('message', (data, isBinary) => {
      const frame = isBinary && Buffer.isBuffer(data) ? readRemoteFrame(data) : null;
      resolve(frame?.lane === 'server' ? (readHello(frame.message)?.token ?? null) : null);
    });
    browser.once('close', () => resolve(null));
  });
  return Promise.race([heard, pause(patienceMs, null, { ref: false })]);
}

/** Lets browsers and agents open WebSockets at a server, and brings them together. */
export function serveRemote(server: Server, services: RelayServices): Relay {
  const { connection, settings, log, internalUrl, createFile = createSealedFile, timings = RELAY_TIMINGS } = services;
  const hub = createLinkHub();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_REMOTE_FRAME,
    perMessageDeflate: false,
    handleProtocols: () => REMOTE_PROTOCOL,
  });
  const closing = new AbortController();
  const reportError = (error: unknown) =>
    log({ level: 'error', message: 'a remote connection failed', detail: describeError(error) });

  const recordings = openRecordingDesk({ connection, settings: settings.recordings, createFile, reportError });

  async function refuseSeat(browser: WebSocket, opened: OpenedConnection, end: RemoteEnd): Promise<void> {
    bidFarewell(browser, end);
    await noteEnd(connection, { pk: opened.pk, sessionPk: opened.session_fk, end, goesOn: false });
  }

  async function begin(browser: WebSocket, opened: OpenedConnection): Promise<void> {
    const member = await findMember(connection, opened.member_fk);
    if (!member) return bidFarewell(browser, { reason: 'account_ended', by: '', detail: '' });
    const device = await deviceOf(connection, opened);
    if (!device) return bidFarewell(browser, { reason: 'device_deleted', by: '', detail: '' });
    const { consent, recording, sharing } = await remotePolicy(connection, opened.company_fk, device.device_group_fk);
    const { kind } = opened;
    const seat = await remoteSeat(connection, opened, sharing);
    // Nobody at the device is asked for a person who may not come.
    if ('refused' in seat) return refuseSeat(browser, opened, seat.refused);
    const { days } = recording;
    const link = openLink(browser, opened, {
      person: member.name,
      consent,
      recording: isRecorded(recording.recording, kind)
        ? { days, start: (sessionPk, events) => recordings.start({ opened, sessionPk, kind, days }, events) }
        : null,
      timings,
      reportError,
      call: (one) => callAgent(connection, one, { member, device }),
      begin: (one) => noteBegin(connection, one, sharing),
      openedTerminal: (terminal) => {
        noteTerminal(connection, opened, terminal).catch(reportError);
      },
      transferred: (file, sessionPk) => {
        noteTransfer(connection, opened, sessionPk, file).catch(reportError);
      },
      over(one, end, goesOn) {
        hub.remove(one);
        noteEnd(connection, { pk: opened.pk, sessionPk: one.sessionPk(), end, goesOn }).catch(reportError);
      },
    });
    hub.add(link);
  }

  async function receiveBrowser(browser: WebSocket, address: string): Promise<void> {
    const token = await firstMessage(browser, timings.helloMs);
    const opened =
      token === null ? null : await takePermission(connection, token, { serverUrl: internalUrl(), address });
    const refused: RemoteEndReason = closing.signal.aborted ? 'server_stopping' : 'token_refused';
    if (!opened && token !== null) await noteRefusedToken(connection, token);
    if (!opened || closing.signal.aborted) return bidFarewell(browser, { reason: refused, by: '', detail: '' });
    await begin(browser, opened);
  }

  async function joinAgent(agent: WebSocket, connectionPk: number): Promise<void> {
    if (hub.find(connectionPk)?.join(agent) === true) return;
    bidFarewell(agent, { reason: 'connection_lost', by: '', detail: '' });
  }

  function open(request: IncomingMessage, socket: Duplex, head: Buffer, then: (end: WebSocket) => Promise<void>): void {
    sockets.handleUpgrade(request, socket, head, (end) => {
      // An error is always followed by the end of the connection, which says the same.
      end.on('error', () => undefined);
      then(end).catch((error: unknown) => {
        reportError(error);
        bidFarewell(end, { reason: 'failed', by: '', detail: '' });
      });
    });
  }

  async function welcomeAgent(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): Promise<void> {
    const address = originOf(request);
    const arrival = await receiveAgent(connection, request, { path: url.pathname, query: url.searchParams, address });
    if (arrival.kind === 'refused') {
      const { status, error, headers } = arrival;
      return refuse(socket, { ...problem(status, error), headers });
    }
    const { connectionPk, serverUrl } = arrival;
    if (hub.find(connectionPk)) return open(request, socket, head, (agent) => joinAgent(agent, connectionPk));
    const pass = await writePass(connection, connectionPk);
    const place = `${serverUrl.replace(/^http/, 'ws')}${API_BASE}${FORWARD_PATH}`;
    open(request, socket, head, async (agent) => forwardAgent(agent, place, pass));
  }

  async function welcomeForwarded(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const pass = request.headers[PASS_HEADER];
    const connectionPk = typeof pass === 'string' ? await readPass(connection, pass) : null;
    if (connectionPk === null) return refuse(socket, problem(401, 'login_required'));
    open(request, socket, head, (agent) => joinAgent(agent, connectionPk));
  }

  function originOf(request: IncomingMessage): string {
    const header = (name: string) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : value?.join(',');
    };
    return readOrigin(request.socket.remoteAddress ?? '', header, settings.trustedProxies).address;
  }

  async function welcome(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
    const place = url.pathname.startsWith(API_BASE) ? url.pathname.slice(API_BASE.length) : '';
    const isPlace = place === '/remote/socket' || place === '/agents/remote' || place === FORWARD_PATH;
    if (!isPlace) return refuse(socket, problem(404, 'not_found'));
    if (!protocols.includes(REMOTE_PROTOCOL)) return refuse(socket, problem(400, 'invalid_data'));
    if (place === '/agents/remote') return welcomeAgent(request, socket, head, url);
    if (place === FORWARD_PATH) return welcomeForwarded(request, socket, head);
    const address = originOf(request);
    open(request, socket, head, (browser) => receiveBrowser(browser, address));
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    welcome(request, socket, head).catch((error: unknown) => {
      reportError(error);
      refuse(socket, problem(500, 'server_error'));
    });
  };
  server.on('upgrade', onUpgrade);
  const closeStreams = services.streams.open(serveStreams({ connection, hub, internalUrl, reportError }));

  async function watch(): Promise<void> {
    const { signal } = closing;
    while (!signal.aborted) {
      const round = pause(timings.watchMs, undefined, { signal }).catch(() => undefined);
      await watchLinks(connection, hub, timings.watchMs, signal).catch(reportError);
      await round;
    }
  }
  const watching = watch();

  return {
    async stop() {
      closing.abort();
      closeStreams();
      for (const link of hub.all()) link.end({ reason: 'server_stopping', by: '', detail: '' });
      await watching;
      // A disk that does not answer must not keep the server.
      await Promise.race([recordings.settled(), pause(timings.settleMs, undefined, { ref: false })]);
      server.off('upgrade', onUpgrade);
      for (const end of sockets.clients) end.terminate();
    },
  };
}
