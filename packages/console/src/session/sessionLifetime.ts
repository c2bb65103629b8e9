import { SESSION_LIFETIME_MS, type SessionEnding } from '@remote-console/domain';
import type { SessionEntry } from './sessionEntry.ts';

/** How long the session goes on. */
export interface SessionLifetime {
  /** When the session ends unless it is prolonged, in epoch milliseconds; `null` without a session. */
  readonly endsAt: () => number | null;
  /** Whether using the session puts that off; not where the company limits its whole time. */
  readonly isProlongable: () => boolean;
  /** Takes over an end that the server has announced; `null` when none is near any more. */
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

/** Watches over the 3 hours of the session, and over what the server says of its end. */
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
    // An open page is informed when the 3 hours are over, so that it does not go on asking without a token.
    watch: () => {
      clearTimeout(expiry);
      const stored = entry.read();
      const left = stored ? endOf(stored.storedAt) - now() : 0;
      if (left > 0) expiry = setTimeout(onOver, left + 1);
    },
  };
}
