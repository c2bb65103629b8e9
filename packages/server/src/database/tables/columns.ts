/** 1 for yes, 0 for no: the form shared by both engines and the contract. */
export type Flag = 0 | 1;

/** The column of a flag; an omitted one is not written. */
export function flagColumn(value: boolean): Flag;
export function flagColumn(value: boolean | undefined): Flag | undefined;
export function flagColumn(value: boolean | undefined): Flag | undefined {
  if (value === undefined) return undefined;
  return value ? 1 : 0;
}

/** A point in time as stored: epoch milliseconds, UTC. The same type on both engines, so the order never differs. */
export type StoredInstant = number;
