/** The playback speeds of a recording, as multiples of real time. */
export const PLAY_SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** One of the speeds. */
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** The largest recording that is played in a browser, in bytes: it is held in memory. Larger ones are downloaded. */
export const LARGEST_PLAYED_RECORDING = 512 * 1024 * 1024;

/** Whether a number is one of the speeds. */
export function isPlaySpeed(value: number): value is PlaySpeed {
  return PLAY_SPEEDS.some((speed) => speed === value);
}

/** The shortest idle time that can be skipped, and what remains of it, in milliseconds. */
const IDLE_MS = 2000;
const LEFT_OF_IDLE_MS = 500;

/**
 * Where playback continues when idle times are skipped.
 *
 * @param position The current position, in milliseconds.
 * @param next When the next event is; null after the last.
 */
export function afterIdle(position: number, next: number | null): number {
  return next !== null && next - position > IDLE_MS ? next - LEFT_OF_IDLE_MS : position;
}

/** How many of some events have passed at a moment; their times are ascending. */
export function countUpTo(events: readonly { readonly time: number }[], moment: number): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((events[middle]?.time ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
