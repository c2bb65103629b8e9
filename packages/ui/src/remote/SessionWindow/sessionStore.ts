import type { RemoteConnectionState, RemoteConnector } from '@remote-console/api-client/react';
import type { RemoteChannel, RemoteKind } from '@remote-console/domain';
import type { KeptSession, KeptTab, KeptTerminal } from '../keptSession.ts';

/** One connection of a session: its screen, its files, or one of its terminals. */
export interface SessionTab {
  /** The same as long as the tab is there, and never used again. */
  readonly id: number;
  readonly kind: RemoteKind;
  /** Number among the terminals of this window, from 1. */
  readonly number: number;
  readonly state: RemoteConnectionState;
  /** The channel that is live, or was at last; `null` before it first was. */
  readonly channel: RemoteChannel | null;
  /** The terminal that the page had before it was loaded again, and that this one goes on with; else `null`. */
  readonly resumed: KeptTerminal | null;
}

/** Whether a connection shows a screen that somebody else controls, and passes on nothing of what the person does. */
export const isWatching = ({ state }: SessionTab): boolean => state.kind === 'live' && state.watching === true;

/** Reads which terminal a view has now; `null` without one. */
export type ReadTerminal = () => KeptTerminal | null;

/** What a window of one session holds. */
export interface SessionState {
  /** The way to connect that is shown. */
  readonly kind: RemoteKind;
  /** The terminal that is shown among the terminals; `null` without one. */
  readonly terminal: number | null;
  readonly tabs: readonly SessionTab[];
  /** Number of the session once one of its connections was live. */
  readonly session: number | null;
  /** Since when the session is live, in epoch milliseconds; `null` before it is. */
  readonly since: number | null;
}

/** Opens a connection to the device of the window. */
export type Connect = (options: {
  readonly kind: RemoteKind;
  readonly session: number | undefined;
  readonly onState: (state: RemoteConnectionState) => void;
}) => RemoteConnector;

/** The connections of one window, which share their session. */
export interface SessionStore {
  readonly current: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a way to connect, and opens it unless it is there. */
  readonly show: (kind: RemoteKind) => void;
  /** Shows a way to connect that cannot be opened, for what is said about it. */
  readonly explain: (kind: RemoteKind) => void;
  readonly showTerminal: (id: number) => void;
  readonly openTerminal: () => void;
  /** Ends one connection, and takes its tab away. */
  readonly close: (id: number) => void;
  /** Connects a tab again whose connection is over. */
  readonly again: (id: number) => void;
  readonly tryNow: (id: number) => void;
  /** Goes on with the connections that the page had before it was loaded again. */
  readonly resume: (kept: KeptSession) => void;
  /** What another load of the page needs to go on; `null` while there is nothing to go on with. */
  readonly kept: () => KeptSession | null;
  /** Learns how to read which terminal a tab has, until the answer is called. */
  readonly followTerminal: (id: number, read: ReadTerminal) => () => void;
  /** The person agrees that a connection is recorded, and others of its kind in the same session. */
  readonly agree: (id: number) => void;
  /** Ends every connection. */
  readonly closeAll: () => void;
}

const isOpen = ({ kind }: RemoteConnectionState) => kind === 'live' || kind === 'reconnecting';
const isOnItsWay = ({ kind }: RemoteConnectionState) => kind === 'asking' || kind === 'waiting' || kind === 'agreeing';

/**
 * Keeps the connections of one window. The first makes the session; others wait until it is there, so that they become
 * part of it and not sessions of their own.
 */
export function createSessionStore(connect: Connect, kind: RemoteKind, now: () => number): SessionStore {
  const listeners = new Set<() => void>();
  const connectors = new Map<number, RemoteConnector>();
  const terminals = new Map<number, ReadTerminal>();
  /** The session of the load before, until the first of its connections is there or is refused. */
  let resumedSession: number | undefined;
  /** For how many days recordings are kept that the person has agreed to, by kind. */
  const agreed = new Map<RemoteKind, number>();
  let lastId = 0;
  let lastTerminal = 0;
  let state: SessionState = { kind, terminal: null, tabs: [], session: null, since: null };

  const put = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const change = (id: number, next: Partial<SessionTab>) =>
    put({ tabs: state.tabs.map((tab) => (tab.id === id ? { ...tab, ...next } : tab)) });

  /** What the person has agreed to in this session is not asked again: for another terminal, or after a loss. */
  const isAgreed = (id: number, next: RemoteConnectionState) => {
    const tab = state.tabs.find((each) => each.id === id);
    return next.kind === 'agreeing' && tab !== undefined && agreed.get(tab.kind) === next.days;
  };
  const follow = (id: number, next: RemoteConnectionState) => {
    if (isAgreed(id, next)) {
      connectors.get(id)?.agree();
      return;
    }
    change(id, next.kind === 'live' ? { state: next, channel: next.channel } : { state: next });
    if (next.kind === 'live' && next.session !== state.session) put({ session: next.session, since: now() });
    forgetOver();
    if (isOnItsWay(next)) return;
    resumedSession = undefined;
    connectWaiting();
  };
  /** A session without a connection is over: the next one is another. */
  const forgetOver = () => {
    if (state.session === null || state.tabs.some((tab) => isOpen(tab.state))) return;
    agreed.clear();
    put({ session: null, since: null });
  };
  const begin = ({ id, kind: wanted }: SessionTab) => {
    const goes = state.tabs.some((tab) => isOpen(tab.state));
    const session = goes && state.session !== null ? state.session : resumedSession;
    const connector = connect({
      kind: wanted,
      session,
      onState: (next) => {
        if (state.tabs.some((tab) => tab.id === id)) follow(id, next);
      },
    });
    connectors.set(id, connector);
  };
  /** Connects what waits for its session: all of it once there is one, else the first alone. */
  const connectWaiting = () => {
    for (const tab of state.tabs.filter(({ id }) => !connectors.has(id))) {
      const waits = state.tabs.some((each) => connectors.has(each.id) && isOnItsWay(each.state));
      if (!waits || state.tabs.some((each) => isOpen(each.state))) begin(tab);
    }
  };
  const open = (wanted: RemoteKind, resumed: KeptTerminal | null = null) => {
    lastId += 1;
    if (wanted === 'terminal') lastTerminal += 1;
    const number = wanted === 'terminal' ? lastTerminal : 1;
    const tab: SessionTab = { id: lastId, kind: wanted, number, state: { kind: 'asking' }, channel: null, resumed };
    put({ kind: wanted, tabs: [...state.tabs, tab], ...(wanted === 'terminal' ? { terminal: tab.id } : {}) });
    connectWaiting();
  };

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (wanted) => {
      if (state.tabs.some((tab) => tab.kind === wanted)) put({ kind: wanted });
      else open(wanted);
    },
    explain: (wanted) => put({ kind: wanted }),
    showTerminal: (id) => put({ kind: 'terminal', terminal: id }),
    openTerminal: () => open('terminal'),
    close: (id) => {
      const tabs = state.tabs.filter((tab) => tab.id !== id);
      const connector = connectors.get(id);
      connectors.delete(id);
      const terminal =
        state.terminal === id ? (tabs.findLast((tab) => tab.kind === 'terminal')?.id ?? null) : state.terminal;
      put({ tabs, terminal });
      connector?.close();
      forgetOver();
      connectWaiting();
    },
    again: (id) => {
      const tab = state.tabs.find((each) => each.id === id);
      if (!tab || isOpen(tab.state) || (isOnItsWay(tab.state) && connectors.has(id))) return;
      connectors.delete(id);
      change(id, { state: { kind: 'asking' } });
      connectWaiting();
    },
    resume: ({ session, tabs }) => {
      resumedSession = session;
      for (const tab of tabs) open(tab.kind, tab.terminal);
    },
    kept: () => {
      const session = state.session ?? resumedSession;
      if (session === undefined) return null;
      const tabs = state.tabs
        .filter((tab) => isOpen(tab.state) || (resumedSession !== undefined && isOnItsWay(tab.state)))
        .map((tab): KeptTab => ({ kind: tab.kind, terminal: terminals.get(tab.id)?.() ?? tab.resumed }));
      return tabs.length === 0 ? null : { session, tabs };
    },
    followTerminal: (id, read) => {
      terminals.set(id, read);
      return () => void terminals.delete(id);
    },
    tryNow: (id) => connectors.get(id)?.tryNow(),
    agree: (id) => {
      const tab = state.tabs.find((each) => each.id === id);
      if (tab?.state.kind === 'agreeing') agreed.set(tab.kind, tab.state.days);
      connectors.get(id)?.agree();
    },
    closeAll: () => {
      const open = [...connectors.values()];
      connectors.clear();
      resumedSession = undefined;
      agreed.clear();
      put({ tabs: [], terminal: null, session: null, since: null });
      for (const connector of open) connector.close();
    },
  };
}
