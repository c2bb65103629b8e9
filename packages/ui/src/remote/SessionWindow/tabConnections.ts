import type { RemoteConnectionState, RemoteConnector } from '@remote-console/api-client/react';
import type { RemoteKind } from '@remote-console/domain';
import { isOnItsWay, isOpen, type SessionTab } from './sessionState.ts';

/** Opens a connection to the device of the window. */
export type Connect = (options: {
  readonly kind: RemoteKind;
  readonly session: number | undefined;
  /** The connection of somebody else's terminal, to join. */
  readonly beside: number | undefined;
  readonly onState: (state: RemoteConnectionState) => void;
}) => RemoteConnector;

/** The connection of each tab, and its previous one, which stays until the next one is live. */
export interface TabConnections {
  /** The connection of a tab, once started. */
  readonly of: (id: number) => RemoteConnector | undefined;
  /** Starts the connection of a tab; from then on the previous one of the tab is ignored. */
  readonly begin: (tab: SessionTab, session: number | undefined, hear: (state: RemoteConnectionState) => void) => void;
  /** Keeps the connection of a tab, which is in this state, until the next one is live. */
  readonly setAside: (id: number, state: RemoteConnectionState) => void;
  readonly hasAside: (id: number) => boolean;
  /** Returns the previous connection, to be closed, once the state of the next one makes it useless. */
  readonly takeReplaced: (id: number, next: RemoteConnectionState) => RemoteConnector | undefined;
  /** Ends the connection of a tab, and restores the previous one: returns its state; `null` without one. */
  readonly putBack: (id: number) => RemoteConnectionState | null;
  /** Removes the connection of a tab, and returns it. */
  readonly forget: (id: number) => RemoteConnector | undefined;
  /** Removes all connections, and returns them. */
  readonly forgetAll: () => readonly RemoteConnector[];
}

interface AsideConnection {
  readonly turn: number;
  readonly connector: RemoteConnector;
  readonly state: RemoteConnectionState;
}

/** No connections yet. */
export function createTabConnections(connect: Connect): TabConnections {
  const connectors = new Map<number, RemoteConnector>();
  const aside = new Map<number, AsideConnection>();
  /** By tab, which of its started connections is the current one: events of others are ignored. */
  const turns = new Map<number, number>();
  let lastTurn = 0;

  /** Whether the previous connection is no longer needed; a live one stays if the next one was refused. */
  const replaces = (next: RemoteConnectionState, before: AsideConnection) =>
    next.kind === 'live' || (!isOnItsWay(next) && !isOpen(before.state));

  return {
    of: (id) => connectors.get(id),
    begin: ({ id, kind, beside }, session, hear) => {
      lastTurn += 1;
      const turn = lastTurn;
      turns.set(id, turn);
      const connector = connect({
        kind,
        session,
        beside: beside?.connection,
        onState: (next) => {
          const before = aside.get(id);
          if (turns.get(id) === turn) hear(next);
          else if (before?.turn === turn) aside.set(id, { ...before, state: next });
        },
      });
      connectors.set(id, connector);
    },
    setAside: (id, state) => {
      const connector = connectors.get(id);
      const turn = turns.get(id);
      if (connector && turn !== undefined) aside.set(id, { turn, connector, state });
    },
    hasAside: (id) => aside.has(id),
    takeReplaced: (id, next) => {
      const before = aside.get(id);
      if (!before || !replaces(next, before)) return undefined;
      aside.delete(id);
      return before.connector;
    },
    putBack: (id) => {
      const before = aside.get(id);
      if (!before) return null;
      const connector = connectors.get(id);
      aside.delete(id);
      turns.set(id, before.turn);
      connectors.set(id, before.connector);
      connector?.close();
      return before.state;
    },
    forget: (id) => {
      const connector = connectors.get(id);
      connectors.delete(id);
      return connector;
    },
    forgetAll: () => {
      const all = [...connectors.values(), ...[...aside.values()].map(({ connector }) => connector)];
      connectors.clear();
      aside.clear();
      return all;
    },
  };
}
