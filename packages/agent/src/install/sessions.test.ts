import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { ControlRequest } from '../remote/sessions/controlMessages.ts';
import type { DeviceSession } from '../remote/sessions/deviceSessions.ts';
import { openSessionControl } from '../remote/sessions/sessionControl.ts';
import { thisComputer } from './computer.ts';
import { tellSessions } from './sessions.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const SOON = { interval: 50, timeout: 60_000 };

/** Stays open like a window, and exits like its first button when a file named `click` exists. */
const WINDOW = `#!/bin/sh
{ echo $$; printf '%s\\n' "$@"; } > "$WINDOWS/draft"
mv "$WINDOWS/draft" "$WINDOWS/shown"
while [ ! -e "$WINDOWS/click" ]; do sleep 0.1; done
rm "$WINDOWS/click"
`;

/** The agent as its own process, with fake desktop programs; and other processes that query it. */
async function setUp() {
  const fake = await startFakeServer({ intervalSeconds: 1 });
  onTestFinished(() => fake.close());
  const folder = await temporaryFolder();
  const [data, tools] = [join(folder, 'data'), join(folder, 'tools')];
  await mkdir(tools);
  await writeFile(join(folder, 'token'), ENROLMENT_TOKEN);
  await writeFile(join(tools, 'zenity'), WINDOW);
  await writeFile(join(tools, 'notify-send'), '#!/bin/sh\n');
  for (const tool of ['zenity', 'notify-send']) await chmod(join(tools, tool), 0o700);
  const env = {
    ...process.env,
    PATH: `${tools}:${process.env['PATH'] ?? ''}`,
    DISPLAY: ':of-the-test',
    WINDOWS: folder,
  };

  function start(...words: readonly string[]) {
    const child = spawn(process.execPath, ['--conditions=@remote-console/source', MAIN, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', (part) => (output += String(part)));
    const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, output }));
    return { child, ended };
  }

  async function startAgent() {
    const before = fake.calls.length;
    const words = ['--server', fake.origin, '--token-file', join(folder, 'token'), '--data', data];
    const agent = start(...words, '--allow-terminal', '--shell', '/bin/sh');
    const reports = () => fake.calls.slice(before).filter(({ operation }) => operation === 'heartbeat');
    await vi.waitFor(() => expect(reports().length).toBeGreaterThan(0), SOON);
    return agent;
  }

  async function open(consent: 'notify' | 'silent') {
    const remote = await fake.callRemote('terminal');
    remote.begin('terminal', consent);
    await vi.waitFor(() => expect(remote.said).toContainEqual({ type: 'ready' }), SOON);
    return remote;
  }

  const sessions = (...words: readonly string[]) => start('sessions', ...words, '--data', data).ended;
  const shown = join(folder, 'shown');
  /** Waits for the window. @returns Its process and its arguments. */
  async function window() {
    await vi.waitFor(() => expect(existsSync(shown)).toBe(true), SOON);
    const [pid, ...words] = (await readFile(shown, 'utf8')).split('\n');
    await rm(shown);
    return { pid: Number(pid), words };
  }
  return { startAgent, open, sessions, window, shown, click: () => writeFile(join(folder, 'click'), '') };
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const atDevice = { type: 'end', reason: 'ended_at_device', by: '', detail: '' };

it.skipIf(process.platform === 'win32')(
  'lists and ends the sessions of an agent that runs as another process',
  async () => {
    const { startAgent, open, sessions, window, shown, click } = await setUp();
    const agent = await startAgent();
    const silent = await open('silent');
    const notified = await open('notify');
    expect(await sessions()).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^2 sessions on this computer\. .*\n {2}1 {2}terminal {2}since 20\S+Z {2}Ada\n {2}2 {2}terminal {2}since 20\S+Z {2}Ada\n$/,
      ),
    });
    const first = await window();
    expect(first.words).toContain('A session is in progress on this computer: Ada uses a terminal.');
    expect(existsSync(shown)).toBe(false);

    const ended = await sessions('end', String(notified.connection));
    expect(ended).toEqual({ code: 0, output: 'Session 2 ended: Ada (terminal).\n' });
    await vi.waitFor(() => expect(notified.said.at(-1)).toEqual(atDevice), SOON);
    await vi.waitFor(() => expect(runs(first.pid)).toBe(false), SOON);
    expect(silent.isClosed()).toBe(false);

    const again = await open('notify');
    await window();
    await click();
    for (const remote of [again, silent]) await vi.waitFor(() => expect(remote.said.at(-1)).toEqual(atDevice), SOON);

    // When killed, it leaves its socket behind, which the next one replaces.
    agent.child.kill('SIGKILL');
    await agent.ended;
    await startAgent();
    const last = await open('silent');
    const output = `Session ${last.connection} ended: Ada (terminal).\n`;
    expect(await sessions('end', 'all')).toEqual({ code: 0, output });
    await vi.waitFor(() => expect(last.said.at(-1)).toEqual(atDevice), SOON);
  },
  240_000,
);

const LIST = { type: 'list' } as const;

/** What `sessions` says about the agent of a folder, and whether it succeeded. */
async function answerTo(dataFolder: string, request: ControlRequest) {
  const said: string[] = [];
  const computer = await thisComputer({ user: true, noService: true });
  const isDone = await tellSessions(computer, { request, dataFolder }, (text) => void said.push(text));
  return { isDone, said: said.join('\n') };
}

async function openedWith(running: readonly DeviceSession[]): Promise<string> {
  const dataFolder = await temporaryFolder();
  const control = await openSessionControl(dataFolder, {
    isUnwanted: () => false,
    begin: () => undefined,
    list: () => running,
    end: (number) => running.filter((session) => number === null || session.number === number),
    close: () => undefined,
  });
  onTestFinished(() => control.close());
  return dataFolder;
}

it('says a line of each session, and of each that it ended', async () => {
  const since = '2026-11-26T13:00:00.000Z';
  const folder = await openedWith([
    { number: 7, person: 'Ada', kind: 'terminal', since, isAway: false },
    { number: 12, person: 'B\u001B[2J\nb\u202E', kind: 'files', since, isAway: true },
  ]);
  expect(await answerTo(folder, LIST)).toEqual({
    isDone: true,
    said: [
      '2 sessions on this computer. To end them, use `sessions end NUMBER` or `sessions end all`.',
      `   7  terminal  since ${since}  Ada`,
      `  12  files     since ${since}  B [2J b (connection lost; it may come back within a minute)`,
    ].join('\n'),
  });
  expect(await answerTo(folder, { type: 'end', number: 7 })).toEqual({
    isDone: true,
    said: 'Session 7 ended: Ada (terminal).',
  });
  expect(await answerTo(folder, { type: 'end', number: null })).toEqual({
    isDone: true,
    said: 'Session 7 ended: Ada (terminal).\nSession 12 ended: B [2J b (files).',
  });
  expect(await answerTo(folder, { type: 'end', number: 8 })).toEqual({
    isDone: false,
    said: 'There is no session 8; `sessions` lists the running ones.',
  });
});

it('says that nobody is there, and that no agent runs or can be asked', async () => {
  const nobody = { isDone: true, said: 'Nobody is connected to this computer from a browser.' };
  const empty = await openedWith([]);
  expect(await answerTo(empty, LIST)).toEqual(nobody);
  expect(await answerTo(empty, { type: 'end', number: null })).toEqual(nobody);
  const folder = await temporaryFolder();
  expect(await answerTo(folder, LIST)).toEqual({
    isDone: false,
    said: 'You have no agent running on this computer, so there are no sessions; for the system-wide agent, use sudo.',
  });
  // One that runs without a socket: this process, as far as the system can tell.
  const running = { pid: process.pid, server: 'https://console.example', reporting: null, allowPower: false };
  await writeFile(join(folder, 'running.json'), JSON.stringify(running));
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  onTestFinished(() => void vi.restoreAllMocks());
  const { isDone, said } = await answerTo(folder, LIST);
  expect(isDone).toBe(false);
  expect(said).toMatch(/^The agent is running but cannot be contacted: /);
});
