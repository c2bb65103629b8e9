import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MOST_UNSHOWN_OUTPUT, readTerminalToBrowser } from '@remote-console/domain';
import { startRealAgent, type RealAgentOptions } from '../real/startRealAgent.ts';
import { aMachine } from '../testing/aMachine.ts';
import type { FakeRemote } from '../testing/fakeRemote.ts';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { DeviceNotifier } from './consent.ts';
import { NOTHING_ALLOWED } from './remoteAllowance.ts';

const TERMINAL_ALLOWED = { ...NOTHING_ALLOWED, terminal: true, shell: '/bin/sh' };
const SIZE = { columns: 120, rows: 30 };

function aNotifier(changes: Partial<DeviceNotifier> = {}) {
  const shown: string[] = [];
  const notifier: DeviceNotifier = {
    ask: async ({ person, kind }) => {
      shown.push(`ask ${person} ${kind}`);
      return 'allowed';
    },
    notify: ({ person, kind }) => void shown.push(`notify ${person} ${kind}`),
    show: async ({ person, kinds }) => {
      shown.push(`show ${person} ${kinds.join(' ')}`);
      return false;
    },
    ...changes,
  };
  return { notifier, shown };
}

async function setUp(options: Partial<RealAgentOptions> = {}) {
  const fake = await startFakeServer({ intervalSeconds: 60 });
  onTestFinished(() => fake.close());
  const handle = await startRealAgent({
    server: fake.origin,
    dataFolder: await temporaryFolder(),
    enrolmentToken: ENROLMENT_TOKEN,
    machine: aMachine(),
    remote: TERMINAL_ALLOWED,
    notifier: aNotifier().notifier,
    ...options,
  });
  onTestFinished(() => handle.stop());
  await vi.waitFor(() => expect(fake.calls.map(({ operation }) => operation)).toContain('heartbeat'));
  onTestFinished(() => expect(fake.complaints).toEqual([]));
  return { fake, handle };
}

type Fake = Awaited<ReturnType<typeof setUp>>['fake'];

const lastOf = (remote: FakeRemote) => readTerminalToBrowser(remote.controls.at(-1));

async function openTerminal(fake: Fake, open: object = {}) {
  const remote = await fake.callRemote('terminal');
  remote.begin('terminal');
  await vi.waitFor(() => expect(remote.said).toContainEqual({ type: 'ready' }));
  remote.control({ type: 'open', ...SIZE, ...open });
  await vi.waitFor(() => expect(remote.controls.length).toBeGreaterThan(0));
  const answer = lastOf(remote);
  return { remote, answer, terminal: answer?.type === 'opened' ? answer.terminal : '' };
}

const type = (remote: FakeRemote, text: string) => remote.send(Buffer.from(text));
const shows = (remote: FakeRemote, text: string) => vi.waitFor(() => expect(remote.data().toString()).toContain(text));

/** Acts as a browser that shows what it gets: confirms it for as long as the test runs. */
function showEverything(remote: FakeRemote, offset = 0) {
  let acknowledged = -1;
  const timer = setInterval(() => {
    const shown = offset + remote.received();
    if (shown !== acknowledged && !remote.isClosed()) remote.control({ type: 'received', offset: shown });
    acknowledged = shown;
  }, 10);
  onTestFinished(() => clearInterval(timer));
}

/** Runs a program that does not end by itself; says whether it is still running. */
async function runForever(remote: FakeRemote): Promise<() => boolean> {
  type(remote, 'sh -c \'echo "program $$"; exec sleep 4711\'\n');
  const pidIn = () => Number(/program (\d+)\r/.exec(remote.data().toString())?.[1]);
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

it('answers the call at once, proves who it is, and opens a real shell of this machine', async () => {
  const { fake } = await setUp();
  const { remote, answer } = await openTerminal(fake);
  expect(answer).toEqual({
    type: 'opened',
    terminal: expect.stringMatching(/^[0-9a-f-]{36}$/),
    offset: 0,
    shell: 'sh',
    simulated: false,
  });
  type(
    remote,
    'uname -a; echo "$TERM $COLUMNS:$(stty size)"; echo ${REMOTE_CONSOLE_AGENT_DATA:-nothing}; pwd; echo 한글 日本\n',
  );
  await shows(remote, execFileSync('uname', ['-a']).toString().trim());
  await shows(remote, '30 120');
  await shows(remote, 'xterm-256color');
  await shows(remote, '한글 日本\r\n');
  expect(fake.answers[0]?.body).toEqual({ outcome: 'done', reason: 'The agent opens connection 1 (terminal).' });
  expect(remote.wrong).toEqual([]);
});

it('reports what its owner switched on, and that nothing is', async () => {
  const kindsIn = async (options: Partial<RealAgentOptions>) => {
    const { fake } = await setUp(options);
    return fake.calls.find(({ operation }) => operation === 'heartbeat')?.body;
  };
  expect(await kindsIn({})).toMatchObject({ inventory: { remote_kinds: 'terminal' } });
  expect(await kindsIn({ remote: NOTHING_ALLOWED })).toMatchObject({ inventory: { remote_kinds: '' } });
});

it('offers no terminal unless its owner switched it on, whatever it is called for', async () => {
  const { fake } = await setUp({ remote: NOTHING_ALLOWED });
  const remote = await fake.callRemote('terminal');
  remote.begin('terminal');
  await vi.waitFor(() => expect(remote.said).toEqual([{ type: 'end', reason: 'not_offered', by: '', detail: '' }]));
  remote.control({ type: 'open', ...SIZE });
  await vi.waitFor(() => expect(remote.isClosed()).toBe(true));
  expect(remote.controls).toEqual([]);
});

it('sends its proof once more where the server wants another nonce repeated', async () => {
  const { fake } = await setUp();
  fake.nonce = 'second-nonce';
  const { answer } = await openTerminal(fake);
  expect(answer?.type).toBe('opened');
});

it('has a resized terminal tell its program', async () => {
  const { fake } = await setUp();
  const { remote } = await openTerminal(fake);
  remote.control({ type: 'resize', columns: 1, rows: 1 });
  remote.control({ type: 'resize', columns: 77, rows: 21 });
  type(remote, 'stty size\n');
  await vi.waitFor(() => expect(remote.data().toString()).toContain('21 77'));
});

it('passes 10 MB on without losing a byte, and holds the program up while the browser shows nothing', async () => {
  const { fake } = await setUp();
  const { remote } = await openTerminal(fake);
  // Lines that all differ, so that a lost or repeated piece changes the digest.
  const program =
    'process.stdout.write(Array.from({length:160000},(_,i)=>"line "+String(i).padStart(58,"0")).join("\\n"))';
  type(
    remote,
    `stty -echo -opost; PS1=; printf 'BEGIN'; ${process.execPath} -e '${program}'; printf 'THEEND'; exit 3\n`,
  );
  await vi.waitFor(() => expect(remote.received()).toBeGreaterThan(MOST_UNSHOWN_OUTPUT - 100_000));
  const memory = process.memoryUsage().rss;
  await new Promise((resolve) => setTimeout(resolve, 700));
  // Nothing was confirmed: what was sent stays within the limit plus what was in flight.
  expect(remote.received()).toBeLessThan(MOST_UNSHOWN_OUTPUT + 256 * 1024);
  expect(process.memoryUsage().rss - memory).toBeLessThan(20 * 1024 * 1024);
  showEverything(remote);
  await vi.waitFor(() => expect(lastOf(remote)).toEqual({ type: 'exit', code: 3 }));
  const output = remote.data().toString();
  const body = output.slice(output.lastIndexOf('BEGIN') + 5, output.lastIndexOf('THEEND'));
  const expected = Array.from({ length: 160_000 }, (_, index) => `line ${String(index).padStart(58, '0')}`).join('\n');
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(body.length).toBe(expected.length);
  expect(digest(body)).toBe(digest(expected));
});

it('reads the rest of the output of a shell that ended while nothing was confirmed', async () => {
  const { fake } = await setUp();
  const { remote } = await openTerminal(fake);
  // Just more than is sent without confirmation: the shell ends while the system still holds the rest.
  const size = MOST_UNSHOWN_OUTPUT + 4000;
  type(remote, `stty -echo -opost; PS1=; clear; head -c ${size} /dev/zero | tr '\\0' x; printf THEEND; exit 5\n`);
  await vi.waitFor(() => expect(remote.received()).toBeGreaterThan(MOST_UNSHOWN_OUTPUT));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  showEverything(remote);
  await vi.waitFor(() => expect(lastOf(remote)).toEqual({ type: 'exit', code: 5 }));
  expect(remote.data().toString()).toMatch(new RegExp(`x{${size}}THEEND$`));
});

it('goes on after a lost connection without losing a byte, and without what the browser has already', async () => {
  const { fake } = await setUp();
  const { remote, terminal } = await openTerminal(fake);
  type(
    remote,
    'stty -echo; PS1=; for i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo "step $i"; sleep 0.1; done; echo over-$$\n',
  );
  await shows(remote, 'step 3');
  const before = remote.data();
  remote.control({ type: 'received', offset: before.length });
  remote.breakOff();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { remote: next, answer } = await openTerminal(fake, { terminal, received: before.length });
  expect(answer).toMatchObject({ type: 'opened', terminal, offset: before.length });
  await vi.waitFor(() => expect(next.data().toString()).toMatch(/over-\d+/));
  const steps = Buffer.concat([before, next.data()])
    .toString()
    .match(/step \d+\r\n/g);
  expect(steps).toEqual(Array.from({ length: 12 }, (_, index) => `step ${index + 1}\r\n`));
});

it('ends the shell and what runs in it when somebody or a right ends the connection', async () => {
  const { fake } = await setUp();
  const { remote, terminal } = await openTerminal(fake);
  const runs = await runForever(remote);
  expect(runs()).toBe(true);
  remote.end('approval_ended');
  await vi.waitFor(() => expect(runs()).toBe(false));
  const { answer } = await openTerminal(fake, { terminal, received: 0 });
  expect(answer).toEqual({ type: 'refused', because: 'gone', detail: '' });
});

it('opens another shell over the same connection after the first has ended', async () => {
  const { fake } = await setUp();
  const { remote, terminal } = await openTerminal(fake);
  type(remote, 'exit 7\n');
  await vi.waitFor(() => expect(lastOf(remote)).toEqual({ type: 'exit', code: 7 }));
  remote.control({ type: 'open', ...SIZE });
  await vi.waitFor(() => expect(lastOf(remote)).toMatchObject({ type: 'opened', offset: 0 }));
  expect(lastOf(remote)).not.toMatchObject({ terminal });
});

it('says why a shell does not start', async () => {
  const { fake } = await setUp({ remote: { ...TERMINAL_ALLOWED, shell: '/nowhere/sh' } });
  const { answer } = await openTerminal(fake);
  expect(answer).toEqual({ type: 'refused', because: 'failed', detail: 'The shell /nowhere/sh does not exist.' });
});

it('ends connections and shells when it stops', async () => {
  const { fake, handle } = await setUp();
  const { remote } = await openTerminal(fake);
  const runs = await runForever(remote);
  expect(runs()).toBe(true);
  await handle.stop();
  await vi.waitFor(() => expect(remote.said.at(-1)).toMatchObject({ type: 'end', reason: 'agent_left' }));
  await vi.waitFor(() => expect(runs()).toBe(false));
});

it('ends connections when it is restarted, and serves others afterwards', async () => {
  const { fake } = await setUp();
  const { remote } = await openTerminal(fake);
  fake.command({ type: 'agent_restart' });
  await vi.waitFor(() => expect(remote.said.at(-1)).toMatchObject({ type: 'end', reason: 'agent_left' }));
  expect((await openTerminal(fake)).answer?.type).toBe('opened');
});

it.each([
  ['text', 'hello'],
  ['a lane that there is none of', Buffer.from([9, 1, 2])],
  ['JSON that is none', Buffer.from([1, 0x7b])],
])('ends a connection on which it is sent %s', async (_what, content) => {
  const { fake } = await setUp();
  const { remote } = await openTerminal(fake);
  remote.sendRaw(content);
  await vi.waitFor(() => expect(remote.said.at(-1)).toMatchObject({ type: 'end', reason: 'failed' }));
  await vi.waitFor(() => expect(remote.isClosed()).toBe(true));
});

it('asks the person at the device, and begins when they agree', async () => {
  const { notifier, shown } = aNotifier();
  const { fake } = await setUp({ notifier });
  const remote = await fake.callRemote('terminal');
  remote.begin('terminal', 'ask');
  await vi.waitFor(() => expect(remote.said).toEqual([{ type: 'asking' }, { type: 'ready' }]));
  expect(shown).toEqual(['ask Ada terminal', 'show Ada terminal']);
});

it('notifies the person at the device, and does not wait for them', async () => {
  const { notifier, shown } = aNotifier();
  const { fake } = await setUp({ notifier });
  const remote = await fake.callRemote('terminal');
  remote.begin('terminal', 'notify');
  await vi.waitFor(() => expect(remote.said).toEqual([{ type: 'ready' }]));
  expect(shown).toEqual(['notify Ada terminal', 'show Ada terminal']);
});

it.each(['refused', 'impossible'] as const)('does not begin when asking is %s', async (answer) => {
  const { fake } = await setUp({ notifier: aNotifier({ ask: async () => answer }).notifier });
  const remote = await fake.callRemote('terminal');
  remote.begin('terminal', 'ask');
  await vi.waitFor(() => expect(remote.said.at(-1)).toMatchObject({ type: 'end', reason: 'refused_at_device' }));
  expect(remote.said).not.toContainEqual({ type: 'ready' });
});

it('takes the question away when the connection ends meanwhile', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const { notifier } = aNotifier({
    ask: (_request, signal) => {
      asked.resolve(signal);
      return new Promise(() => undefined);
    },
  });
  const { fake } = await setUp({ notifier });
  const remote = await fake.callRemote('terminal');
  remote.begin('terminal', 'ask');
  const signal = await asked.promise;
  remote.end('closed');
  await vi.waitFor(() => expect(signal.aborted).toBe(true));
  expect(remote.said).toEqual([{ type: 'asking' }]);
});

it('has a second person come to a real shell, and says that it has understood so', async () => {
  const { notifier, shown } = aNotifier();
  const { fake } = await setUp({ notifier });
  const { remote, terminal } = await openTerminal(fake);
  type(remote, 'echo shown-$((40 + 2))\n');
  await shows(remote, 'shown-42');
  const guest = await fake.callRemote('terminal');
  guest.begin('terminal', 'ask', { beside: terminal });
  await vi.waitFor(() => expect(guest.said).toEqual([{ type: 'asking' }, { type: 'ready', beside: true }]));
  expect(shown).toEqual(['ask Ada terminal', 'show Ada terminal']);
  guest.control({ type: 'open', columns: 20, rows: 20 });
  await shows(guest, 'shown-42');
  type(guest, 'stty size; exit 3\n');
  await vi.waitFor(() => expect(lastOf(guest)).toEqual({ type: 'exit', code: 3 }));
  await shows(remote, '30 120');
});

it('has nobody come to anything but a terminal', async () => {
  const { fake } = await setUp({ remote: { ...NOTHING_ALLOWED, files: await temporaryFolder() } });
  const remote = await fake.callRemote('files');
  remote.begin('files', 'silent', { beside: 'some-terminal' });
  await vi.waitFor(() => expect(remote.said).toEqual([{ type: 'ready' }]));
  remote.control({ type: 'about', id: 1 });
  await vi.waitFor(() => expect(remote.controls).toEqual([expect.objectContaining({ type: 'about', id: 1 })]));
});

it('says that bytes of files may go in requests of their own, where it was given a key for them', async () => {
  const { fake } = await setUp({ remote: { ...NOTHING_ALLOWED, files: await temporaryFolder() } });
  const remote = await fake.callRemote('files');
  remote.begin('files', 'silent', { streams: 'key-of-the-agent' });
  await vi.waitFor(() => expect(remote.said).toEqual([{ type: 'ready', streams: true }]));
});

it('has no requests of their own for terminals, whatever key it is given', async () => {
  const { fake } = await setUp();
  const remote = await fake.callRemote('terminal');
  remote.begin('terminal', 'silent', { streams: 'key-of-the-agent' });
  await vi.waitFor(() => expect(remote.said).toEqual([{ type: 'ready' }]));
});
