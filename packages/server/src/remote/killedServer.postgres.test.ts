import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE } from '@remote-console/api-client/contract';
import {
  BYTE_STREAM_KEY_HEADER,
  BYTE_STREAM_PATH,
  BYTE_STREAM_TRANSFER,
  type BrowserStreams,
  callFiles,
  dataFrame,
  FILE_WINDOW,
  type FilesCaller,
  FilesDisconnected,
  type FileState,
  LARGEST_REMOTE_FRAME,
  messageFrame,
  readRemoteFrame,
  readServerToBrowser,
  REMOTE_PROTOCOL,
  type ServerToBrowser,
} from '@remote-console/domain';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addressOf, startChild } from '../testing/childServer.ts';
import { afterThisTest } from '../testing/cleanup.ts';
import { type CrashTest, prepareCrashTest } from '../testing/crashTest.ts';
import { newFolder } from '../testing/temporaryFolder.ts';

/** Several times the amount in flight, so that a kill in the middle really is in the middle. */
const FILE = randomBytes(6 * FILE_WINDOW + 12_345);
const PATIENCE_OF_ALL = { timeout: 300_000 };
const PATIENCE = { timeout: 150_000, interval: 50 };

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function startServer({ environment }: CrashTest) {
  const server = startChild(environment);
  return { ...server, url: await addressOf(server) };
}

/** Starts the agent of this machine, which shares a folder with one file. */
function startAgent({ enrolmentToken }: CrashTest, url: string): void {
  const { folder, removeFolder } = newFolder('remote-console-shared-');
  const own = newFolder('remote-console-agent-');
  afterThisTest(async () => {
    removeFolder();
    own.removeFolder();
  });
  writeFileSync(join(folder, 'large.bin'), FILE);
  startChild(
    {
      REMOTE_CONSOLE_SERVER: url,
      REMOTE_CONSOLE_ENROLMENT_TOKEN: enrolmentToken,
      REMOTE_CONSOLE_AGENT_DATA: own.folder,
      REMOTE_CONSOLE_ALLOW_FILES: folder,
    },
    '../../../agent/src/main.ts',
  );
}

/** Calls a server as the administrator; returns its objects. */
async function call(
  { token }: CrashTest,
  url: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${url}${API_BASE}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { token, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as { readonly objects?: Record<string, unknown>[] };
  if (!answer.objects) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.objects;
}

/** The device whose agent shares its files, once a server knows it. */
async function sharingDevice(crashTest: CrashTest, url: string): Promise<number> {
  const find = async () => {
    const devices = await call(crashTest, url, '/devices');
    return devices.find(({ remote_kinds }) => JSON.stringify(remote_kinds).includes('files'))?.['pk'];
  };
  await expect.poll(find, PATIENCE).toBeTypeOf('number');
  return Number(await find());
}

interface OpenedFiles {
  readonly caller: FilesCaller;
  readonly session: number;
  /** The transfers that had a separate request. */
  readonly streamed: readonly number[];
}

/** How the bytes of a file are sent. */
type Way = 'messages' | 'requests';

/** Opens the files of a device like a browser; with a session, continues it. */
async function openFiles(
  crashTest: CrashTest,
  url: string,
  wanted: { readonly device: number; readonly session?: number; readonly way: Way },
): Promise<OpenedFiles> {
  const { device, session, way } = wanted;
  const body = { device_pk: device, kind: 'files', ...(session === undefined ? {} : { session_pk: session }) };
  const [permission] = await call(crashTest, url, '/remote/connections', body);
  const socket = new WebSocket(`${url.replace('http', 'ws')}${API_BASE}/remote/socket`, REMOTE_PROTOCOL, {
    maxPayload: LARGEST_REMOTE_FRAME,
    perMessageDeflate: false,
  });
  afterThisTest(async () => socket.terminate());
  socket.on('error', () => undefined);
  socket.on('open', () => {
    socket.send(messageFrame('server', { type: 'hello', token: permission?.['connection_token'] }));
  });
  const live = Promise.withResolvers<Extract<ServerToBrowser, { type: 'live' }>>();
  const closed = new Promise((resolve) => {
    socket.on('close', resolve);
  });
  const streamed: number[] = [];
  async function* receive(transfer: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    streamed.push(transfer);
    const address = `${url}${API_BASE}${BYTE_STREAM_PATH}?${BYTE_STREAM_TRANSFER}=${transfer}`;
    const headers = { [BYTE_STREAM_KEY_HEADER]: (await live.promise).streams ?? '' };
    const { body } = await fetch(address, { headers, signal });
    try {
      if (body) yield* body;
    } catch (broken) {
      await closed;
      throw broken;
    }
  }
  const streams: BrowserStreams = {
    receive,
    send: () => Promise.reject(new Error('Nothing is uploaded here.')),
    takeTurn: () => Promise.resolve(() => undefined),
  };
  const caller = callFiles({
    sendControl: (message) => socket.send(messageFrame('control', message)),
    sendData: (...parts) => socket.send(dataFrame(...parts)),
    drained: () => Promise.resolve(),
    listen: ({ control, data, end }) => {
      socket.on('message', (raw) => {
        const frame = Buffer.isBuffer(raw) ? readRemoteFrame(raw) : null;
        if (frame?.lane === 'control') control(frame.message);
        if (frame?.lane === 'data') data(frame.bytes);
        const said = frame?.lane === 'server' ? readServerToBrowser(frame.message) : null;
        if (said?.type === 'live') live.resolve(said);
        if (said?.type === 'ended') live.reject(new Error(`The connection ended with ${said.reason}.`));
      });
      socket.on('close', () => end({ reason: 'connection_lost', by: '', detail: '' }));
    },
    close: () => socket.close(),
    ...(way === 'requests' && { streams }),
  });
  return { caller, session: (await live.promise).session, streamed };
}

const WAYS: readonly Way[] = ['messages', 'requests'];

it.each(WAYS)(
  'a download in %s goes on at the other server when the one that carried it is killed',
  PATIENCE_OF_ALL,
  async (way) => {
    const crashTest = await prepareCrashTest();
    const [first, second] = await Promise.all([startServer(crashTest), startServer(crashTest)]);
    startAgent(crashTest, second.url);
    const device = await sharingDevice(crashTest, first.url);

    const arrived: Buffer[] = [];
    let moved = 0;
    let state: FileState | null = null;
    const keep = (bytes: Uint8Array) => {
      arrived.push(Buffer.from(bytes));
      moved += bytes.length;
    };
    const path = ['large.bin'];
    const before = await openFiles(crashTest, first.url, { device, way });
    const interrupted = before.caller.read(
      { type: 'read', path, from: 0, length: null, state: null },
      {
        begin: (known) => {
          state = known;
        },
        take: async (bytes) => {
          keep(bytes);
          if (moved < FILE_WINDOW || first.child.killed) return;
          first.child.kill('SIGKILL');
          await first.ended;
        },
      },
    );
    await expect(interrupted).rejects.toThrow(FilesDisconnected);
    expect(moved).toBeGreaterThanOrEqual(FILE_WINDOW);
    expect(moved).toBeLessThanOrEqual(3 * FILE_WINDOW);

    const after = await openFiles(crashTest, second.url, { device, session: before.session, way });
    expect(after.session).toBe(before.session);
    const rest = { begin: () => undefined, take: keep };
    const { size } = await after.caller.read({ type: 'read', path, from: moved, length: null, state }, rest);
    expect(size).toBe(FILE.length);
    expect(digestOf(Buffer.concat(arrived))).toBe(digestOf(FILE));
    const inRequests = way === 'requests' ? 1 : 0;
    expect([before.streamed.length, after.streamed.length]).toEqual([inRequests, inRequests]);
  },
);
