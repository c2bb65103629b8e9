import { open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { Answer, CommandOutcome, SignedManifest } from '../protocol/agentApi.ts';
import { listenHere } from '../testing/listenHere.ts';
import { manifestOf, someKey } from '../testing/someUpdate.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createUpdater, type UpdaterOptions, updateSystemOf } from './updater.ts';
import { NO_UPDATES, readUpdateState, stage, writeUpdateState } from './updateState.ts';

const PROGRAM = Buffer.from('a program that is newer '.repeat(10_000));
const COMMAND = { pk: 17, value: '1.1.0' };

/** An agent of version 1.0.0 and the server that it has enrolled at. */
async function setUp(changes: Partial<UpdaterOptions> = {}) {
  const dataFolder = await temporaryFolder();
  const server = someKey();
  const asked: string[] = [];
  let listener: RequestListener = (_request, response) => response.end(PROGRAM);
  const http = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  const origin = await listenHere(http);
  const manifest = manifestOf(PROGRAM);
  const stopping = new AbortController();
  const offered = { answer: { kind: 'done', value: { manifest, signature: server.sign(manifest) } } } as {
    answer: Answer<SignedManifest>;
  };
  const answers: [number, CommandOutcome][] = [];
  const connection = {
    server: origin,
    updateKey: server.key as string | null,
    signal: stopping.signal,
    session: {
      takeUpdate: async () => offered.answer,
      answerCommand: async (pk: number, outcome: CommandOutcome) => {
        answers.push([pk, outcome]);
        return true;
      },
    },
  };
  const updater = createUpdater({
    dataFolder,
    version: '1.0.0',
    system: 'linux-x64',
    noteReport: async () => undefined,
    ...changes,
  });
  return {
    dataFolder,
    server,
    asked,
    offered,
    answers,
    connection,
    stopping,
    updater,
    serve: (next: RequestListener) => void (listener = next),
    update: (command = COMMAND) => updater.run(command, connection),
    files: () => readdir(join(dataFolder, 'updates')).catch(() => []),
  };
}

it('downloads what the server has signed, for itself alone, and notes it to be tried', async () => {
  const { dataFolder, update, asked, files } = await setUp();
  expect(await update()).toEqual({ outcome: 'staged' });
  expect(asked).toEqual(['/download/remote-console-agent-linux-x64']);
  expect(await files()).toEqual(['remote-console-agent-1.1.0']);
  const path = join(dataFolder, 'updates/remote-console-agent-1.1.0');
  expect(await readFile(path)).toEqual(PROGRAM);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataFolder, 'updates'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataFolder, 'update.json'))).mode & 0o777).toBe(0o600);
  expect((await readUpdateState(dataFolder)).trial).toMatchObject({ version: '1.1.0', phase: 'staged', commandPk: 17 });
});

it('takes a program that is sent compressed, and no more of it than was signed', async () => {
  const { update, serve } = await setUp();
  serve((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(PROGRAM)));
  expect(await update()).toEqual({ outcome: 'staged' });
  const bombed = await setUp();
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  bombed.serve((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
  expect(await bombed.update()).toEqual({
    outcome: 'failed',
    reason: "update_wrong_program: The server's program is larger than the signed size.",
  });
  expect(await bombed.files()).toEqual([]);
});

it.each<[string, RequestListener, RegExp]>([
  [
    'another program',
    (_request, response) => response.end(PROGRAM.map((byte) => byte ^ 1)),
    /^update_wrong_program: .* not the one that was signed/,
  ],
  [
    'half of it',
    (_request, response) => response.end(PROGRAM.subarray(100)),
    /^update_wrong_program: .* not the one that was signed/,
  ],
  [
    'an endless one',
    (_request, response) => endless(response),
    /^update_wrong_program: .* larger than the signed size/,
  ],
  ['nothing', (_request, response) => response.writeHead(404).end(), /^update_wrong_program: .*status 404/],
  [
    'a redirect, although the program is there',
    (request, response) =>
      request.url === '/moved' ? response.end(PROGRAM) : response.writeHead(302, { location: '/moved' }).end(),
    /^update_no_connection: .* cannot be reached/,
  ],
  [
    'a connection that breaks',
    (_request, response) => {
      response.writeHead(200, { 'content-length': PROGRAM.length });
      response.write(PROGRAM.subarray(0, 1000), () => response.destroy());
    },
    /^update_no_connection: .* cannot be reached/,
  ],
])('keeps nothing of what the server hands out instead: %s', async (_what, listener, reason) => {
  const { dataFolder, update, serve, files } = await setUp();
  serve(listener);
  expect(await update()).toEqual({ outcome: 'failed', reason: expect.stringMatching(reason) });
  expect(await files()).toEqual([]);
  expect(await readUpdateState(dataFolder)).toEqual(NO_UPDATES);
});

function endless(response: Parameters<RequestListener>[1]): void {
  const more = () => response.destroyed || response.write(PROGRAM, () => setImmediate(more));
  response.writeHead(200);
  more();
}

it('downloads nothing that is not signed with the key that it was given when it enrolled', async () => {
  const { server, offered, connection, update, asked, files } = await setUp();
  const other = someKey();
  const manifest = manifestOf(PROGRAM);
  offered.answer = { kind: 'done', value: { manifest, signature: other.sign(manifest) } };
  const refused = { outcome: 'failed', reason: 'update_not_signed' };
  expect(await update()).toEqual(refused);
  offered.answer = { kind: 'done', value: { manifest, signature: server.sign(manifest) } };
  connection.updateKey = other.key;
  expect(await update()).toEqual(refused);
  connection.updateKey = null;
  expect(await update()).toEqual({ outcome: 'failed', reason: 'update_no_key' });
  expect(asked).toEqual([]);
  expect(await files()).toEqual([]);
});

it.each([
  ['1.0.0', 'done', 'The agent already has version 1.0.0.'],
  ['0.9.0', 'failed', 'update_not_newer'],
  ['1.0', 'failed', 'update_not_newer'],
  ['newest', 'failed', 'update_unclear_version'],
  ['1.2.0', 'failed', 'update_wrong_program: The server offers version 1.1.0 instead of 1.2.0.'],
])('asked for version %s answers %s', async (value, outcome, reason) => {
  const { update, asked } = await setUp();
  expect(await update({ pk: 1, value })).toEqual({ outcome, reason });
  expect(asked).toEqual([]);
});

it('says why the server offers nothing', async () => {
  const { offered, update } = await setUp();
  offered.answer = { kind: 'refused', status: 404, error: 'not_found', retryAfterSeconds: null };
  expect(await update()).toMatchObject({ reason: 'update_no_program' });
  offered.answer = { kind: 'refused', status: 503, error: 'server_error', retryAfterSeconds: null };
  expect(await update()).toMatchObject({ reason: 'update_not_offered: 503 server_error' });
  offered.answer = { kind: 'unreachable', reason: 'ECONNREFUSED' };
  expect(await update()).toMatchObject({
    reason: expect.stringMatching(/^update_no_connection: Nothing is listening at/),
  });
});

it('says that the disk is full, and frees what it took of it', async () => {
  let written = 0;
  const { dataFolder, update, files } = await setUp({
    openFile: async (path, flags, mode) => {
      const file = await open(path, flags, mode);
      return {
        sync: () => file.sync(),
        close: () => file.close(),
        writeFile: async (data) => {
          written += 1;
          await file.writeFile(data);
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        },
      };
    },
  });
  expect(await update()).toEqual({
    outcome: 'failed',
    reason: expect.stringMatching(/^update_not_written: .* is on a full disk/),
  });
  expect(written).toBe(1);
  expect(await files()).toEqual([]);
  expect(await readUpdateState(dataFolder)).toEqual(NO_UPDATES);
});

it('downloads one thing at a time, and ends that when it is stopped', async () => {
  const { update, serve, stopping, files, asked } = await setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  serve((_request, response) => {
    response.writeHead(200);
    response.write(PROGRAM.subarray(0, 1000));
    resolve();
  });
  const first = update();
  await promise;
  expect(await update({ pk: 18, value: '1.1.0' })).toEqual({ outcome: 'failed', reason: 'update_running' });
  stopping.abort();
  expect(await first).toEqual({ outcome: 'failed', reason: 'update_stopped' });
  expect(asked).toHaveLength(1);
  expect(await files()).toEqual([]);
});

it('removes what a download that was cut off has left', async () => {
  const { dataFolder, update, files } = await setUp();
  await update({ pk: 1, value: '1.1.0' });
  await writeUpdateState(dataFolder, NO_UPDATES);
  await writeFile(join(dataFolder, 'updates/remote-console-agent-1.0.5.part'), 'half');
  expect(await update()).toEqual({ outcome: 'staged' });
  expect(await files()).toEqual(['remote-console-agent-1.1.0']);
});

it('does not fetch a second time what is handed out again', async () => {
  const { dataFolder, update, asked } = await setUp();
  await update();
  expect(await update()).toEqual({ outcome: 'later' });
  const { trial } = await readUpdateState(dataFolder);
  const last = {
    commandPk: 17,
    version: '1.1.0',
    outcome: 'failed',
    reason: 'It did not report.',
    isAnswered: true,
  } as const;
  await writeUpdateState(dataFolder, { ...NO_UPDATES, last });
  expect(await update()).toEqual({ outcome: 'failed', reason: 'It did not report.' });
  expect(asked).toHaveLength(1);
  // Another command may try the same version again: perhaps it was the network.
  expect(await update({ pk: 18, value: '1.1.0' })).toEqual({ outcome: 'staged' });
  expect(trial?.commandPk).toBe(17);
});

it('says what became of an update after the first report that was accepted, once', async () => {
  const noteReport = vi.fn(async () => undefined);
  const { dataFolder, updater, connection, answers } = await setUp({ noteReport });
  await updater.reported(connection);
  expect(answers).toEqual([]);
  const last = { commandPk: 17, version: '1.1.0', outcome: 'done', reason: 'It has.', isAnswered: false } as const;
  await writeUpdateState(dataFolder, { ...NO_UPDATES, last });
  await updater.reported(connection);
  await updater.reported(connection);
  expect(answers).toEqual([[17, { outcome: 'done', reason: 'It has.' }]]);
  expect(noteReport).toHaveBeenCalledTimes(3);
});

it('knows the programs of each system', () => {
  expect(updateSystemOf('linux', 'arm64')).toBe('linux-arm64');
  expect(updateSystemOf('win32', 'x64')).toBe('windows-x64');
  expect(updateSystemOf('darwin', 'x64')).toBe('macos-x64');
  expect(updateSystemOf('darwin', 'arm64')).toBeNull();
  expect(updateSystemOf('freebsd', 'x64')).toBeNull();
  expect(stage(NO_UPDATES, { version: '1', file: 'f', sha256: 's' }, 1).trial?.phase).toBe('staged');
});
