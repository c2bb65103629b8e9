import { RECONNECT_MS, type RemoteEndReason, type RemoteKind } from '@remote-console/domain';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { RemotePresence } from '../consent.ts';
import { createDeviceSessions } from './deviceSessions.ts';

interface Window extends RemotePresence {
  readonly isOpen: () => boolean;
  /** Presses a button: whether it is the one that ends the session. */
  readonly press: (ends: boolean) => Promise<void>;
}

function setUp() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const windows: Window[] = [];
  const sessions = createDeviceSessions({
    show({ person, kinds }, signal) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      let isPressed = false;
      const press = async (ends: boolean) => {
        isPressed = true;
        resolve(ends);
        await vi.advanceTimersByTimeAsync(0);
      };
      signal.addEventListener('abort', () => resolve(false));
      windows.push({ person, kinds, isOpen: () => !isPressed && !signal.aborted, press });
      return promise;
    },
  });
  onTestFinished(() => sessions.close());

  function begin(number: number, person = 'Ada', kind: RemoteKind = 'terminal', { isShown = true } = {}) {
    const { promise: ended, resolve } = Promise.withResolvers<{
      reason: RemoteEndReason;
      by: string;
      detail: string;
    }>();
    const finish = async (reason: RemoteEndReason) => {
      resolve({ reason, by: '', detail: '' });
      await vi.advanceTimersByTimeAsync(0);
    };
    const end = vi.fn(() => resolve({ reason: 'ended_at_device', by: '', detail: '' }));
    sessions.begin({ number, person, kind, isShown, end, ended });
    return { finish, end };
  }

  const open = () =>
    windows.filter(({ isOpen }) => isOpen()).map(({ person, kinds }) => `${person}: ${kinds.join(' ')}`);
  const numbers = () => sessions.list().map(({ number }) => number);
  return { sessions, windows, begin, open, numbers };
}

it('lists what goes on, and no longer what has ended', async () => {
  const { sessions, begin, numbers } = setUp();
  vi.setSystemTime('2026-11-26T13:00:00Z');
  const second = begin(12, 'Bo', 'files');
  begin(7);
  expect(sessions.list()).toEqual([
    { number: 7, person: 'Ada', kind: 'terminal', since: '2026-11-26T13:00:00.000Z', isAway: false },
    { number: 12, person: 'Bo', kind: 'files', since: '2026-11-26T13:00:00.000Z', isAway: false },
  ]);
  await second.finish('closed');
  expect(numbers()).toEqual([7]);
});

it('shows one window for what a person does, another for another person, and takes them away with the sessions', async () => {
  const { begin, open, windows } = setUp();
  const terminal = begin(1, 'Ada', 'terminal');
  const another = begin(2, 'Ada', 'terminal');
  expect(open()).toEqual(['Ada: terminal']);
  expect(windows).toHaveLength(1);
  const screen = begin(3, 'Ada', 'screen');
  begin(4, 'Bo', 'files');
  expect(open()).toEqual(['Ada: screen terminal', 'Bo: files']);
  await terminal.finish('closed');
  expect(open()).toEqual(['Ada: screen terminal', 'Bo: files']);
  await another.finish('closed');
  expect(open().toSorted()).toEqual(['Ada: screen', 'Bo: files']);
  await screen.finish('approval_ended');
  expect(open()).toEqual(['Bo: files']);
});

it('opens no window by the policy that says nothing, and lists the session all the same', () => {
  const { begin, open, windows, numbers } = setUp();
  begin(1, 'Ada', 'terminal', { isShown: false });
  expect(windows).toEqual([]);
  begin(2, 'Ada', 'files');
  expect(open()).toEqual(['Ada: files']);
  expect(numbers()).toEqual([1, 2]);
});

it('ends everything of a person when the button is pressed, and nothing when the window is put away', async () => {
  const { begin, windows, open, numbers } = setUp();
  const own = [begin(1), begin(2, 'Ada', 'files'), begin(3, 'Ada', 'screen', { isShown: false })];
  const other = begin(4, 'Bo');
  await windows.find(({ person }) => person === 'Bo')?.press(false);
  expect(other.end).not.toHaveBeenCalled();
  await windows.findLast(({ person }) => person === 'Ada')?.press(true);
  for (const { end } of own) expect(end).toHaveBeenCalledTimes(1);
  expect(numbers()).toEqual([4]);
  expect(open()).toEqual([]);
});

it('shows a window that was put away again for what is new only', async () => {
  const { begin, windows, open } = setUp();
  begin(1);
  const files = begin(2, 'Ada', 'files');
  await windows.at(-1)?.press(false);
  await files.finish('closed');
  begin(3);
  expect(open()).toEqual([]);
  begin(4, 'Ada', 'screen');
  expect(open()).toEqual(['Ada: screen terminal']);
});

it('keeps the window and the beginning of a session whose connection is lost, for as long as the browser may come back', async () => {
  const { sessions, begin, windows, open } = setUp();
  vi.setSystemTime('2026-11-26T13:00:00Z');
  const first = begin(1);
  await vi.advanceTimersByTimeAsync(600_000);
  await first.finish('connection_lost');
  expect(sessions.list()).toMatchObject([{ number: 1, isAway: true }]);
  await vi.advanceTimersByTimeAsync(RECONNECT_MS - 1);
  const second = begin(2);
  expect(sessions.list()).toEqual([
    { number: 2, person: 'Ada', kind: 'terminal', since: '2026-11-26T13:00:00.000Z', isAway: false },
  ]);
  expect(windows).toHaveLength(1);
  await second.finish('server_stopping');
  await vi.advanceTimersByTimeAsync(RECONNECT_MS - 1);
  expect(open()).toEqual(['Ada: terminal']);
  await vi.advanceTimersByTimeAsync(1);
  expect(open()).toEqual([]);
  expect(sessions.list()).toEqual([]);
});

it('turns a browser away once that comes back to what was ended while its connection was lost', async () => {
  const { sessions, begin, windows, open } = setUp();
  const lost = begin(1);
  const ada = { person: 'Ada', kind: 'terminal' } as const;
  await lost.finish('connection_lost');
  await windows[0]?.press(true);
  expect(lost.end).toHaveBeenCalledTimes(1);
  expect(sessions.list()).toEqual([]);
  expect(open()).toEqual([]);
  expect(sessions.isUnwanted({ ...ada, person: 'Bo' })).toBe(false);
  expect(sessions.isUnwanted({ ...ada, kind: 'files' })).toBe(false);
  expect([sessions.isUnwanted(ada), sessions.isUnwanted(ada)]).toEqual([true, false]);
});

it('turns nobody away any more when the time to come back is over', async () => {
  const { sessions, begin } = setUp();
  const lost = begin(1);
  await lost.finish('connection_lost');
  sessions.end(null);
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(sessions.isUnwanted({ person: 'Ada', kind: 'terminal' })).toBe(false);
});

it('ends the session of a number, or all, and says which', () => {
  const { sessions, begin, numbers } = setUp();
  const [one, two, three] = [begin(1), begin(2, 'Bo'), begin(3, 'Ada', 'files')];
  expect(sessions.end(4)).toEqual([]);
  expect(sessions.end(2)).toMatchObject([{ number: 2, person: 'Bo' }]);
  expect(two.end).toHaveBeenCalledTimes(1);
  expect(numbers()).toEqual([1, 3]);
  expect(sessions.end(null)).toMatchObject([{ number: 1 }, { number: 3 }]);
  for (const { end } of [one, three]) expect(end).toHaveBeenCalledTimes(1);
  expect(numbers()).toEqual([]);
});

it('goes on without a window where nothing can show one', async () => {
  const sessions = createDeviceSessions({ show: () => Promise.reject(new Error('no display')) });
  sessions.begin({
    number: 1,
    person: 'Ada',
    kind: 'terminal',
    isShown: true,
    end: () => undefined,
    ended: new Promise(() => undefined),
  });
  await Promise.resolve();
  expect(sessions.list()).toHaveLength(1);
  sessions.close();
});
