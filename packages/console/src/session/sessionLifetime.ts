import { SESSION_LIFETIME_MS, type SessionEnding } from '@remote-console/domain';
import type { SessionEntry } from './sessionEntry.ts';

/** How long the session lasts. */
export interface SessionLifetime {
  /** When the session ends unless it is extended, in epoch milliseconds; `null` without a session. */
  readonly endsAt: () => number | null;
  /** Whether activity extends it; not where the company limits the total duration. */
  readonly isProlongable: () => boolean;
  /** Adopts an end that the server has announced; `null` when none is near any more. */
  readonly expectEnd: (ending: SessionEnding | null) => void;
  /** Waits for the end of what is stored now. */
  readonly watch: () => void;
}

interface SessionLifetimeOptions {
  readonly entry: Pick<SessionEntry, 'read' | 'readAlive'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The 3 hours are over. */
  readonly onOver: () => void;
}

/** Watches the session's 3 hours, and the end that the server announces. */
export function createSessionLifetime({ entry, now, onOver }: SessionLifetimeOptions): SessionLifetime {
  let expected: SessionEnding | null = null;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const endOf = (storedAt: number) => storedAt + SESSION_LIFETIME_MS;

  return {
    endsAt: () => {
      const stored = entry.read();
      if (!stored || !entry.readAlive()) return null;
      return Math.min(endOf(stored.storedAt), expected?.at ?? Number.POSITIVE_INFINITY);
    },
    isProlongable: () => expected?.prolongable ?? true,
    expectEnd: (ending) => {
      expected = ending;
    },
    // An open page is notified when the 3 hours are over, so that it doesn't keep calling without a token.
    watch: () => {
      clearTimeout(expiry);
      const stored = entry.read();
      const left = stored ? endOf(stored.storedAt) - now() : 0;
      if (left > 0) expiry = setTimeout(onOver, left + 1);
    },
  };
}
