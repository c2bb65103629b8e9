import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const SOON = { interval: 50, timeout: 60_000 };

/** Stays as a window does, and ends as its first button does when there is a file named `click`. */
const WINDOW = `#!/bin/sh
{ echo $$; printf '%s\\n' "$@"; } > "$WINDOWS/draft"
mv "$WINDOWS/draft" "$WINDOWS/shown"
while [ ! -e "$WINDOWS/click" ]; do sleep 0.1; done
rm "$WINDOWS/click"
`;

/** The agent as a process of its own, with programs in place of those of a desktop; and other processes that ask it. */
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
  /** Waits for the window. @returns Its process, and what it was given. */
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

it.skipIf(process.platform === 'win32')(
  'lists and ends the sessions of an agent that runs as another process',
  async () => {
    const { startAgent, open, sessions, window, shown, click } = await setUp();
    const none = /^No agent of yours runs on this computer, so there are no sessions;/;
    expect(await sessions()).toEqual({ code: 1, output: expect.stringMatching(none) });
    const agent = await startAgent();
    expect(await sessions()).toEqual({ code: 0, output: 'Nobody is on this computer from a browser.\n' });

    const silent = await open('silent');
    const told = await open('notify');
    expect(await sessions()).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^2 sessions are running on this computer; .*\n {2}1 {2}terminal {2}since 20\S+Z {2}Ada\n {2}2 {2}terminal {2}since 20\S+Z {2}Ada\n$/,
      ),
    });
    const first = await window();
    expect(first.words).toContain('A session is in progress on this computer: Ada uses a terminal.');
    expect(existsSync(shown)).toBe(false);

    const missing = await sessions('end', '77');
    expect(missing).toEqual({ code: 1, output: expect.stringMatching(/^There is no session 77;/) });
    const ended = await sessions('end', String(told.connection));
    expect(ended).toEqual({ code: 0, output: 'Session 2 is ended: Ada (terminal).\n' });
    const atDevice = { type: 'end', reason: 'ended_at_device', by: '', detail: '' };
    await vi.waitFor(() => expect(told.said.at(-1)).toEqual(atDevice), SOON);
    await vi.waitFor(() => expect(runs(first.pid)).toBe(false), SOON);
    expect(silent.isClosed()).toBe(false);

    const again = await open('notify');
    await window();
    await click();
    for (const remote of [again, silent]) await vi.waitFor(() => expect(remote.said.at(-1)).toEqual(atDevice), SOON);
    expect(await sessions('end', 'all')).toEqual({ code: 0, output: 'Nobody is on this computer from a browser.\n' });

    // Killed, it leaves its socket behind, which the next one replaces.
    agent.child.kill('SIGKILL');
    await agent.ended;
    expect(await sessions()).toEqual({ code: 1, output: expect.stringMatching(none) });
    await startAgent();
    const last = await open('silent');
    expect(await sessions('end', 'all')).toEqual({
      code: 0,
      output: `Session ${last.connection} is ended: Ada (terminal).\n`,
    });
    await vi.waitFor(() => expect(last.said.at(-1)).toEqual(atDevice), SOON);
  },
  240_000,
);
