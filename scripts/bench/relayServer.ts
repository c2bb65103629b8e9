/** A server with a fleet whose first devices have agents played by the benchmark, and both ends of connections. */
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@remote-console/api-client/contract';
import { LARGEST_REMOTE_FRAME, messageFrame, readRemoteFrame, REMOTE_PROTOCOL } from '@remote-console/domain';
import {
  createPasswordHasher,
  newToken,
  openDatabase,
  readSettings,
  seedLoad,
  tokenHash,
} from '@remote-console/server';
import { WebSocket } from 'ws';
import { logIn, startFleetServer } from './fleetServer.ts';
import { addressOf } from './child.ts';

/** A device and the token of its agent. */
export interface PlayedAgent {
  readonly deviceId: number;
  readonly token: string;
}

/** A server that relays. */
export interface RelayServer {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Of an administrator. */
  readonly token: string;
  readonly agents: readonly PlayedAgent[];
}

const PASSWORD = 'Bench!2345';

/** Starts a server over a thousand devices, some of which have agents. */
export async function startRelayServer(folder: string, agentCount: number): Promise<RelayServer> {
  const database = await openDatabase(readSettings({ DATA_DIR: folder }).place);
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  const { managerId } = await seedLoad(database, { devices: 1000, groups: 100, now: Date.now(), passwordHash });
  const devices = await database.query.selectFrom('devices').select('pk').orderBy('pk').limit(agentCount).execute();
  const agents: PlayedAgent[] = [];
  for (const { pk } of devices) {
    const token = `agent-${newToken()}`;
    agents.push({ deviceId: pk, token });
    await database.query
      .updateTable('devices')
      .set({ agent_token_hash: tokenHash(token), remote_kinds: 'terminal', alive: 1, dev_os_id: 2 })
      .where('pk', '=', pk)
      .execute();
  }
  await database.close();
  const child = startFleetServer(folder);
  const origin = await addressOf(child);
  return { child, origin, token: await logIn(origin, managerId, PASSWORD), agents };
}

/** A connection with both ends. */
export interface BenchConnection {
  readonly browser: WebSocket;
  readonly agent: WebSocket;
}

function typeOf(data: unknown): unknown {
  const frame = Buffer.isBuffer(data) ? readRemoteFrame(data) : null;
  const message = frame?.lane === 'server' ? frame.message : null;
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : null;
}

function hears(socket: WebSocket, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      const heard = typeOf(data);
      if (heard === type) resolve();
      else if (heard === 'ended') reject(new Error('The connection ended before it began.'));
    });
  });
}

const options = { maxPayload: LARGEST_REMOTE_FRAME, perMessageDeflate: false };

async function calledFor({ origin }: RelayServer, { token }: PlayedAgent): Promise<number> {
  const answer = await fetch(`${origin}${API_BASE}/agents/commands?wait=20`, { headers: { token } });
  const text = await answer.text();
  const connection = /"value":"terminal (\d+)"/.exec(text)?.[1];
  if (connection === undefined) throw new Error(`The agent was not called: ${text}`);
  const pk = /"pk":(\d+)/.exec(text)?.[1] ?? '';
  await fetch(`${origin}${API_BASE}/agents/commands/${pk}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'done' }),
  });
  return Number(connection);
}

/** The token of a connection; waits when one person may not request more within a minute. */
async function permissionFor(server: RelayServer, agent: PlayedAgent): Promise<string> {
  const answer = await fetch(`${server.origin}${API_BASE}/remote/connections`, {
    method: 'POST',
    headers: { token: server.token, 'content-type': 'application/json' },
    body: JSON.stringify({ device_pk: agent.deviceId, kind: 'terminal' }),
  });
  const text = await answer.text();
  const seconds = Number(answer.headers.get('retry-after') ?? 0);
  if (seconds > 0) {
    await pause(seconds * 1000);
    return permissionFor(server, agent);
  }
  const token = /"connection_token":"([^"]+)"/.exec(text)?.[1];
  if (token === undefined) throw new Error(`The connection was not permitted: ${text}`);
  return token;
}

/** Opens a terminal of a device through the server. */
export async function openConnection(server: RelayServer, agent: PlayedAgent): Promise<BenchConnection> {
  const place = `${server.origin.replace('http', 'ws')}${API_BASE}`;
  const token = await permissionFor(server, agent);
  const browser = new WebSocket(`${place}/remote/socket`, REMOTE_PROTOCOL, options);
  const isLive = hears(browser, 'live');
  await once(browser, 'open');
  browser.send(messageFrame('server', { type: 'hello', token }));
  const connection = await calledFor(server, agent);
  const end = new WebSocket(`${place}/agents/remote?connection=${connection}`, REMOTE_PROTOCOL, {
    ...options,
    headers: { token: agent.token },
  });
  const begins = hears(end, 'begin');
  await once(end, 'open');
  await begins;
  end.send(messageFrame('server', { type: 'ready' }));
  await isLive;
  return { browser, agent: end };
}
