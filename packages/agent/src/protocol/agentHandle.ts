import type { FatalReason } from './agentSession.ts';

/**
 * How a run ended: somebody stopped it, its device was deleted in the console, another version is to take its place, or it
 * cannot go on.
 */
export type AgentEnd =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly reason: FatalReason };

/** What happens during a run, for whoever wants to tell about it. No event carries a token. */
export type AgentEvent =
  | { readonly kind: 'enrolled' }
  /** Reports are accepted, for the first time or again. */
  | { readonly kind: 'connected' }
  /** A command was run, or not, for the reason given. */
  | { readonly kind: 'commanded'; readonly type: string; readonly outcome: 'done' | 'failed'; readonly reason: string }
  /** The server does not accept reports now; called when the reason is another one than before, not at each try. */
  | { readonly kind: 'waiting'; readonly reason: string }
  /** Other processes of this computer can neither list nor end sessions, for the reason given. */
  | { readonly kind: 'uncontrolled'; readonly reason: string };

/** A running agent, or a running fleet. */
export interface AgentHandle {
  /** Says goodbye to the server, for a moment at most, and ends. */
  readonly stop: () => Promise<void>;
  /** Settles once the run has ended, for whatever reason; never rejects unless the data folder cannot be written. */
  readonly ended: Promise<AgentEnd>;
}

/** Longest time that saying goodbye may take, in milliseconds. */
export const GOODBYE_MS = 5000;
