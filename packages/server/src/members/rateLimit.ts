import type { ExpressionBuilder } from 'kysely';
import type { Connection, Schema } from '../database/index.ts';
import { countedAs } from '../http/index.ts';

/** How long attempts are counted together, in milliseconds. */
export const RATE_WINDOW_MS = 60_000;

/** How long attempts worth more to an attacker are counted together, in milliseconds. */
export const HOUR_WINDOW_MS = 60 * RATE_WINDOW_MS;

/** How far the clocks of servers that share a database may differ, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 5000;

/** Whether an attempt is within its limit; otherwise the seconds until the next one, and by how many it is over. */
export type RateVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number; readonly excess: number };

/** The key under which attempts of one kind from a network address are counted. */
export function addressKey(kind: string, address: string): string {
  return `${kind}:address:${countedAs(address)}`;
}

/** The key under which new passwords of an account are counted, whoever sets them. */
export const passwordChangeKey = (memberId: number) => `password:account:${memberId}`;

/**
 * Counts an attempt under a key and returns whether it is within the limit. The count is a row, so that any number of
 * processes share it, and counting and checking are one statement, against simultaneous attempts. A window that starts
 * in the future is from before the clock was set back, and is over.
 *
 * @param windowMs How long attempts are counted together, an hour at most.
 */
export async function countTry(
  { query, now }: Connection,
  key: string,
  limit: number,
  windowMs: number = RATE_WINDOW_MS,
): Promise<RateVerdict> {
  const at = now();
  const isOver = (eb: ExpressionBuilder<Schema, 'rate_limits'>) =>
    eb.or([
      eb('rate_limits.window_start', '<=', at - windowMs),
      eb('rate_limits.window_start', '>', at + CLOCK_DIFFERENCE_MS),
    ]);
  const row = await query
    .insertInto('rate_limits')
    .values({ key, window_start: at, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        window_start: eb.case().when(isOver(eb)).then(at).else(eb.ref('rate_limits.window_start')).end(),
        hits: eb
          .case()
          .when(isOver(eb))
          .then(1)
          .else(eb('rate_limits.hits', '+', 1))
          .end(),
      })),
    )
    .returning(['window_start', 'hits'])
    .executeTakeFirstOrThrow();
  if (row.hits <= limit) return { allowed: true };
  const retryAfterSeconds = Math.ceil((row.window_start + windowMs - at) / 1000);
  return { allowed: false, retryAfterSeconds, excess: row.hits - limit };
}

/** Uncounts an attempt that turned out to be correct, so that only wrong ones count. */
export async function forgiveTry({ query }: Connection, key: string): Promise<void> {
  await query
    .updateTable('rate_limits')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}

/** Removes counts whose window has ended. */
export async function pruneRateLimits({ query, now }: Connection): Promise<void> {
  await query
    .deleteFrom('rate_limits')
    .where((eb) =>
      eb.or([eb('window_start', '<=', now() - HOUR_WINDOW_MS), eb('window_start', '>', now() + CLOCK_DIFFERENCE_MS)]),
    )
    .execute();
}
