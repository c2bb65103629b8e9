/** The upper end of an axis and the values of its lines, from 0. */
export interface ChartScale {
  readonly top: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * A scale of round numbers that holds every value: at most five lines above 0. Counts are whole, so no line lies
 * between two of them.
 *
 * @param values What is drawn; none of them negative.
 */
export function chartScale(values: readonly number[]): ChartScale {
  const greatest = Math.max(0, ...values);
  if (greatest === 0) return { top: 1, ticks: [0, 1] };
  const power = 10 ** Math.floor(Math.log10(greatest / 4));
  const wanted = STEPS.map((step) => step * power).find((step) => step * 4 >= greatest) ?? power * 10;
  const step = greatest >= 1 && values.every((value) => Number.isInteger(value)) ? Math.ceil(wanted) : wanted;
  const lines = Math.ceil(greatest / step);
  return { top: lines * step, ticks: Array.from({ length: lines + 1 }, (_, index) => index * step) };
}

/** How many labels are left out after each that is drawn, so that at most `room` are. */
export function labelStep(labels: number, room: number): number {
  return Math.max(1, Math.ceil(labels / room));
}
