import type { ChartRow } from '@remote-console/api-client/contract';
import { type ChartPeriod, shareOf } from '@remote-console/domain';
import { type AliasedExpression, type RawBuilder, sql } from 'kysely';
import { within } from '../audit/index.ts';
import { companyTables, isDeviceVisibleTo } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/**
 * The number of the period that contains a time. The periods come from the person's calendar, including daylight saving
 * time, so the database compares numbers and both engines count the same way.
 */
function periodOf(column: string, periods: readonly ChartPeriod[]): RawBuilder<number> {
  const cases = periods.map(({ until }, index) => sql`when ${sql.ref(column)} < ${until} then ${sql.lit(index)}`);
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(periods.length)} end`;
}

/** Counts by period, as one person may read them. */
export function chartStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);
  const whole = (periods: readonly ChartPeriod[]) => ({
    from: periods[0]?.from ?? 0,
    until: periods.at(-1)?.until ?? 0,
  });

  const count = async (periods: readonly ChartPeriod[], counted: AliasedExpression<{ period: number }, 'counted'>) => {
    const rows = await connection.query
      .selectFrom(counted)
      .select(['period', sql<number>`count(*)`.as('entries')])
      .groupBy('period')
      .execute();
    return chartRows(periods, rows);
  };

  return {
    /** How many remote-control sessions started in each period. */
    async remote(periods: readonly ChartPeriod[]): Promise<ChartRow[]> {
      const counted = tables
        .remoteHistory()
        .where(isDeviceVisibleTo(scope, 'remote_sessions.device_fk'))
        .where(within('remote_sessions.start_time', whole(periods)))
        .select(periodOf('remote_sessions.start_time', periods).as('period'));
      return count(periods, counted.as('counted'));
    },

    /** How many alerts were triggered in each period. */
    async alerts(periods: readonly ChartPeriod[]): Promise<ChartRow[]> {
      const counted = tables
        .alertHistory()
        .where(isDeviceVisibleTo(scope, 'alerts.device_fk'))
        .where(within('alerts.generate', whole(periods)))
        .select(periodOf('alerts.generate', periods).as('period'));
      return count(periods, counted.as('counted'));
    },
  };
}

/** One row per period, with 0 where nothing happened (C-STATS-15). */
function chartRows(
  periods: readonly ChartPeriod[],
  counted: readonly { readonly period: number; readonly entries: number }[],
): ChartRow[] {
  const counts = new Map(counted.map(({ period, entries }) => [period, entries]));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return periods.map(({ startDate }, index) => {
    const count = counts.get(index) ?? 0;
    return { id: index + 1, startDate, sessionCount: count, sessionShare: shareOf(count, total) };
  });
}
