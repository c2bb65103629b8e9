import type { Moment } from '../time/index.ts';

/** How data on the screen came to be read. */
export interface Reading {
  /** When the server answered; `null` if unknown. */
  readonly readAt: Moment | null;
  /** Whether it was read by an earlier visit of the console, and this one has no answer of its own yet. */
  readonly isKept: boolean;
  /** Whether the last attempt to refresh it failed. */
  readonly hasFailed: boolean;
}

/** Whether data may be taken as current. */
export type Freshness =
  | { readonly kind: 'current' }
  | {
      readonly kind: 'outdated';
      /** As of when it is; `null` if unknown. */
      readonly asOf: Moment | null;
    };

const CURRENT: Freshness = { kind: 'current' };

/**
 * Distinguishes current from outdated data. Outdated data is shown with its time and without anything users would act
 * on: states, counts, actions, and that there is nothing.
 */
export function freshnessOf({ readAt, isKept, hasFailed }: Reading): Freshness {
  return isKept || hasFailed ? { kind: 'outdated', asOf: readAt } : CURRENT;
}
