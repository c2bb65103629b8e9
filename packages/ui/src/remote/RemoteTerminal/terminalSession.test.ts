import { expect, it, vi } from 'vitest';
import type { KeptTerminal } from '../keptSession.ts';
import { OPENED, scriptedTerminal } from '../testing/scriptedTerminal.ts';
import { createTerminalSession, type TerminalState } from './terminalSession.ts';

function setUp(resumed: KeptTerminal | null = null) {
  const states: TerminalState[] = [];
  const back = vi.fn();
  let output = '';
  const writes: (() => void)[] = [];
  const session = createTerminalSession(
    {
      write: (bytes) =>
        new Promise((resolve) => {
          output += new TextDecoder().decode(bytes);
          writes.push(resolve);
        }),
      clear: () => (output = ''),
      size: () => ({ columns: 80, rows: 24 }),
    },
    { state: (state) => states.push(state), back },
    resumed,
  );
  const showAll = async () => {
    for (const done of writes.splice(0)) done();
    await Promise.resolve();
  };
  return { session, states, back, output: () => output, showAll };
}

const typed = (text: string) => new TextEncoder().encode(text);

it('opens a shell, shows its output and sends what is typed', () => {
  const { session, states, output } = setUp();
  const agent = scriptedTerminal();
  session.join(agent.channel);
  session.type(typed('too early'));
  agent.say(OPENED);
  agent.print('$ ');
  session.type(typed('ls\r'));
  expect(agent.controls).toEqual([{ type: 'open', columns: 80, rows: 24 }]);
  expect(agent.typed()).toBe('ls\r');
  expect(output()).toBe('$ ');
  expect(states).toEqual([{ kind: 'opening' }, { kind: 'live', shell: 'bash', simulated: false }]);
});

it('confirms output only once it is shown: much at once, little after a moment', async () => {
  vi.useFakeTimers();
  const { session, showAll } = setUp();
  const agent = scriptedTerminal();
  session.join(agent.channel);
  agent.say(OPENED);
  agent.print('x'.repeat(64 * 1024));
  agent.print('abc');
  await vi.advanceTimersByTimeAsync(1000);
  expect(agent.controls).toHaveLength(1);
  await showAll();
  await vi.advanceTimersByTimeAsync(1000);
  expect(agent.controls.slice(1)).toEqual([
    { type: 'received', offset: 65_536 },
    { type: 'received', offset: 65_539 },
  ]);
  vi.useRealTimers();
});

it('goes on with its shell and what it has of its output over another connection, and sends nothing meanwhile', () => {
  const { session, states, back, output } = setUp();
  const first = scriptedTerminal();
  session.join(first.channel);
  first.say(OPENED);
  first.print('가나');
  first.end('connection_lost');
  session.type(typed('lost'));
  expect(states.at(-1)).toEqual({ kind: 'away' });
  expect(first.typed()).toBe('');
  const second = scriptedTerminal();
  session.join(second.channel);
  expect(second.controls).toEqual([{ type: 'open', columns: 80, rows: 24, terminal: 'one', received: 6 }]);
  second.say({ ...OPENED, offset: 6 });
  second.print('다');
  first.print('from the dead');
  expect(output()).toBe('가나다');
  expect(back).toHaveBeenCalledWith(false);
});

it('says that output is missing where the agent does not have it any more', () => {
  const { session, back } = setUp();
  const first = scriptedTerminal();
  session.join(first.channel);
  first.say(OPENED);
  first.end('connection_lost');
  const second = scriptedTerminal();
  session.join(second.channel);
  second.say({ ...OPENED, offset: 9 });
  expect(back).toHaveBeenCalledWith(true);
});

it('opens another shell on an empty screen after the end of one', () => {
  const { session, states, output } = setUp();
  const agent = scriptedTerminal();
  session.join(agent.channel);
  agent.say(OPENED);
  agent.print('bye');
  agent.say({ type: 'exit', code: 3 });
  expect(states.at(-1)).toEqual({ kind: 'exited', code: 3 });
  session.openNew();
  expect(agent.controls.at(-1)).toEqual({ type: 'open', columns: 80, rows: 24 });
  agent.say({ ...OPENED, terminal: 'two' });
  expect(output()).toBe('');
  expect(states.at(-1)).toMatchObject({ kind: 'live' });
});

it('asks for no shell that is gone, and says when the connection is over for good', () => {
  const { session, states } = setUp();
  const agent = scriptedTerminal();
  session.join(agent.channel);
  agent.say({ type: 'refused', because: 'gone', detail: '' });
  session.openNew();
  expect(agent.controls.at(-1)).not.toHaveProperty('terminal');
  agent.say(OPENED);
  agent.end('approval_ended');
  expect(states.at(-1)).toEqual({ kind: 'over' });
});

it('goes on with the shell of an earlier load of the page, and answers nothing while its output is shown again', async () => {
  const { session, states, back, output, showAll } = setUp({ terminal: 'one', received: 6 });
  const agent = scriptedTerminal();
  session.join(agent.channel);
  expect(agent.controls).toEqual([{ type: 'open', columns: 80, rows: 24, terminal: 'one', received: 0 }]);
  agent.say(OPENED);
  agent.print('$ who?');
  session.type(typed('an answer of the terminal'));
  expect(states.at(-1)).toEqual({ kind: 'opening' });
  await showAll();
  expect(states.at(-1)).toMatchObject({ kind: 'live' });
  session.type(typed('ls'));
  expect(agent.typed()).toBe('ls');
  expect(output()).toBe('$ who?');
  expect(back).not.toHaveBeenCalled();
});

it('goes on at once where all of the earlier output is not kept any more', () => {
  const { session, states } = setUp({ terminal: 'one', received: 6 });
  const agent = scriptedTerminal();
  session.join(agent.channel);
  agent.say({ ...OPENED, offset: 6 });
  expect(states.at(-1)).toMatchObject({ kind: 'live' });
});

it('opens another shell by itself where that of the earlier load is over', () => {
  const { session, states } = setUp({ terminal: 'one', received: 6 });
  const agent = scriptedTerminal();
  session.join(agent.channel);
  agent.say({ type: 'refused', because: 'gone', detail: '' });
  expect(agent.controls.at(-1)).toEqual({ type: 'open', columns: 80, rows: 24 });
  agent.say({ ...OPENED, terminal: 'two' });
  expect(states.at(-1)).toMatchObject({ kind: 'live' });
});

it('says what another load of the page needs to go on, while there is a shell', async () => {
  const { session, showAll } = setUp({ terminal: 'one', received: 6 });
  const agent = scriptedTerminal();
  session.join(agent.channel);
  expect(session.kept()).toEqual({ terminal: 'one', received: 6 });
  agent.say(OPENED);
  agent.print('$ ls\r\n9');
  await showAll();
  expect(session.kept()).toEqual({ terminal: 'one', received: 7 });
  agent.say({ type: 'exit', code: 0 });
  expect(session.kept()).toBeNull();
});
