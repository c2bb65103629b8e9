import { expect, it, onTestFinished, vi } from 'vitest';
import { startRealAgent } from '../../real/startRealAgent.ts';
import { aMachine } from '../../testing/aMachine.ts';
import type { FakeRemote } from '../../testing/fakeRemote.ts';
import { ENROLMENT_TOKEN, startFakeServer } from '../../testing/fakeServer.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { DeviceNotifier, RemotePresence } from '../consent.ts';
import { NOTHING_ALLOWED } from '../remoteAllowance.ts';
import { askAgent } from './askAgent.ts';

const ENDED_AT_DEVICE = { type: 'end', reason: 'ended_at_device', by: '', detail: '' };

interface Window extends RemotePresence {
  readonly press: () => void;
  readonly isOpen: () => boolean;
}

async function setUp() {
  const windows: Window[] = [];
  const notifier: DeviceNotifier = {
    ask: () => Promise.resolve('allowed'),
    notify: () => undefined,
    show: (presence, signal) =>
      new Promise((resolve) => {
        windows.push({ ...presence, press: () => resolve(true), isOpen: () => !signal.aborted });
        signal.addEventListener('abort', () => resolve(false));
      }),
  };
  const fake = await startFakeServer({ intervalSeconds: 60 });
  onTestFinished(() => fake.close());
  const dataFolder = await temporaryFolder();
  const handle = await startRealAgent({
    server: fake.origin,
    dataFolder,
    enrolmentToken: ENROLMENT_TOKEN,
    machine: aMachine(),
    remote: { ...NOTHING_ALLOWED, terminal: true, shell: '/bin/sh', files: dataFolder },
    notifier,
  });
  onTestFinished(() => handle.stop());
  await vi.waitFor(() => expect(fake.calls.map(({ operation }) => operation)).toContain('heartbeat'));

  async function open(
    kind: 'terminal' | 'files',
    consent: 'notify' | 'silent' | 'ask' = 'notify',
  ): Promise<FakeRemote> {
    const remote = await fake.callRemote(kind);
    remote.begin(kind, consent);
    await vi.waitFor(() => expect(remote.said).toContainEqual({ type: 'ready' }));
    return remote;
  }
  async function sessions() {
    const answer = await askAgent(dataFolder, { type: 'list' });
    return answer.kind === 'answered' ? answer.sessions : null;
  }
  const end = (number: number | null) => askAgent(dataFolder, { type: 'end', number });
  return { fake, handle, windows, open, sessions, end };
}

/** Opens a shell; returns whether it is still running. */
async function openShell(remote: FakeRemote): Promise<() => boolean> {
  remote.control({ type: 'open', columns: 80, rows: 24 });
  remote.send(Buffer.from('echo "shell $$"\n'));
  const pidIn = () => Number(/shell (\d+)\r/.exec(remote.data().toString())?.[1]);
  await vi.waitFor(() => expect(pidIn()).toBeGreaterThan(0));
  const pid = pidIn();
  return () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
}

it('ends the session of a number with its shell, and leaves the others', async () => {
  const { open, sessions, end, windows } = await setUp();
  const [terminal, files] = [await open('terminal'), await open('files', 'silent')];
  const runs = await openShell(terminal);
  expect(await sessions()).toMatchObject([
    { number: terminal.connection, person: 'Ada', kind: 'terminal', isAway: false },
    { number: files.connection, person: 'Ada', kind: 'files', isAway: false },
  ]);
  expect(windows).toMatchObject([{ person: 'Ada', kinds: ['terminal'] }]);
  await end(terminal.connection);
  await vi.waitFor(() => expect(terminal.said.at(-1)).toEqual(ENDED_AT_DEVICE));
  await vi.waitFor(() => expect(runs()).toBe(false));
  expect(windows[0]?.isOpen()).toBe(false);
  expect(await sessions()).toMatchObject([{ number: files.connection }]);
  expect(files.isClosed()).toBe(false);
});

it('ends what a person does when the button of their window is pressed', async () => {
  const { open, sessions, windows } = await setUp();
  const remotes = [await open('terminal'), await open('files')];
  windows.at(-1)?.press();
  for (const remote of remotes) await vi.waitFor(() => expect(remote.said.at(-1)).toEqual(ENDED_AT_DEVICE));
  expect(await sessions()).toEqual([]);
});

it('ends a session whose connection is lost, with the shell that waits for it, and turns its browser away', async () => {
  const { fake, open, sessions, end, windows } = await setUp();
  const remote = await open('terminal');
  const runs = await openShell(remote);
  remote.breakOff();
  await vi.waitFor(async () => expect(await sessions()).toMatchObject([{ isAway: true }]));
  expect(runs()).toBe(true);
  expect(windows[0]?.isOpen()).toBe(true);
  await end(null);
  await vi.waitFor(() => expect(runs()).toBe(false));
  expect(windows[0]?.isOpen()).toBe(false);
  const back = await fake.callRemote('terminal');
  back.begin('terminal', 'ask');
  await vi.waitFor(() => expect(back.said).toEqual([ENDED_AT_DEVICE]));
  // A new connection may be opened.
  await open('terminal');
});

it('keeps one window over a lost connection and a restart of the agent', async () => {
  const { fake, open, sessions, windows } = await setUp();
  const first = await open('terminal');
  const [begun] = (await sessions()) ?? [];
  first.breakOff();
  await vi.waitFor(async () => expect(await sessions()).toMatchObject([{ isAway: true }]));
  const second = await open('terminal');
  expect(await sessions()).toEqual([{ ...begun, number: second.connection }]);
  fake.command({ type: 'agent_restart' });
  await vi.waitFor(() => expect(second.said.at(-1)).toMatchObject({ type: 'end', reason: 'agent_left' }));
  const third = await open('terminal');
  expect(await sessions()).toEqual([{ ...begun, number: third.connection }]);
  expect(windows).toHaveLength(1);
});

it('takes the window away when the agent stops', async () => {
  const { handle, open, windows, sessions } = await setUp();
  await open('terminal');
  await handle.stop();
  expect(windows.map(({ isOpen }) => isOpen())).toEqual([false]);
  expect(await sessions()).toBeNull();
});

it('does not call it an end by the person at the device when another connection takes a terminal over', async () => {
  const { open } = await setUp();
  const first = await open('terminal');
  await openShell(first);
  const [opened] = first.controls;
  const terminal = String(Reflect.get(Object(opened), 'terminal'));
  const second = await open('terminal');
  second.control({ type: 'open', columns: 80, rows: 24, terminal, received: 0 });
  await vi.waitFor(() =>
    expect(first.said.at(-1)).toEqual({
      type: 'end',
      reason: 'failed',
      by: '',
      detail: 'The agent closed the connection.',
    }),
  );
});
