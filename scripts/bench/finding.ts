/** The unit of a value. A ratio has none. */
export type Unit = 'times' | 'ms' | 'KB' | 'count' | 'shift';

/** One measured value: a ratio to a baseline of the same run wherever there is one. */
export interface Finding {
  what: string;
  value: number;
  unit: Unit;
  /** The value should not be higher; absent where there is no goal. */
  goal?: number;
  /** The absolute figures of this run: they say nothing about other machines. */
  detail: string;
}

/** The median of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Whether a goal is missed; what could not be measured misses it too. */
export const isMissed = ({ value, goal }: Finding): boolean => goal !== undefined && !(value <= goal);

const SIGNS = { times: ' x', ms: ' ms', KB: ' KB', count: '', shift: '' } as const satisfies Record<Unit, string>;
const DIGITS = { times: 2, ms: 0, KB: 0, count: 0, shift: 4 } as const satisfies Record<Unit, number>;

/** A finding as a line: its value, its goal, whether it is met, and the absolute figures. */
export function findingLine(finding: Finding): string {
  const { what, value, unit, goal, detail } = finding;
  const shown = (amount: number) => `${amount.toFixed(DIGITS[unit])}${SIGNS[unit]}`;
  const verdict = goal === undefined ? 'no goal' : isMissed(finding) ? 'MISSED ' : 'met    ';
  const limit = goal === undefined ? '' : `, goal ${shown(goal)} at most`;
  return `${shown(value).padStart(11)}  ${verdict}  ${what} (${detail}${limit})`;
}
