/** Milliseconds over which the speed of a transfer is reckoned. */
const SPAN_MS = 4000;

/** Reckons how fast something moves lately. */
export interface SpeedMeter {
  /** @returns Bytes in a second. */
  readonly at: (now: number, moved: number) => number;
}

/** A meter that starts with nothing known. */
export function startSpeedMeter(): SpeedMeter {
  let marks: { readonly time: number; readonly moved: number }[] = [];
  return {
    at: (now, moved) => {
      marks = [...marks.filter(({ time }) => now - time <= SPAN_MS), { time: now, moved }];
      const [first] = marks;
      if (!first || now - first.time < 200) return 0;
      return ((moved - first.moved) / (now - first.time)) * 1000;
    },
  };
}
