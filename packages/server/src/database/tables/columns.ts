/** 1 for yes, 0 for no: the form that both engines and the contract share. */
export type Flag = 0 | 1;

/** A point in time as it is stored: epoch milliseconds, UTC. The same type on both engines, so order never differs. */
export type StoredInstant = number;
