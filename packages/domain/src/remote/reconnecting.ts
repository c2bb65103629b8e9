const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/**
 * Milliseconds before the browser tries to connect again: none at first, because most losses are over at once, then
 * longer each time, so that a server in trouble is left alone.
 *
 * @param attempt Number of the try since the loss, from 1.
 */
export function reconnectPause(attempt: number): number {
  return attempt <= 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 2), LONGEST_PAUSE_MS);
}
