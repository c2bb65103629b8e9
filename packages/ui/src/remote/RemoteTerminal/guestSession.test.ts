import type { TerminalSize } from '@remote-console/domain';
import { expect, it, vi } from 'vitest';
import { OPENED, scriptedTerminal } from '../testing/scriptedTerminal.ts';
import { createGuestSession } from './guestSession.ts';
import type { TerminalState } from './terminalSession.ts';

const SIZE = { columns: 120, rows: 40 };

function setUp() {
  const states: TerminalState[] = [];
  const sizes: TerminalSize[] = [];
  let output = '';
  const session = createGuestSession(
    {
      write: async (bytes) => void (output += new TextDecoder().decode(bytes)),
      clear: () => (output = ''),
      size: () => ({ columns: 80, rows: 24 }),
      adopt: ({ columns, rows }) => sizes.push({ columns, rows }),
    },
    { state: (state) => states.push(state) },
  );
  return { session, states, sizes, output: () => output };
}

const typed = (text: string) => new TextEncoder().encode(text);

it('shows the terminal of somebody else in its size, and says nothing but that it wants to', async () => {
  vi.useFakeTimers();
  const { session, states, sizes, output } = setUp();
  const agent = scriptedTerminal();
  session.join(agent.channel);
  agent.say({ ...OPENED, offset: 700, size: SIZE });
  agent.print('$ ls\r\n');
  agent.say({ type: 'resized', columns: 60, rows: 20 });
  session.resize({ columns: 80, rows: 24 });
  session.openNew();
  await vi.advanceTimersByTimeAsync(1000);
  expect(agent.controls).toEqual([{ type: 'open', columns: 80, rows: 24 }]);
  expect(output()).toBe('$ ls\r\n');
  expect(sizes).toEqual([SIZE, { columns: 60, rows: 20 }]);
  expect(states.at(-1)).toEqual({ kind: 'live', shell: 'bash', simulated: false });
  expect(session.kept()).toBeNull();
  vi.useRealTimers();
});

it('types into the shell while it is there', () => {
  const { session } = setUp();
  const agent = scriptedTerminal();
  session.join(agent.channel);
  session.type(typed('too early'));
  agent.say({ ...OPENED, size: SIZE });
  session.type(typed('ls\r'));
  agent.say({ type: 'exit', code: 0 });
  session.type(typed('too late'));
  expect(agent.typed()).toBe('ls\r');
});

it('shows everything again when it fell behind', () => {
  const { session, output } = setUp();
  const agent = scriptedTerminal();
  session.join(agent.channel);
  agent.say({ ...OPENED, size: SIZE });
  agent.print('old');
  agent.say({ ...OPENED, offset: 9000, size: SIZE });
  agent.print('new');
  expect(output()).toBe('new');
});

it('shows everything again over another connection, without naming what it had', () => {
  const { session, states, output } = setUp();
  const first = scriptedTerminal();
  session.join(first.channel);
  first.say({ ...OPENED, size: SIZE });
  first.print('before');
  first.end('connection_lost');
  expect(states.at(-1)).toEqual({ kind: 'away' });
  const second = scriptedTerminal();
  session.join(second.channel);
  first.print('from the dead');
  expect(second.controls).toEqual([{ type: 'open', columns: 80, rows: 24 }]);
  second.say({ ...OPENED, terminal: 'two', size: SIZE });
  second.print('all of it');
  expect(output()).toBe('all of it');
});

it.each([
  [{ type: 'exit', code: 3 }, 'exited'],
  [{ type: 'refused', because: 'gone', detail: '' }, 'refused'],
])('asks for nothing more once the terminal is over: %o', (message, kind) => {
  const { session, states } = setUp();
  const agent = scriptedTerminal();
  session.join(agent.channel);
  agent.say({ ...OPENED, size: SIZE });
  agent.say(message);
  agent.end('closed');
  session.openNew();
  expect(states.at(-1)).toMatchObject({ kind });
  expect(agent.controls).toHaveLength(1);
});
