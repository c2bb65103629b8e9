import { sharedByCalls } from '../members/index.ts';

/** How many times as many streams an account may hold open as one of its sessions. */
const SESSIONS_PER_ACCOUNT = 4;

/** Whose stream it is. */
export interface StreamOwner {
  readonly sessionId: number;
  readonly memberId: number;
}

/**
 * The event streams that this process holds open. They are counted here and not in rows: a process that ends takes its
 * streams with it.
 */
export interface OpenStreams {
  /**
   * Reserves a place for one more stream.
   *
   * @returns a function that releases the place; null when the session or its account has reached its limit.
   */
  readonly take: (owner: StreamOwner) => (() => void) | null;
  /** How many are open. */
  readonly count: () => number;
}

/**
 * Counts the streams of one server process.
 *
 * @param perSession Streams that one session may hold open: every browser tab has one.
 */
export function countOpenStreams(perSession: number): OpenStreams {
  const counts = new Map<string, number>();
  let open = 0;
  const add = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    take({ sessionId, memberId }) {
      const [session, account] = [`session:${sessionId}`, `account:${memberId}`];
      if ((counts.get(session) ?? 0) >= perSession) return null;
      if ((counts.get(account) ?? 0) >= perSession * SESSIONS_PER_ACCOUNT) return null;
      for (const key of [session, account]) add(key, 1);
      open += 1;
      return () => {
        open -= 1;
        for (const key of [session, account]) add(key, -1);
      };
    },
    count: () => open,
  };
}

/** The open streams of this server. */
export const openStreams = sharedByCalls(({ settings }) => countOpenStreams(settings.streamsPerSession));
