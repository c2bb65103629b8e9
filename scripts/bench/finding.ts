/** One measured ratio. */
export interface Finding {
  what: string;
  ratio: number;
  /** The ratio should not be higher; absent where there is no goal. */
  goal?: number;
  /** The two bare figures of this run: they say nothing about another machine. */
  detail: string;
}

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
