const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/**
 * Delay before the browser reconnects, in milliseconds: none at first, because most interruptions are momentary, then
 * longer each time, so that a server in trouble is left alone.
 *
 * @param attempt Number of the attempt since the connection was lost, from 1.
 */
export function reconnectPause(attempt: number): number {
  return attempt <= 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 2), LONGEST_PAUSE_MS);
}
