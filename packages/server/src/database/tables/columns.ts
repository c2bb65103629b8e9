/** 1 for yes, 0 for no: the form that both engines and the contract share. */
export type Flag = 0 | 1;

/** The column of a flag; that of one that is not given is not written. */
export function flagColumn(value: boolean): Flag;
export function flagColumn(value: boolean | undefined): Flag | undefined;
export function flagColumn(value: boolean | undefined): Flag | undefined {
  if (value === undefined) return undefined;
  return value ? 1 : 0;
}

/** A point in time as it is stored: epoch milliseconds, UTC. The same type on both engines, so order never differs. */
export type StoredInstant = number;
