import type { RemoteConnectionState } from '@remote-console/api-client/react';
import type { RemoteChannel, RemoteKind } from '@remote-console/domain';
import type { GuestTerminal } from '../guestTerminals.ts';
import type { KeptTerminal } from '../keptSession.ts';

/** One connection of a session: its screen, its files, or one of its terminals. */
export interface SessionTab {
  /** The same as long as the tab is there, and never used again. */
  readonly id: number;
  readonly kind: RemoteKind;
  /** Number among the person's own terminals of this window, from 1; 0 for that of somebody else. */
  readonly number: number;
  /** The terminal of somebody else that it shows; `null` for all else. */
  readonly beside: GuestTerminal | null;
  readonly state: RemoteConnectionState;
  /** The channel that is live, or was at last; `null` before it first was. */
  readonly channel: RemoteChannel | null;
  /** Whether the person only watches what somebody else controls, or did at last. */
  readonly watching: boolean;
  /** Whether the connection before is still there, and this one is on its way to its place, or was refused it. */
  readonly replacing: boolean;
  /** The terminal that the page had before it was loaded again, and that this one continues with; else `null`. */
  readonly resumed: KeptTerminal | null;
}

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

/** Whether a connection is there, or comes back by itself. */
export const isOpen = ({ kind }: RemoteConnectionState) => kind === 'live' || kind === 'reconnecting';

/** Whether a connection is neither there nor over yet. */
export const isOnItsWay = ({ kind }: RemoteConnectionState) =>
  kind === 'asking' || kind === 'waiting' || kind === 'agreeing';

/** Whether a tab has a connection that is there, or one that is about to be replaced. */
export const isThere = ({ replacing, state }: SessionTab) => replacing || isOpen(state);
