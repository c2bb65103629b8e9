import { KEPT_OUTPUT, MOST_UNSHOWN_OUTPUT, REMOTE_PIECE } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { endTerminals } from './serveTerminal.ts';
import { type ScriptedBrowser, scriptedTerminals, SIZE } from './testing/scriptedTerminals.ts';

const GONE = { type: 'refused', because: 'gone', detail: '' };
const NAME = expect.stringMatching(/^[0-9a-f-]{36}$/);

const openedAt = (offset: number, size = SIZE) => ({
  type: 'opened',
  terminal: NAME,
  offset,
  shell: 'script',
  simulated: false,
  size,
});

/** Somebody's terminal, whose shell has printed something, and a guest who joins it. */
function setUp({ before = '', keepMs = 60_000, endsAtOnce = true } = {}) {
  const { terminals, shells, connect } = scriptedTerminals({ keepMs, endsAtOnce });
  const host = connect();
  const terminal = host.open();
  const [shell] = shells;
  if (!shell) throw new Error('No shell was started.');
  shell.print(before);
  const guest = connect(terminal);
  guest.open();
  return { terminals, shells, shell, connect, host, terminal, guest };
}

const shows = (browser: ScriptedBrowser, text: string) => vi.waitFor(() => expect(browser.data()).toBe(text));
const hears = (browser: ScriptedBrowser, message: unknown) =>
  vi.waitFor(() => expect(browser.said.at(-1)).toEqual(message));

/** Different bytes everywhere, so that a missing or repeated one is noticed. */
const lines = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 16) }, (_, index) => `line ${String(index).padStart(10, '0')}\n`)
    .join('')
    .slice(0, bytes);

it('shows a guest what there was before, and what follows', async () => {
  const { shell, host, guest } = setUp({ before: 'before ' });
  shell.print('after');
  await shows(guest, 'before after');
  await shows(host, 'before after');
  expect(guest.said).toEqual([openedAt(0)]);
});

it('shows a guest as much as is kept', async () => {
  const before = lines(KEPT_OUTPUT + 1000);
  const { guest } = setUp({ before });
  await shows(guest, before.slice(1000));
  expect(guest.said).toEqual([openedAt(1000)]);
});

it('informs a guest of each other size, and of nothing else that the browser of the terminal says', async () => {
  const { connect, host, terminal, guest, shell } = setUp();
  host.say({ type: 'resize', ...SIZE });
  host.say({ type: 'resize', columns: 100, rows: 40 });
  host.say({ type: 'resize', columns: 100, rows: 40 });
  host.end('connection_lost');
  connect().open({ terminal, received: 0, columns: 60, rows: 20 });
  const later = connect(terminal);
  later.open();
  const resized = [
    { type: 'resized', columns: 100, rows: 40 },
    { type: 'resized', columns: 60, rows: 20 },
  ];
  expect(guest.said).toEqual([openedAt(0), ...resized]);
  expect(later.said).toEqual([openedAt(0, { columns: 60, rows: 20 })]);
  expect(shell.sizes.at(-1)).toEqual({ columns: 60, rows: 20 });
});

it('never resizes the terminal for a guest', () => {
  const { connect, terminal, shell } = setUp();
  const guest = connect(terminal);
  const sizes = [...shell.sizes];
  guest.open({ columns: 10, rows: 10 });
  guest.say({ type: 'resize', columns: 11, rows: 11 });
  expect(shell.sizes).toEqual(sizes);
  expect(guest.said).toEqual([openedAt(0)]);
});

it('does not wait for a guest, who goes on with what is kept once they take it', async () => {
  const { shell, host, guest } = setUp();
  guest.hold(true);
  const whole = lines(3 * KEPT_OUTPUT);
  for (let at = 0; at < whole.length; at += REMOTE_PIECE) {
    shell.print(whole.slice(at, at + REMOTE_PIECE));
    await vi.waitFor(() => expect(host.data().length).toBe(at + REMOTE_PIECE));
    host.say({ type: 'received', offset: at + REMOTE_PIECE });
    expect(shell.isPaused()).toBe(false);
  }
  expect(guest.data()).toBe(whole.slice(0, REMOTE_PIECE));
  guest.hold(false);
  await shows(guest, whole.slice(0, REMOTE_PIECE) + whole.slice(-KEPT_OUTPUT));
  expect(guest.said).toEqual([openedAt(0), openedAt(2 * KEPT_OUTPUT)]);
  const [first, second] = guest.said;
  expect(Object(second).terminal).toBe(Object(first).terminal);
});

it('has the shell wait for the browser of the terminal, whatever a guest has shown', async () => {
  const { shell, host, guest } = setUp();
  const much = MOST_UNSHOWN_OUTPUT + 1;
  shell.print(lines(much));
  await vi.waitFor(() => expect(guest.data().length).toBe(much));
  guest.say({ type: 'received', offset: much });
  expect(shell.isPaused()).toBe(true);
  await vi.waitFor(() => expect(host.data().length).toBe(much));
  host.say({ type: 'received', offset: much });
  expect(shell.isPaused()).toBe(false);
});

it('types into the shell what both of them type', () => {
  const { shell, host, guest } = setUp();
  host.type('ls');
  guest.type(' -l\r');
  expect(shell.typed()).toBe('ls -l\r');
});

it('lets a guest neither take the terminal over nor start another, nor anybody with the name that the guest has', async () => {
  const { shells, shell, connect, host, terminal, guest } = setUp();
  const name = guest.open({ terminal, received: 0 });
  expect(guest.said).toEqual([openedAt(0)]);
  expect(name).not.toBe(terminal);
  const another = connect(terminal);
  expect(another.open({ terminal })).not.toBe(name);
  const stranger = connect();
  stranger.open({ terminal: name, received: 0 });
  expect(stranger.said).toEqual([GONE]);
  expect([host, guest].map((each) => each.isClosed())).toEqual([false, false]);
  shell.print('still here');
  await shows(host, 'still here');
  expect(shells.length).toBe(1);
});

it('lets a guest come to no other terminal than the one of the connection', () => {
  const { connect, guest, shells } = setUp();
  const other = connect();
  const terminal = other.open();
  guest.open({ terminal });
  guest.type('x');
  expect(shells.map((shell) => shell.typed())).toEqual(['x', '']);
});

it('refuses a guest a terminal that is not there, and starts none', () => {
  const { connect, shells } = setUp();
  const guest = connect('no-such-terminal');
  guest.open();
  guest.type('x');
  guest.open();
  expect(guest.said).toEqual([GONE, GONE]);
  expect(shells.length).toBe(1);
});

it('shows a guest the end of the shell after all of its output, and nothing of the terminal afterwards', async () => {
  const { terminals, shell, guest } = setUp({ before: 'last words' });
  shell.exit(7);
  await hears(guest, { type: 'exit', code: 7 });
  expect(guest.data()).toBe('last words');
  // It is kept for the browser that has not confirmed the output.
  expect(terminals.running.size).toBe(1);
  guest.open();
  expect(guest.said).toEqual([openedAt(0), { type: 'exit', code: 7 }, GONE]);
});

it('sends a guest the rest when the terminal is over for everybody else', async () => {
  const { terminals, shell, host, guest } = setUp();
  guest.hold(true);
  const whole = lines(3 * REMOTE_PIECE);
  shell.print(whole);
  shell.exit(0);
  await hears(host, { type: 'exit', code: 0 });
  host.say({ type: 'received', offset: whole.length });
  expect(terminals.running.size).toBe(0);
  host.end('closed');
  expect(guest.said).toEqual([openedAt(0)]);
  guest.hold(false);
  await hears(guest, { type: 'exit', code: 0 });
  expect(guest.data()).toBe(whole);
});

type Scene = ReturnType<typeof setUp>;

describe.each([true, false])('a terminal whose shell is over at once when it is hung up: %s', (endsAtOnce) => {
  it.each<[string, (scene: Scene) => void]>([
    ['the person of the terminal ends the connection', ({ host }) => host.end('ended_by_person')],
    ['their browser does not come back in time', ({ host }) => host.end('connection_lost')],
    [
      'the person at the device ends what is kept',
      ({ host }) => {
        host.end('connection_lost');
        host.abandon();
      },
    ],
    ['the agent ends', ({ terminals }) => endTerminals(terminals)],
  ])('turns guests away when %s', async (_what, happen) => {
    const scene = setUp({ keepMs: 20, endsAtOnce });
    const { shell, guest, terminals } = scene;
    happen(scene);
    await hears(guest, GONE);
    expect(shell.isEnded()).toBe(true);
    expect(terminals.running.size).toBe(0);
    guest.type('too late');
    guest.open();
    expect(shell.typed()).toBe('');
    expect(guest.said).toEqual([openedAt(0), GONE, GONE]);
  });
});

it('keeps guests while the browser of the terminal is away and when it comes back', async () => {
  const { connect, host, terminal, guest, shell } = setUp({ before: 'one ' });
  await shows(host, 'one ');
  host.end('connection_lost');
  shell.print('two ');
  await shows(guest, 'one two ');
  const back = connect();
  back.open({ terminal, received: 4 });
  shell.print('three');
  await shows(guest, 'one two three');
  await shows(back, 'two three');
  expect(guest.said).toEqual([openedAt(0)]);
});

it.each(['closed', 'connection_lost'] as const)('keeps the terminal when a guest leaves: %s', async (reason) => {
  const { host, terminals, guest, shell } = setUp({ keepMs: 20 });
  guest.end(reason);
  guest.abandon();
  await new Promise((resolve) => setTimeout(resolve, 60));
  shell.print('on and on');
  await shows(host, 'on and on');
  expect([terminals.running.size, shell.isEnded(), guest.data()]).toEqual([1, false, '']);
});
