/** When the devices of a fleet report, one after another and evenly spread, lap after lap. */
export interface Timetable {
  /** The next turn that nobody has taken yet. */
  readonly next: () => { readonly device: number; readonly at: number };
  /** Goes on to the turn after it. */
  readonly take: () => void;
}

/** Devices that a first lap serves per second: a fleet should be seen soon, without a flood. */
const FIRST_LAP_PER_SECOND = 40;

/**
 * A timetable that begins with a short lap, so that all devices are there soon, and then gives each its turn once an
 * interval.
 *
 * @param count Number of devices, at least 1.
 * @param intervalMs Time of a lap.
 * @param startsAt Epoch milliseconds.
 * @param first The device whose turn is the first; 0 at the start of a fleet.
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
