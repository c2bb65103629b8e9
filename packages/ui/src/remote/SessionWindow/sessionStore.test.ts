import type { RemoteConnectionState } from '@remote-console/api-client/react';
import type { RemoteChannel, RemoteKind } from '@remote-console/domain';
import { expect, it } from 'vitest';
import { createSessionStore } from './sessionStore.ts';

const aChannel = (): RemoteChannel => ({
  sendControl: () => undefined,
  sendData: () => undefined,
  drained: async () => undefined,
  listen: () => undefined,
  close: () => undefined,
});

/** A store whose connections are controlled by the test, in the order in which they were opened. */
function aStore(kind: RemoteKind = 'terminal') {
  const opened: {
    readonly kind: RemoteKind;
    readonly session: number | undefined;
    readonly beside: number | undefined;
    readonly tell: (state: RemoteConnectionState) => void;
    closed: boolean;
    tried: number;
    agreed: number;
  }[] = [];
  const store = createSessionStore(
    ({ kind: wanted, session, beside, onState }) => {
      const one = { kind: wanted, session, beside, tell: onState, closed: false, tried: 0, agreed: 0 };
      opened.push(one);
      return { close: () => (one.closed = true), tryNow: () => (one.tried += 1), agree: () => (one.agreed += 1) };
    },
    kind,
    () => 1000,
  );
  const live = (index: number, session = 31) => opened[index]?.tell({ kind: 'live', channel: aChannel(), session });
  const watch = (index: number) =>
    opened[index]?.tell({ kind: 'live', channel: aChannel(), session: 31, watching: true });
  return { store, opened, live, watch, states: () => store.current().tabs.map((tab) => [tab.kind, tab.state.kind]) };
}

const LOST = { kind: 'ended', end: { reason: 'connection_lost', by: '', detail: '' } } as const;

it('opens what it is asked to show, once', () => {
  const { store, opened } = aStore();
  store.show('terminal');
  store.show('terminal');
  expect(opened.map(({ kind, session }) => [kind, session])).toEqual([['terminal', undefined]]);
});

it('has other connections wait for the first, and makes them part of its session', () => {
  const { store, opened, live, states } = aStore();
  store.show('terminal');
  store.show('files');
  store.openTerminal();
  expect(opened).toHaveLength(1);
  live(0);
  expect(opened.slice(1).map(({ kind, session }) => [kind, session])).toEqual([
    ['files', 31],
    ['terminal', 31],
  ]);
  expect(states()[0]).toEqual(['terminal', 'live']);
});

it('begins a session with the next one where the first was refused', () => {
  const { store, opened } = aStore();
  store.show('screen');
  store.show('files');
  opened[0]?.tell({ kind: 'refused', status: 403, error: 'no_permission' });
  expect(opened.map(({ kind, session }) => [kind, session])).toEqual([
    ['screen', undefined],
    ['files', undefined],
  ]);
});

it('connects again in the session while that goes on, else in a new one', () => {
  const { store, opened, live } = aStore();
  store.show('terminal');
  live(0);
  store.show('files');
  live(1);
  opened[0]?.tell(LOST);
  store.again(1);
  expect(opened[2]?.session).toBe(31);
  live(2);
  opened[1]?.tell(LOST);
  opened[2]?.tell(LOST);
  expect(store.current()).toMatchObject({ session: null, since: null });
  store.again(1);
  expect(opened[3]?.session).toBeUndefined();
});

it('keeps the last channel of a tab that reconnects or is over', () => {
  const { store, opened, live } = aStore();
  store.show('terminal');
  live(0);
  const before = store.current().tabs[0]?.channel;
  expect(before).not.toBeNull();
  opened[0]?.tell({ kind: 'reconnecting', attempt: 1, until: 5 });
  expect(store.current().tabs[0]?.channel).toBe(before);
  store.again(1);
  expect(opened).toHaveLength(1);
  store.tryNow(1);
  expect(opened[0]?.tried).toBe(1);
});

it('asks once in a session whether it may be recorded, for each kind and for how long that is kept', () => {
  const { store, opened, live, states } = aStore();
  const noticeOf = (index: number, days = 30) => opened[index]?.tell({ kind: 'agreeing', days });
  const agreed = () => opened.map((one) => one.agreed);
  store.show('terminal');
  noticeOf(0);
  expect(states()).toEqual([['terminal', 'agreeing']]);
  store.agree(1);
  live(0);
  store.openTerminal();
  noticeOf(1);
  expect(agreed()).toEqual([1, 1]);
  expect(states()[1]).toEqual(['terminal', 'asking']);
  live(1);
  store.show('screen');
  noticeOf(2);
  expect(agreed()).toEqual([1, 1, 0]);
  opened[0]?.tell({ kind: 'reconnecting', attempt: 1, until: 5 });
  noticeOf(0);
  expect(agreed()).toEqual([2, 1, 0]);
  expect(states()[0]).toEqual(['terminal', 'reconnecting']);
  noticeOf(1, 365);
  expect(states()[1]).toEqual(['terminal', 'agreeing']);
});

it('asks again in the next session', () => {
  const { store, opened, live, states } = aStore();
  store.show('terminal');
  opened[0]?.tell({ kind: 'agreeing', days: 30 });
  store.agree(1);
  live(0);
  opened[0]?.tell(LOST);
  store.again(1);
  opened[1]?.tell({ kind: 'agreeing', days: 30 });
  expect(states()).toEqual([['terminal', 'agreeing']]);
});

it('closes one terminal and shows another, and hears nothing more of it', () => {
  const { store, opened, live } = aStore();
  store.show('terminal');
  live(0);
  store.openTerminal();
  live(1);
  expect(store.current()).toMatchObject({ terminal: 2 });
  store.close(2);
  expect(opened[1]?.closed).toBe(true);
  opened[1]?.tell(LOST);
  expect(store.current()).toMatchObject({ terminal: 1, tabs: [{ id: 1, number: 1 }] });
  store.close(1);
  expect(store.current()).toMatchObject({ terminal: null, tabs: [] });
  store.openTerminal();
  expect(store.current().tabs[0]).toMatchObject({ id: 3, number: 3 });
});

it('shows what cannot be opened without opening it', () => {
  const { store, opened } = aStore();
  store.explain('files');
  expect(store.current().kind).toBe('files');
  expect(opened).toEqual([]);
});

it('closes everything at once', () => {
  const { store, opened, live } = aStore();
  store.show('terminal');
  live(0);
  store.show('screen');
  store.closeAll();
  expect(opened.every(({ closed }) => closed)).toBe(true);
  opened[0]?.tell(LOST);
  expect(store.current()).toMatchObject({ tabs: [], session: null });
});

const SHELL = { terminal: 'one', received: 6 };
const KEPT = {
  session: 31,
  tabs: [
    { kind: 'terminal', terminal: SHELL },
    { kind: 'files', terminal: null },
  ],
} as const;

it('goes on with the session and the shells of an earlier load of the page', () => {
  const { store, opened, live } = aStore();
  store.resume(KEPT);
  store.show('files');
  expect(opened.map(({ kind, session }) => [kind, session])).toEqual([['terminal', 31]]);
  expect(store.kept()).toEqual(KEPT);
  live(0);
  expect(opened[1]).toMatchObject({ kind: 'files', session: 31 });
  expect(store.current().tabs.map(({ resumed }) => resumed)).toEqual([SHELL, null]);
  expect(store.current().kind).toBe('files');
});

it('is part of another session where the earlier one is over', () => {
  const { store, opened, live } = aStore();
  store.resume(KEPT);
  live(0, 32);
  expect(opened[1]?.session).toBe(32);
  expect(store.current().session).toBe(32);
});

it('says what another load of the page needs, and nothing once the session is over', () => {
  const { store, opened, live } = aStore();
  store.show('terminal');
  expect(store.kept()).toBeNull();
  live(0);
  const forget = store.followTerminal(1, () => SHELL);
  expect(store.kept()).toEqual({ session: 31, tabs: [{ kind: 'terminal', terminal: SHELL }] });
  forget();
  expect(store.kept()).toEqual({ session: 31, tabs: [{ kind: 'terminal', terminal: null }] });
  opened[0]?.tell(LOST);
  expect(store.kept()).toBeNull();
});

const GUEST = { connection: 81, name: '김서연', number: null };

it('comes to the terminal of somebody else, once, beside its own', () => {
  const { store, opened, live } = aStore();
  store.openTerminal(GUEST);
  live(0);
  store.openTerminal();
  live(1);
  store.openTerminal(GUEST);
  expect(opened.map(({ beside, session }) => [beside, session])).toEqual([
    [81, undefined],
    [undefined, 31],
  ]);
  expect(store.current()).toMatchObject({ terminal: 1, tabs: [{ beside: GUEST }, { beside: null, number: 1 }] });
});

it('connects to the terminal of somebody else again where that is over, and shows it', () => {
  const { store, opened, live } = aStore();
  store.openTerminal(GUEST);
  live(0);
  store.openTerminal();
  live(1);
  opened[0]?.tell(LOST);
  store.openTerminal(GUEST);
  expect(opened[2]).toMatchObject({ beside: 81, session: 31 });
  expect(store.current()).toMatchObject({ terminal: 1 });
});

it('notes whose terminal it is once that is known, and keeps it', () => {
  const { store } = aStore();
  store.openTerminal({ ...GUEST, name: '' });
  store.nameTerminal({ ...GUEST, connection: 82 });
  expect(store.current().tabs[0]?.beside?.name).toBe('');
  store.nameTerminal({ ...GUEST, number: 2 });
  store.nameTerminal(GUEST);
  expect(store.current().tabs[0]?.beside).toEqual({ ...GUEST, number: 2 });
});

it('remembers that the person only watches while the connection is away', () => {
  const { store, opened } = aStore();
  store.openTerminal(GUEST);
  opened[0]?.tell({ kind: 'live', channel: aChannel(), session: 31, watching: true });
  opened[0]?.tell({ kind: 'reconnecting', attempt: 1, until: 5 });
  expect(store.current().tabs[0]?.watching).toBe(true);
  opened[0]?.tell({ kind: 'live', channel: aChannel(), session: 31 });
  expect(store.current().tabs[0]?.watching).toBe(false);
});

it('keeps no terminal of somebody else for another load of the page', () => {
  const { store, live } = aStore();
  store.openTerminal(GUEST);
  live(0);
  expect(store.kept()).toBeNull();
  store.show('files');
  live(1);
  expect(store.kept()).toEqual({ session: 31, tabs: [{ kind: 'files', terminal: null }] });
});

/** A store with a screen that the person only watches. */
function aWatchedScreen() {
  const made = aStore('screen');
  made.store.show('screen');
  made.watch(0);
  const tab = () => made.store.current().tabs[0];
  return { ...made, tab };
}

it('takes control with a second connection of the session, and watches until that is there', () => {
  const { store, opened, live, tab } = aWatchedScreen();
  store.takeControl(1);
  expect(opened[1]).toMatchObject({ kind: 'screen', session: 31 });
  opened[1]?.tell({ kind: 'waiting', for: 'agent', since: 0 });
  expect(store.current()).toMatchObject({ session: 31, since: 1000 });
  expect(tab()).toMatchObject({ watching: true, replacing: true, state: { kind: 'waiting' } });
  expect(opened[0]?.closed).toBe(false);
  live(1);
  expect(opened[0]?.closed).toBe(true);
  expect(tab()).toMatchObject({ watching: false, replacing: false, state: { kind: 'live' } });
  expect(store.current()).toMatchObject({ session: 31, since: 1000 });
});

it('shows the channel of the connection that took control, and nothing that the one before still says', () => {
  const { store, opened, live, tab } = aWatchedScreen();
  const before = tab()?.channel;
  store.takeControl(1);
  live(1);
  const channel = tab()?.channel;
  expect(channel).not.toBe(before);
  opened[0]?.tell(LOST);
  expect(tab()).toMatchObject({ channel, state: { kind: 'live' } });
});

it('goes on watching where the person does not wait for control', () => {
  const { store, opened, tab } = aWatchedScreen();
  const before = tab()?.channel;
  store.takeControl(1);
  opened[1]?.tell({ kind: 'waiting', for: 'consent', since: 0 });
  store.close(1);
  expect(opened.map(({ closed }) => closed)).toEqual([false, true]);
  expect(tab()).toMatchObject({ watching: true, replacing: false, channel: before, state: { kind: 'live' } });
  opened[1]?.tell({ kind: 'live', channel: aChannel(), session: 31 });
  expect(tab()).toMatchObject({ watching: true, channel: before });
  opened[0]?.tell(LOST);
  expect(tab()).toMatchObject({ state: { kind: 'ended' } });
});

it('says what became of the connection before, where that ended while control was waited for', () => {
  const { store, opened, tab } = aWatchedScreen();
  store.takeControl(1);
  opened[1]?.tell({ kind: 'waiting', for: 'agent', since: 0 });
  opened[0]?.tell(LOST);
  expect(tab()).toMatchObject({ state: { kind: 'waiting' } });
  store.close(1);
  expect(tab()).toMatchObject({ state: { kind: 'ended' } });
  expect(store.current().session).toBeNull();
});

it.each<readonly [string, RemoteConnectionState]>([
  ['refused at the device', { kind: 'ended', end: { reason: 'refused_at_device', by: '', detail: '' } }],
  ['refused by the server', { kind: 'refused', status: 403, error: 'approval_required' }],
])('says that control was %s, and goes on watching', (_what, refused) => {
  const { store, opened, tab } = aWatchedScreen();
  const before = tab()?.channel;
  store.takeControl(1);
  opened[1]?.tell(refused);
  expect(tab()).toMatchObject({ replacing: true, state: { kind: refused.kind } });
  expect(store.current().session).toBe(31);
  store.close(1);
  expect(tab()).toMatchObject({ watching: true, replacing: false, channel: before, state: { kind: 'live' } });
  expect(opened[0]?.closed).toBe(false);
});

it('asks for control once more after it was refused', () => {
  const { store, opened, live, tab } = aWatchedScreen();
  store.takeControl(1);
  opened[1]?.tell({ kind: 'ended', end: { reason: 'unanswered', by: '', detail: '' } });
  store.again(1);
  expect(opened[2]).toMatchObject({ kind: 'screen', session: 31 });
  expect(opened[0]?.closed).toBe(false);
  live(2);
  expect(opened[0]?.closed).toBe(true);
  expect(tab()).toMatchObject({ watching: false, replacing: false, state: { kind: 'live' } });
});

it('says why control was refused, and begins another session where the one before is over as well', () => {
  const { store, opened, tab } = aWatchedScreen();
  store.takeControl(1);
  opened[0]?.tell(LOST);
  opened[1]?.tell({ kind: 'ended', end: { reason: 'refused_at_device', by: '', detail: '' } });
  expect(opened[0]?.closed).toBe(true);
  expect(tab()).toMatchObject({ replacing: false, state: { kind: 'ended' } });
  store.again(1);
  expect(opened[2]?.session).toBeUndefined();
});

it('has nothing to take where the person controls the screen already, or is about to', () => {
  const { store, opened, live } = aWatchedScreen();
  store.takeControl(1);
  store.takeControl(1);
  expect(opened).toHaveLength(2);
  live(1);
  store.takeControl(1);
  expect(opened).toHaveLength(2);
});

it('opens what else the person wants meanwhile in the session that is there', () => {
  const { store, opened } = aWatchedScreen();
  store.takeControl(1);
  opened[1]?.tell({ kind: 'waiting', for: 'consent', since: 0 });
  store.show('files');
  expect(opened[2]).toMatchObject({ kind: 'files', session: 31 });
});

it('ends both connections with the window', () => {
  const { store, opened } = aWatchedScreen();
  store.takeControl(1);
  store.closeAll();
  expect(opened.map(({ closed }) => closed)).toEqual([true, true]);
});

it('goes on with the screen after the page is loaded again while control is waited for', () => {
  const { store, opened } = aWatchedScreen();
  store.takeControl(1);
  opened[1]?.tell({ kind: 'asking' });
  expect(store.kept()).toEqual({ session: 31, tabs: [{ kind: 'screen', terminal: null }] });
});
