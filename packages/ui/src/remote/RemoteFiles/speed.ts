/** Milliseconds over which the speed of a transfer is averaged. */
const SPAN_MS = 4000;

/** Milliseconds between two samples: bytes arrive thousands of times a second. */
const MARK_EVERY_MS = 100;

/** Computes the recent speed of something. */
export interface SpeedMeter {
  /** @returns Bytes per second. */
  readonly at: (now: number, moved: number) => number;
}

/** A meter without samples. */
export function startSpeedMeter(): SpeedMeter {
  const marks: { readonly time: number; readonly moved: number }[] = [];
  return {
    at: (now, moved) => {
      const latest = marks.at(-1);
      if (!latest || now - latest.time >= MARK_EVERY_MS) {
        while (marks[0] && now - marks[0].time > SPAN_MS) marks.shift();
        marks.push({ time: now, moved });
      }
      const [first] = marks;
      if (!first || now - first.time < 200) return 0;
      return ((moved - first.moved) / (now - first.time)) * 1000;
    },
  };
}
