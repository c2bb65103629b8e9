import type { RemoteConnectionState } from '@remote-console/api-client/react';
import type { RemoteChannel, RemoteKind } from '@remote-console/domain';
import type { GuestTerminal } from '../guestTerminals.ts';
import type { KeptTerminal } from '../keptSession.ts';

/** One connection of a session: its screen, its files, or one of its terminals. */
export interface SessionTab {
  /** Stable for the lifetime of the tab, and never reused. */
  readonly id: number;
  readonly kind: RemoteKind;
  /** Number among the person's own terminals of this window, from 1; 0 for that of somebody else. */
  readonly number: number;
  /** The terminal of somebody else that it shows; `null` for everything else. */
  readonly beside: GuestTerminal | null;
  readonly state: RemoteConnectionState;
  /** The current or last live channel; `null` before the first. */
  readonly channel: RemoteChannel | null;
  /** Whether the person only watches what somebody else controls, or last did. */
  readonly watching: boolean;
  /** Whether the previous connection still exists, and this one is about to replace it, or was refused that. */
  readonly replacing: boolean;
  /** The terminal from before the page reload that this one resumes; otherwise `null`. */
  readonly resumed: KeptTerminal | null;
}

/** Returns the current terminal of a view; `null` without one. */
export type ReadTerminal = () => KeptTerminal | null;

/** The state of a session window. */
export interface SessionState {
  /** The current kind of connection. */
  readonly kind: RemoteKind;
  /** The current terminal tab; `null` without one. */
  readonly terminal: number | null;
  readonly tabs: readonly SessionTab[];
  /** Number of the session, after one of its connections was live. */
  readonly session: number | null;
  /** Since when the session is live, in epoch milliseconds; `null` before. */
  readonly since: number | null;
}

/** Whether a connection is live, or reconnects by itself. */
export const isOpen = ({ kind }: RemoteConnectionState) => kind === 'live' || kind === 'reconnecting';

/** Whether a connection is neither live nor over yet. */
export const isOnItsWay = ({ kind }: RemoteConnectionState) =>
  kind === 'asking' || kind === 'waiting' || kind === 'agreeing';

/** Whether a tab has a live connection, or one that is about to be replaced. */
export const isThere = ({ replacing, state }: SessionTab) => replacing || isOpen(state);
