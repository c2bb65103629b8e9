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
  /** Shows a kind of connection, and opens it unless it exists. */
  readonly show: (kind: RemoteKind) => void;
  /** Shows a kind of connection that cannot be opened, to display the reason. */
  readonly explain: (kind: RemoteKind) => void;
  readonly showTerminal: (id: number) => void;
  /** Opens the person's own terminal, or that of somebody else; an already opened one of those is shown. */
  readonly openTerminal: (beside?: GuestTerminal) => void;
  /** Sets whose terminal a tab shows, if that was unknown. */
  readonly nameTerminal: (beside: GuestTerminal) => void;
  /**
   * Ends a connection, and removes its tab. If it was to replace another, or was refused that, the other one is shown
   * again.
   */
  readonly close: (id: number) => void;
  /** Reconnects a tab whose connection has ended. */
  readonly again: (id: number) => void;
  /** Reconnects a screen that the person only watches, to control it; they watch until that is live. */
  readonly takeControl: (id: number) => void;
  readonly tryNow: (id: number) => void;
  /** Resumes the connections from before the page reload. */
  readonly resume: (kept: KeptSession) => void;
  /** What another page load needs to resume; `null` if there is nothing to resume. */
  readonly kept: () => KeptSession | null;
  /** Registers a function that returns the current terminal of a tab; returns how to unregister it. */
  readonly followTerminal: (id: number, read: ReadTerminal) => () => void;
  /** The person consents to the recording of a connection, and of others of its kind in the same session. */
  readonly agree: (id: number) => void;
  /** Ends every connection. */
  readonly closeAll: () => void;
}

/**
 * Manages the connections of one window. The first creates the session; others wait for it, so that they join it
 * instead of creating sessions of their own.
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
        // Whether the terminal of somebody else exists and may be joined is checked again by the next page load.
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
