import type { RemoteKind } from '@remote-console/domain';
import type { GuestTerminal } from '../guestTerminals.ts';
import type { KeptSession, KeptTab, KeptTerminal } from '../keptSession.ts';
import { createSessionConnections } from './sessionConnections.ts';
import { isOnItsWay, isThere, type ReadTerminal, type SessionState } from './sessionState.ts';
import { createSessionTabs } from './sessionTabs.ts';
import type { Connect } from './tabConnections.ts';

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
  /** What another load of the page needs to continue; `null` while there is nothing to go on with. */
  readonly kept: () => KeptSession | null;
  /** Learns how to read which terminal a tab has, until the answer is called. */
  readonly followTerminal: (id: number, read: ReadTerminal) => () => void;
  /** The person agrees that a connection is recorded, and others of its kind in the same session. */
  readonly agree: (id: number) => void;
  /** Ends every connection. */
  readonly closeAll: () => void;
}

/**
 * Keeps the connections of one window. The first makes the session; others wait until it is there, so that they become
 * part of it and not sessions of their own.
 */
export function createSessionStore(connect: Connect, kind: RemoteKind, now: () => number): SessionStore {
  const tabs = createSessionTabs(kind);
  const connections = createSessionConnections(tabs, connect, now);
  const terminals = new Map<number, ReadTerminal>();

  const open = (wanted: RemoteKind, resumed: KeptTerminal | null = null, beside: GuestTerminal | null = null) => {
    tabs.add(wanted, resumed, beside);
    connections.connectWaiting();
  };
  const guestTab = ({ connection }: GuestTerminal) =>
    tabs.current().tabs.find((tab) => tab.beside?.connection === connection);

  return {
    current: tabs.current,
    subscribe: tabs.subscribe,
    show: (wanted) => {
      if (tabs.current().tabs.some((tab) => tab.kind === wanted)) tabs.put({ kind: wanted });
      else open(wanted);
    },
    explain: (wanted) => tabs.put({ kind: wanted }),
    showTerminal: (id) => tabs.put({ kind: 'terminal', terminal: id }),
    openTerminal: (beside) => {
      const there = beside && guestTab(beside);
      if (!there) {
        open('terminal', null, beside);
        return;
      }
      tabs.put({ kind: 'terminal', terminal: there.id });
      connections.again(there.id);
    },
    nameTerminal: (beside) => {
      const tab = guestTab(beside);
      if (tab?.beside?.name === '') tabs.change(tab.id, { beside });
    },
    close: connections.close,
    again: connections.again,
    takeControl: connections.takeControl,
    tryNow: connections.tryNow,
    agree: connections.agree,
    closeAll: connections.closeAll,
    resume: ({ session, tabs: kept }) => {
      connections.resume(session);
      for (const tab of kept) open(tab.kind, tab.terminal);
    },
    kept: () => {
      const resumed = connections.resumed();
      const session = tabs.current().session ?? resumed;
      if (session === undefined) return null;
      const kept = tabs
        .current()
        // Whether the person may come to the terminal of somebody else, and whether it is there, another load asks again.
        .tabs.filter((tab) => tab.beside === null)
        .filter((tab) => isThere(tab) || (resumed !== undefined && isOnItsWay(tab.state)))
        .map((tab): KeptTab => ({ kind: tab.kind, terminal: terminals.get(tab.id)?.() ?? tab.resumed }));
      return kept.length === 0 ? null : { session, tabs: kept };
    },
    followTerminal: (id, read) => {
      terminals.set(id, read);
      return () => void terminals.delete(id);
    },
  };
}
