/** Width of letters in pixels at the font size of the axes, and the gap between labels. */
const LETTER = 7.2;
const WIDE_LETTER = 10.6;
const NARROW_LETTER = 3;
const GAP = 12;

/** Korean and Japanese letters are nearly as wide as they are high. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/;
const NARROW = /[ .,:'|]/;

function letterWidth(letter: string): number {
  if (WIDE.test(letter)) return WIDE_LETTER;
  return NARROW.test(letter) ? NARROW_LETTER : LETTER;
}

/** The approximate width of a label in pixels, precise enough to know how many fit. */
export function labelWidth(label: string): number {
  return [...label].reduce((width, letter) => width + letterWidth(letter), 0);
}

/** The gap between the numbers of the value axis and the chart, including a tolerance, in pixels. */
const NUMBERS_GAP = 12;

/**
 * The space for the numbers of the value axis, in pixels. It is not measured: the font may load after the chart, which
 * would then move.
 */
export function numbersWidth(numbers: readonly string[]): number {
  return Math.ceil(Math.max(0, ...numbers.map(labelWidth))) + NUMBERS_GAP;
}

/**
 * The step between labels so that they do not touch: only every nth is shown.
 *
 * @param labels The labels of the axis, in order.
 * @param width The space for all of them, in pixels.
 */
export function labelStep(labels: readonly string[], width: number): number {
  const widest = Math.max(0, ...labels.map(labelWidth)) + GAP;
  return Math.max(1, Math.ceil((labels.length * widest) / Math.max(1, width)));
}

/** The space of bars and around them, in pixels. */
export interface BarRoom {
  /** Of all bars together. */
  readonly width: number;
  /** Before the first bar. */
  readonly before: number;
  /** After the last one. */
  readonly after: number;
}

/** Evenly spaced indexes. */
const everyFrom = (first: number, step: number, count: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((count - first) / step)) }, (_, place) => first + place * step);

/**
 * The indexes of the bars with labels: as many as possible without touching each other or being cut off at an end of
 * the chart.
 *
 * @param every They are a multiple of it apart, such as 7 if a week is 7 bars.
 */
export function labelledBars(
  labels: readonly string[],
  { width, before, after }: BarRoom,
  every: number,
): ReadonlySet<number> {
  const count = labels.length;
  const slot = width / Math.max(1, count);
  const half = (bar: number) => labelWidth(labels[bar] ?? '') / 2;
  const isWhole = (bar: number) => {
    const middle = (bar + 0.5) * slot;
    return half(bar) <= Math.min(before + middle, width - middle + after);
  };
  const isClear = (bar: number, place: number, bars: readonly number[]) => {
    const last = bars[place - 1];
    return last === undefined || (bar - last) * slot >= half(last) + half(bar) + GAP;
  };
  for (let step = every; step < count + every; step += every) {
    const choices = everyFrom(0, every, step).map((first) => everyFrom(first, step, count).filter(isWhole));
    const clear = choices.filter((bars) => bars.length > 0 && bars.every(isClear));
    const [most] = clear.toSorted((one, other) => other.length - one.length);
    if (most) return new Set(most);
  }
  return new Set();
}
