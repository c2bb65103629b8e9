/** Width of letters in pixels at the size of the axes, and the gap from one label to the next. */
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

/** About how wide a label is, in pixels: enough to know how many of them fit. */
export function labelWidth(label: string): number {
  return [...label].reduce((width, letter) => width + letterWidth(letter), 0);
}

/** From the numbers of the value axis to the drawing, and what they may be wider than expected, in pixels. */
const NUMBERS_GAP = 12;

/**
 * The room for the numbers of the value axis, in pixels. It is not measured: the typeface may come after the chart, which
 * would move when it does.
 */
export function numbersWidth(numbers: readonly string[]): number {
  return Math.ceil(Math.max(0, ...numbers.map(labelWidth))) + NUMBERS_GAP;
}

/**
 * How far labels are apart, so that none touches the next: every so many-th is drawn.
 *
 * @param labels The labels of the axis, in their order.
 * @param width The room for all of them, in pixels.
 */
export function labelStep(labels: readonly string[], width: number): number {
  const widest = Math.max(0, ...labels.map(labelWidth)) + GAP;
  return Math.max(1, Math.ceil((labels.length * widest) / Math.max(1, width)));
}

/** The room of bars and of what is beside them, in pixels. */
export interface BarRoom {
  /** Of all bars together. */
  readonly width: number;
  /** Before the first bar. */
  readonly before: number;
  /** After the last one. */
  readonly after: number;
}

/** Some places, evenly apart. */
const everyFrom = (first: number, step: number, count: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((count - first) / step)) }, (_, place) => first + place * step);

/**
 * The places of the bars whose labels are drawn: as many as there can be without one that touches the next or is cut off
 * at an end of the chart.
 *
 * @param every They are a multiple of it apart, such as 7 where a week is 7 bars.
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
