import { once } from 'node:events';
import { chmod, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { askAgent } from './askAgent.ts';
import { useControlPlace } from './controlPlace.ts';
import type { DeviceSession, DeviceSessions } from './deviceSessions.ts';
import { openSessionControl } from './sessionControl.ts';

const SESSION: DeviceSession = {
  number: 7,
  person: 'Ada',
  kind: 'terminal',
  since: '2026-11-26T13:00:00.000Z',
  isAway: false,
};

function someSessions() {
  const end = vi.fn((number: number | null) => (number === null || number === 7 ? [SESSION] : []));
  const sessions: DeviceSessions = {
    isUnwanted: () => false,
    begin: () => undefined,
    list: () => [SESSION],
    end,
    close: () => undefined,
  };
  return { sessions, end };
}

async function setUp(dataFolder?: string) {
  const folder = dataFolder ?? (await temporaryFolder());
  const { sessions, end } = someSessions();
  const control = await openSessionControl(folder, sessions);
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= control.close());
  onTestFinished(close);
  return { folder, close, end };
}

const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.on('close', () => resolve()));

const socketIn = (folder: string) => join(folder, 'control/agent.sock');
const list = (folder: string) => askAgent(folder, { type: 'list' });

/** Sends raw text to an agent and returns its answer. */
async function say(folder: string, text: string): Promise<string> {
  return useControlPlace(folder, async (path) => {
    const socket = connect(path);
    let heard = '';
    socket.on('data', (part) => (heard += String(part)));
    // Disconnected while it is still sending.
    socket.on('error', () => undefined);
    socket.write(text);
    await closed(socket);
    return heard;
  });
}

it('tells another process what goes on, and ends what that wants to end', async () => {
  const { folder, end } = await setUp();
  expect(await list(folder)).toEqual({ kind: 'answered', sessions: [SESSION] });
  expect(end).not.toHaveBeenCalled();
  expect(await askAgent(folder, { type: 'end', number: 8 })).toEqual({ kind: 'answered', sessions: [] });
  expect(await askAgent(folder, { type: 'end', number: null })).toEqual({ kind: 'answered', sessions: [SESSION] });
  expect(end.mock.calls).toEqual([[8], [null]]);
});

it.skipIf(process.platform === 'win32')('is for this user alone, whatever the folder was before', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'control'));
  await chmod(join(folder, 'control'), 0o777);
  await setUp(folder);
  expect((await stat(join(folder, 'control'))).mode & 0o777).toBe(0o700);
  expect((await stat(socketIn(folder))).mode & 0o777).toBe(0o600);
});

it('is not there where no agent runs, or none does any more', async () => {
  const { folder, close } = await setUp();
  await close();
  expect(await list(folder)).toEqual({ kind: 'absent' });
  expect(await list(await temporaryFolder())).toEqual({ kind: 'absent' });
});

it.skipIf(process.platform === 'win32').each([0, 60, 104, 108, 200])(
  'works in a folder whose path is longer by %i bytes',
  async (length) => {
    const folder = join(await temporaryFolder(), 'd'.repeat(length));
    await mkdir(folder, { recursive: true });
    await setUp(folder);
    expect(await list(folder)).toEqual({ kind: 'answered', sessions: [SESSION] });
    expect((await stat(socketIn(folder))).isSocket()).toBe(true);
  },
);

it.skipIf(process.platform === 'win32')('says what to do where no path is short enough', async () => {
  const folder = join(await temporaryFolder(), 'd'.repeat(120));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await mkdir(folder);
  const { sessions } = someSessions();
  await expect(openSessionControl(folder, sessions)).rejects.toThrow(
    /are too long for a socket: choose shorter ones\.$/,
  );
  expect(await list(folder)).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining('too long for a socket'),
  });
});

it.skipIf(process.platform === 'win32')(
  'takes the place of an agent that was killed, and of what is no socket',
  async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'control'));
    const left = createServer();
    left.listen(socketIn(folder));
    await once(left, 'listening');
    // Closing removes the name that it was given, not this one.
    await link(socketIn(folder), join(folder, 'left'));
    left.close();
    await once(left, 'close');
    await rename(join(folder, 'left'), socketIn(folder));
    expect(await list(folder)).toEqual({ kind: 'absent' });
    const { close } = await setUp(folder);
    expect(await list(folder)).toEqual({ kind: 'answered', sessions: [SESSION] });
    await close();
    await writeFile(socketIn(folder), 'no socket');
    await setUp(folder);
    expect(await list(folder)).toEqual({ kind: 'answered', sessions: [SESSION] });
  },
);

it('leaves the place to an agent that runs', async () => {
  const { folder } = await setUp();
  const { sessions } = someSessions();
  await expect(openSessionControl(folder, sessions)).rejects.toThrow(`Another agent is already using ${folder}.`);
  expect(await list(folder)).toEqual({ kind: 'answered', sessions: [SESSION] });
});

it('answers nothing to what it does not understand, and goes on', async () => {
  const { folder, end } = await setUp();
  for (const text of ['\n', 'list\n', '{"type":"end"}\n', '{"type":"end","number":"7"}\n', '[]\n', 'x'.repeat(5000)])
    expect(await say(folder, text)).toBe('');
  expect(end).not.toHaveBeenCalled();
  // In pieces, and with fields that a later version may add.
  expect(await say(folder, '{"type":"list","more":1}\nrest')).toContain('"person":"Ada"');
});

it('ends although a process that was let in says nothing', async () => {
  const { folder, close } = await setUp();
  const silent = await useControlPlace(folder, async (path) => {
    const socket = connect(path);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  });
  const cut = closed(silent);
  await close();
  await cut;
  expect(await list(folder)).toEqual({ kind: 'absent' });
});

it('says that the answer of an agent cannot be read', async () => {
  const { folder, close } = await setUp();
  await close();
  const strange = createServer((socket) => void socket.end('{"sessions":7}\n'));
  await useControlPlace(folder, async (path) => {
    await rm(path, { force: true });
    strange.listen(path);
    await once(strange, 'listening');
  });
  onTestFinished(() => void strange.close());
  expect(await list(folder)).toEqual({ kind: 'failed', reason: 'Its answer could not be read.' });
});
