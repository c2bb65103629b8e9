/** When the devices of a fleet report: one after another, evenly spread, lap after lap. */
export interface Timetable {
  /** The next turn that has not been taken. */
  readonly next: () => { readonly device: number; readonly at: number };
  /** Advances to the following turn. */
  readonly take: () => void;
}

/** Devices that the first lap serves per second: a fleet should appear soon, without a flood of requests. */
const FIRST_LAP_PER_SECOND = 40;

/**
 * A timetable that starts with a short lap, so that all devices appear soon, and then gives each a turn once per
 * interval.
 *
 * @param count Number of devices, at least 1.
 * @param intervalMs Duration of a lap.
 * @param startsAt Epoch milliseconds.
 * @param first The device with the first turn; 0 at the start of a fleet.
 */
export function createTimetable(count: number, intervalMs: number, startsAt: number, first = 0): Timetable {
  const firstLapMs = Math.min(intervalMs, (count / FIRST_LAP_PER_SECOND) * 1000);
  let turn = 0;
  return {
    next() {
      const device = (first + turn) % count;
      if (turn < count) return { device, at: startsAt + (turn / count) * firstLapMs };
      return { device, at: startsAt + firstLapMs + ((turn - count) / count) * intervalMs };
    },
    take() {
      turn += 1;
    },
  };
}
