import type { RemoteConnectionState } from '@remote-console/api-client/react';
import type { RemoteKind } from '@remote-console/domain';
import { isOnItsWay, isOpen, isThere, type SessionTab } from './sessionState.ts';
import type { SessionTabs } from './sessionTabs.ts';
import { createTabConnections, type Connect } from './tabConnections.ts';

/** Connects the tabs of a window, as parts of one session. */
export interface SessionConnections {
  /** Connects the tabs waiting for their session: all of them once there is one, else only the first. */
  readonly connectWaiting: () => void;
  /** Resumes a session of an earlier page load. */
  readonly resume: (session: number) => void;
  /** The session being resumed, until its first connection is live or refused. */
  readonly resumed: () => number | undefined;
  readonly close: (id: number) => void;
  readonly again: (id: number) => void;
  readonly takeControl: (id: number) => void;
  readonly tryNow: (id: number) => void;
  readonly agree: (id: number) => void;
  readonly closeAll: () => void;
}

/** Connections for these tabs, none of which is connected yet. */
export function createSessionConnections(tabs: SessionTabs, connect: Connect, now: () => number): SessionConnections {
  const connections = createTabConnections(connect);
  /** The retention, in days, of recordings that the person has consented to, by kind. */
  const agreed = new Map<RemoteKind, number>();
  let resumedSession: number | undefined;

  /** A session without connections has ended: the next one is a new one. */
  const forgetOver = () => {
    const { session, tabs: all } = tabs.current();
    if (session === null || all.some(isThere)) return;
    agreed.clear();
    tabs.put({ session: null, since: null });
  };
  const follow = (id: number, next: RemoteConnectionState) => {
    const tab = tabs.find(id);
    if (!tab) return;
    // The person is not asked again in this session: for another terminal, or after a connection loss.
    if (next.kind === 'agreeing' && agreed.get(tab.kind) === next.days) {
      connections.of(id)?.agree();
      return;
    }
    const held = next.kind === 'live' ? { channel: next.channel, watching: next.watching === true } : {};
    const replaced = connections.takeReplaced(id, next);
    tabs.change(id, { state: next, ...held, replacing: connections.hasAside(id) });
    replaced?.close();
    if (next.kind === 'live' && next.session !== tabs.current().session) {
      tabs.put({ session: next.session, since: now() });
    }
    forgetOver();
    if (isOnItsWay(next)) return;
    resumedSession = undefined;
    connectWaiting();
  };
  const begin = (tab: SessionTab) => {
    const { session, tabs: all } = tabs.current();
    const shared = session !== null && all.some(isThere) ? session : resumedSession;
    connections.begin(tab, shared, (next) => follow(tab.id, next));
  };
  const connectWaiting = () => {
    for (const tab of tabs.current().tabs.filter(({ id }) => !connections.of(id))) {
      const all = tabs.current().tabs;
      const waits = all.some((each) => connections.of(each.id) && isOnItsWay(each.state));
      if (!waits || all.some(isThere)) begin(tab);
    }
  };

  return {
    connectWaiting,
    resume: (session) => {
      resumedSession = session;
    },
    resumed: () => resumedSession,
    close: (id) => {
      const before = connections.putBack(id);
      if (before) {
        follow(id, before);
        return;
      }
      const connector = connections.forget(id);
      tabs.remove(id);
      connector?.close();
      forgetOver();
      connectWaiting();
    },
    again: (id) => {
      const tab = tabs.find(id);
      if (!tab || isOpen(tab.state) || (isOnItsWay(tab.state) && connections.of(id))) return;
      connections.forget(id);
      tabs.change(id, { state: { kind: 'asking' } });
      connectWaiting();
    },
    takeControl: (id) => {
      const tab = tabs.find(id);
      if (tab?.state.kind !== 'live' || !tab.watching) return;
      connections.setAside(id, tab.state);
      tabs.change(id, { state: { kind: 'asking' }, replacing: true });
      begin(tab);
    },
    tryNow: (id) => connections.of(id)?.tryNow(),
    agree: (id) => {
      const tab = tabs.find(id);
      if (tab?.state.kind === 'agreeing') agreed.set(tab.kind, tab.state.days);
      connections.of(id)?.agree();
    },
    closeAll: () => {
      const all = connections.forgetAll();
      resumedSession = undefined;
      agreed.clear();
      tabs.put({ tabs: [], terminal: null, session: null, since: null });
      for (const connector of all) connector.close();
    },
  };
}
