import type { RemoteKind } from '@remote-console/domain';
import type { GuestTerminal } from '../guestTerminals.ts';
import type { KeptTerminal } from '../keptSession.ts';
import type { SessionState, SessionTab } from './sessionState.ts';

/** The state of a window, and its tabs. */
export interface SessionTabs {
  readonly current: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly put: (change: Partial<SessionState>) => void;
  readonly find: (id: number) => SessionTab | undefined;
  readonly change: (id: number, next: Partial<SessionTab>) => void;
  /** Adds a tab, which waits for its connection, and shows it. */
  readonly add: (kind: RemoteKind, resumed: KeptTerminal | null, beside: GuestTerminal | null) => void;
  /** Removes a tab; the last terminal is shown then. */
  readonly remove: (id: number) => void;
}

/** A window without tabs. */
export function createSessionTabs(kind: RemoteKind): SessionTabs {
  const listeners = new Set<() => void>();
  let lastId = 0;
  let lastTerminal = 0;
  let state: SessionState = { kind, terminal: null, tabs: [], session: null, since: null };

  const put = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const nextNumber = (wanted: RemoteKind, beside: GuestTerminal | null) => {
    if (beside) return 0;
    if (wanted !== 'terminal') return 1;
    lastTerminal += 1;
    return lastTerminal;
  };

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put,
    find: (id) => state.tabs.find((tab) => tab.id === id),
    change: (id, next) => put({ tabs: state.tabs.map((tab) => (tab.id === id ? { ...tab, ...next } : tab)) }),
    add: (wanted, resumed, beside) => {
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
    },
    remove: (id) => {
      const tabs = state.tabs.filter((tab) => tab.id !== id);
      const lastOfThem = tabs.findLast((tab) => tab.kind === 'terminal')?.id ?? null;
      put({ tabs, terminal: state.terminal === id ? lastOfThem : state.terminal });
    },
  };
}
