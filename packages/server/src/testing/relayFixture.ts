import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { API_BASE } from '@remote-console/api-client/contract';
import {
  dataFrame,
  LARGEST_REMOTE_FRAME,
  messageFrame,
  readRemoteFrame,
  type RemoteKind,
  REMOTE_PROTOCOL,
} from '@remote-console/domain';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { LogEntry } from '../log/index.ts';
import { type RelayServices, serveRemote } from '../remote/relay/serveRemote.ts';
import { RELAY_TIMINGS, type RelayTimings } from '../remote/relay/timings.ts';
import { afterThisTest } from './cleanup.ts';
import { AGENT, openDeviceFixture } from './deviceFixture.ts';
import { succeed } from './exchange.ts';
import type { TestServer } from './testServer.ts';

/** Fast enough for tests. */
const QUICK: RelayTimings = { ...RELAY_TIMINGS, watchMs: 50 };

/** Makes a test server listen on a port, with its relay. */
export async function listenWithRelay(
  testServer: Pick<TestServer, 'app' | 'connection' | 'settings' | 'streams'> & { readonly log: LogEntry[] },
  timings: Partial<RelayTimings> = {},
  createFile?: RelayServices['createFile'],
): Promise<string> {
  const listener = getRequestListener(testServer.app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const { connection, settings, log, streams } = testServer;
  const relay = serveRemote(server, {
    connection,
    settings,
    log: (entry) => log.push(entry),
    internalUrl: () => url,
    streams,
    timings: { ...QUICK, ...timings },
    ...(createFile ? { createFile } : {}),
  });
  afterThisTest(async () => {
    await relay.stop();
    server.closeAllConnections();
    server.close();
  });
  return url;
}

/** One end of a connection, as played by a test. */
export interface TestEnd {
  readonly socket: WebSocket;
  /** The messages of lane `server`, as received. */
  readonly heard: unknown[];
  /** Everything of lane `data`, joined. */
  readonly received: () => Buffer;
  /** How many bytes that is. */
  readonly receivedLength: () => number;
  readonly say: (message: object) => void;
  readonly control: (message: object) => void;
  readonly data: (bytes: Uint8Array) => void;
  /** Waits for a message of lane `server` of a type. */
  readonly hears: (type: string) => Promise<unknown>;
  /** Waits for the end and returns its reason. */
  readonly endReason: () => Promise<unknown>;
}

const PATIENCE = { timeout: 5000, interval: 10 };

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : null;
}

/** Wraps the socket of one end. */
export function testEnd(socket: WebSocket): TestEnd {
  const heard: unknown[] = [];
  const pieces: Buffer[] = [];
  let length = 0;
  socket.on('message', (data) => {
    const frame = Buffer.isBuffer(data) ? readRemoteFrame(data) : null;
    if (frame?.lane === 'data') {
      length += frame.bytes.length;
      pieces.push(Buffer.from(frame.bytes));
    } else heard.push(frame?.message);
  });
  const hears = (type: string) =>
    vi.waitFor(() => {
      const message = heard.find((each) => typeOf(each) === type);
      expect(message, `a message "${type}" among ${JSON.stringify(heard)}`).toBeDefined();
      return message;
    }, PATIENCE);
  return {
    socket,
    heard,
    received: () => Buffer.concat(pieces),
    receivedLength: () => length,
    say: (message) => socket.send(messageFrame('server', message)),
    control: (message) => socket.send(messageFrame('control', message)),
    data: (bytes) => socket.send(dataFrame(bytes)),
    hears,
    async endReason() {
      const ended = await hears('ended');
      return typeof ended === 'object' && ended !== null && 'reason' in ended ? ended.reason : null;
    },
  };
}

const placeOf = (url: string, path: string) => `${url.replace('http', 'ws')}${API_BASE}${path}`;

/** Opens the end of a browser that presents a token. */
export async function openBrowser(url: string, token: string): Promise<TestEnd> {
  const socket = new WebSocket(placeOf(url, '/remote/socket'), REMOTE_PROTOCOL, { maxPayload: LARGEST_REMOTE_FRAME });
  const end = testEnd(socket);
  await once(socket, 'open');
  end.say({ type: 'hello', token });
  return end;
}

/** Makes an agent join a connection; returns the status when it is refused. */
export async function bringAgent(
  url: string,
  connectionId: number,
  token = AGENT,
): Promise<{ readonly end: TestEnd } | { readonly status: number }> {
  const socket = new WebSocket(placeOf(url, `/agents/remote?connection=${connectionId}`), REMOTE_PROTOCOL, {
    headers: { token },
  });
  const end = testEnd(socket);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve({ end }));
    socket.on('unexpected-response', (_request, response) => resolve({ status: response.statusCode ?? 0 }));
    socket.on('error', reject);
  });
}

/** A company with a device whose agent offers everything, and a server that relays. */
export async function openRelayFixture(timings: Partial<RelayTimings> = {}, createFile?: RelayServices['createFile']) {
  const fixture = await openDeviceFixture([{ remote_kinds: 'screen,terminal,files' }]);
  const url = await listenWithRelay(fixture.testServer, timings, createFile);
  const { app, device, testServer } = fixture;

  /** The token of a connection for a person. */
  const permit = async (token: string, kind: RemoteKind = 'terminal', session_pk?: number): Promise<string> => {
    const body = { device_pk: device, kind, ...(session_pk === undefined ? {} : { session_pk }) };
    const { objects } = await succeed(app, 'openRemoteConnection', { token, body });
    return objects[0]?.connection_token ?? '';
  };

  /** The connection that the agent is called to; the newest. */
  const call = () =>
    vi.waitFor(async () => {
      const { objects } = await succeed(app, 'listAgentCommands', { token: AGENT });
      const called = objects.findLast(({ type }) => type === 'remote');
      expect(called).toBeDefined();
      return Number(called?.value.split(' ')[1]);
    }, PATIENCE);

  /** Connects both ends and waits until they may communicate. */
  const openPair = async (token: string, kind: RemoteKind = 'terminal', session?: number, at = url) => {
    const browser = await openBrowser(at, await permit(token, kind, session));
    const connectionPk = await call();
    const arrived = await bringAgent(url, connectionPk);
    if (!('end' in arrived)) throw new Error(`The agent was refused with ${arrived.status}.`);
    const agent = arrived.end;
    await agent.hears('begin');
    agent.say({ type: 'ready' });
    const live = await browser.hears('live');
    const sessionPk = typeof live === 'object' && live !== null && 'session' in live ? Number(live.session) : 0;
    return { browser, agent, sessionId: sessionPk, connectionId: connectionPk };
  };

  const sessions = () => testServer.database.query.selectFrom('remote_sessions').selectAll().orderBy('pk').execute();

  return { ...fixture, url, permit, call, openPair, sessions, rest: (milliseconds: number) => pause(milliseconds) };
}
