import { type AgentEnd, type AgentEvent, type BeatOutcome, pauseAfter } from '../protocol/index.ts';

const FIRST_INTERVAL_MS = 30_000;

/** What the turns of all players reveal about the server. */
export function createWatch(onEvent: (event: AgentEvent) => void, fail: (end: AgentEnd) => void) {
  let failures = 0;
  let connected = false;
  let awayUntil = 0;
  let intervalMs: number | null = null;
  return {
    awayUntil: () => awayUntil,
    /** Whether the server has said how often devices report. */
    knowsInterval: () => intervalMs !== null,
    intervalMs: () => intervalMs ?? FIRST_INTERVAL_MS,
    note(outcome: BeatOutcome, now: number) {
      switch (outcome.kind) {
        case 'accepted':
          if (!connected) onEvent({ kind: 'connected' });
          connected = true;
          failures = 0;
          awayUntil = 0;
          intervalMs = outcome.intervalSeconds * 1000;
          break;
        case 'away':
          // Turns that were in progress at the same time count as one failure.
          if (now < awayUntil) break;
          if (connected || failures === 0) onEvent({ kind: 'waiting', reason: outcome.reason });
          connected = false;
          failures += 1;
          awayUntil = now + pauseAfter(failures, Math.random());
          break;
        case 'declined':
          // One device may be refused while others are accepted; it gets its next turn in the next lap.
          awayUntil = Math.max(awayUntil, now + (outcome.retryAfterSeconds ?? 0) * 1000);
          if (failures === 0 && !connected) onEvent({ kind: 'waiting', reason: outcome.reason });
          failures = Math.max(failures, 1);
          break;
        case 'removed':
          break;
        case 'fatal':
          fail({ kind: 'failed', reason: outcome.reason });
          break;
      }
    },
  };
}

/** It. */
export type Watch = ReturnType<typeof createWatch>;
