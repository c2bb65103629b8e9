import type { RemoteConnectionState, RemoteConnector } from '@remote-console/api-client/react';
import type { RemoteKind } from '@remote-console/domain';
import type { GuestTerminal } from '../guestTerminals.ts';
import type { KeptSession, KeptTab, KeptTerminal } from '../keptSession.ts';
import { isOnItsWay, isOpen, isThere, type ReadTerminal, type SessionState, type SessionTab } from './sessionState.ts';

/** Opens a connection to the device of the window. */
export type Connect = (options: {
  readonly kind: RemoteKind;
  readonly session: number | undefined;
  /** A connection of somebody else's terminal, to which the person comes. */
  readonly beside: number | undefined;
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
  /** Opens a terminal of the person's own, or that of somebody else; one of those that is there already is shown. */
  readonly openTerminal: (beside?: GuestTerminal) => void;
  /** Notes whose terminal a tab shows, where that was not known. */
  readonly nameTerminal: (beside: GuestTerminal) => void;
  /**
   * Ends one connection, and takes its tab away. One that was to take the place of another, or was refused that, gives way
   * to it again.
   */
  readonly close: (id: number) => void;
  /** Connects a tab again whose connection is over. */
  readonly again: (id: number) => void;
  /** Connects a screen that the person only watches once more, to control it; they watch until that is there. */
  readonly takeControl: (id: number) => void;
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

/** A connection that stays until the next one of its tab is there. */
interface ReplacedConnection {
  readonly turn: number;
  readonly connector: RemoteConnector;
  readonly state: RemoteConnectionState;
}

/**
 * Keeps the connections of one window. The first makes the session; others wait until it is there, so that they become
 * part of it and not sessions of their own.
 */
export function createSessionStore(connect: Connect, kind: RemoteKind, now: () => number): SessionStore {
  const listeners = new Set<() => void>();
  const connectors = new Map<number, RemoteConnector>();
  const replaced = new Map<number, ReplacedConnection>();
  /** By tab, which of all that were begun is its connection: what others say does not count. */
  const turns = new Map<number, number>();
  const terminals = new Map<number, ReadTerminal>();
  /** The session of the load before, until the first of its connections is there or is refused. */
  let resumedSession: number | undefined;
  /** For how many days recordings are kept that the person has agreed to, by kind. */
  const agreed = new Map<RemoteKind, number>();
  let lastTurn = 0;
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
  /** Whether the connection before is of no use any more; one that is there stays where the next one was refused. */
  const replaces = (id: number, next: RemoteConnectionState) => {
    const before = replaced.get(id);
    return next.kind === 'live' || (!isOnItsWay(next) && before !== undefined && !isOpen(before.state));
  };
  const follow = (id: number, next: RemoteConnectionState) => {
    if (isAgreed(id, next)) {
      connectors.get(id)?.agree();
      return;
    }
    const held = next.kind === 'live' ? { channel: next.channel, watching: next.watching === true } : {};
    const before = replaces(id, next) ? replaced.get(id) : undefined;
    if (before) replaced.delete(id);
    change(id, { state: next, ...held, replacing: replaced.has(id) });
    before?.connector.close();
    if (next.kind === 'live' && next.session !== state.session) put({ session: next.session, since: now() });
    forgetOver();
    if (isOnItsWay(next)) return;
    resumedSession = undefined;
    connectWaiting();
  };
  /** A session without a connection is over: the next one is another. */
  const forgetOver = () => {
    if (state.session === null || state.tabs.some(isThere)) return;
    agreed.clear();
    put({ session: null, since: null });
  };
  const begin = ({ id, kind: wanted, beside }: SessionTab) => {
    const goes = state.tabs.some(isThere);
    lastTurn += 1;
    const turn = lastTurn;
    turns.set(id, turn);
    const session = goes && state.session !== null ? state.session : resumedSession;
    const connector = connect({
      kind: wanted,
      session,
      beside: beside?.connection,
      onState: (next) => {
        if (!state.tabs.some((tab) => tab.id === id)) return;
        const before = replaced.get(id);
        if (turns.get(id) === turn) follow(id, next);
        else if (before?.turn === turn) replaced.set(id, { ...before, state: next });
      },
    });
    connectors.set(id, connector);
  };
  /** Connects what waits for its session: all of it once there is one, else the first alone. */
  const connectWaiting = () => {
    for (const tab of state.tabs.filter(({ id }) => !connectors.has(id))) {
      const waits = state.tabs.some((each) => connectors.has(each.id) && isOnItsWay(each.state));
      if (!waits || state.tabs.some(isThere)) begin(tab);
    }
  };
  const nextNumber = (wanted: RemoteKind, beside: GuestTerminal | null) => {
    if (beside) return 0;
    if (wanted !== 'terminal') return 1;
    lastTerminal += 1;
    return lastTerminal;
  };
  const open = (wanted: RemoteKind, resumed: KeptTerminal | null = null, beside: GuestTerminal | null = null) => {
    lastId += 1;
    const tab: SessionTab = {
      id: lastId,
      kind: wanted,
      number: nextNumber(wanted, beside),
      beside,
      state: { kind: 'asking' },
      channel: null,
      watching: false,
      replacing: false,
      resumed,
    };
    put({ kind: wanted, tabs: [...state.tabs, tab], ...(wanted === 'terminal' ? { terminal: tab.id } : {}) });
    connectWaiting();
  };

  const again = (id: number) => {
    const tab = state.tabs.find((each) => each.id === id);
    if (!tab || isOpen(tab.state) || (isOnItsWay(tab.state) && connectors.has(id))) return;
    connectors.delete(id);
    change(id, { state: { kind: 'asking' } });
    connectWaiting();
  };
  const takeControl = (id: number) => {
    const tab = state.tabs.find((each) => each.id === id);
    const connector = connectors.get(id);
    const turn = turns.get(id);
    if (tab?.state.kind !== 'live' || !tab.watching || !connector || turn === undefined) return;
    replaced.set(id, { turn, connector, state: tab.state });
    change(id, { state: { kind: 'asking' }, replacing: true });
    begin(tab);
  };
  /** Goes on with the connection that another one was to take the place of. */
  const keepReplaced = (id: number, before: ReplacedConnection) => {
    const connector = connectors.get(id);
    replaced.delete(id);
    turns.set(id, before.turn);
    connectors.set(id, before.connector);
    connector?.close();
    follow(id, before.state);
  };
  const guestTab = ({ connection }: GuestTerminal) => state.tabs.find((tab) => tab.beside?.connection === connection);

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
    openTerminal: (beside) => {
      const there = beside && guestTab(beside);
      if (!there) {
        open('terminal', null, beside);
        return;
      }
      put({ kind: 'terminal', terminal: there.id });
      again(there.id);
    },
    nameTerminal: (beside) => {
      const tab = guestTab(beside);
      if (tab?.beside?.name === '') change(tab.id, { beside });
    },
    close: (id) => {
      const before = replaced.get(id);
      if (before) {
        keepReplaced(id, before);
        return;
      }
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
    again,
    takeControl,
    resume: ({ session, tabs }) => {
      resumedSession = session;
      for (const tab of tabs) open(tab.kind, tab.terminal);
    },
    kept: () => {
      const session = state.session ?? resumedSession;
      if (session === undefined) return null;
      const tabs = state.tabs
        // Whether the person may come to the terminal of somebody else, and whether it is there, another load asks again.
        .filter((tab) => tab.beside === null)
        .filter((tab) => isThere(tab) || (resumedSession !== undefined && isOnItsWay(tab.state)))
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
      const open = [...connectors.values(), ...[...replaced.values()].map(({ connector }) => connector)];
      connectors.clear();
      replaced.clear();
      resumedSession = undefined;
      agreed.clear();
      put({ tabs: [], terminal: null, session: null, since: null });
      for (const connector of open) connector.close();
    },
  };
}
