import type { Moment } from '../time/index.ts';

/** How something that is on the screen came to be read. */
export interface Reading {
  /** When the server answered it; `null` when that is unknown. */
  readonly readAt: Moment | null;
  /** Whether an earlier visit of the console read it, and this one has no answer of its own yet. */
  readonly isKept: boolean;
  /** Whether the last attempt to read it again failed. */
  readonly hasFailed: boolean;
}

/** Whether what was read may be taken for how things are. */
export type Freshness =
  | { readonly kind: 'current' }
  | {
      readonly kind: 'outdated';
      /** When it was so; `null` when that is unknown. */
      readonly asOf: Moment | null;
    };

const CURRENT: Freshness = { kind: 'current' };

/**
 * Tells what is known from what was known. Whoever draws something outdated says as of when it is, and leaves out what
 * people would act on: states, counts, actions, and that there is nothing.
 */
export function freshnessOf({ readAt, isKept, hasFailed }: Reading): Freshness {
  return isKept || hasFailed ? { kind: 'outdated', asOf: readAt } : CURRENT;
}
