import type { FatalReason } from './agentSession.ts';

/**
 * How a run ended: it was stopped, its device was deleted in the console, another version takes its place, or it cannot
 * go on.
 */
export type AgentEnd =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly reason: FatalReason };

/** Events of a run, for callers that want to report them. No event contains a token. */
export type AgentEvent =
  | { readonly kind: 'enrolled' }
  /** Reports are accepted, for the first time or again. */
  | { readonly kind: 'connected' }
  /** A command was run, or was not, for the given reason. */
  | { readonly kind: 'commanded'; readonly type: string; readonly outcome: 'done' | 'failed'; readonly reason: string }
  /** The server does not accept reports at present; called when the reason changes, not at each attempt. */
  | { readonly kind: 'waiting'; readonly reason: string }
  /** Other processes of this computer can neither list nor end sessions, for the given reason. */
  | { readonly kind: 'uncontrolled'; readonly reason: string };

/** A running agent, or a running fleet. */
export interface AgentHandle {
  /** Says goodbye to the server, within a short time limit, and ends. */
  readonly stop: () => Promise<void>;
  /** Settles once the run has ended, for whatever reason; never rejects unless the data folder cannot be written. */
  readonly ended: Promise<AgentEnd>;
}

/** The longest that saying goodbye may take, in milliseconds. */
export const GOODBYE_MS = 5000;
