/** The ends of an axis and the values of its lines, from the bottom. */
export interface ChartScale {
  readonly bottom: number;
  readonly top: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10] as const;

/** A round distance between lines, so that about four of them cover a range. */
function stepFor(range: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(range / 4));
  const wanted = STEPS.map((step) => step * power).find((step) => step * 4 >= range) ?? power * 10;
  return isWhole ? Math.ceil(wanted) : wanted;
}

/**
 * A scale of round numbers that includes all values. Counts are integers, so no line is between two of them.
 *
 * @param values The values; none of them negative.
 * @param begin Where it starts: at 0, as bars must, or just below the minimum.
 */
export function chartScale(values: readonly number[], begin: 'zero' | 'least' = 'zero'): ChartScale {
  const greatest = Math.max(0, ...values);
  if (greatest === 0) return { bottom: 0, top: 1, ticks: [0, 1] };
  const least = begin === 'least' ? Math.min(...values) : 0;
  // A constant line has no range of its own.
  const from = least === greatest ? 0 : least;
  const isWhole = greatest >= 1 && values.every((value) => Number.isInteger(value));
  const step = stepFor(greatest - from, isWhole);
  const [first, last] = [Math.floor(from / step), Math.ceil(greatest / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { bottom: first * step, top: last * step, ticks };
}
