import { chartPeriods } from '@remote-console/domain';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { chartStore } from './chartStore.ts';

/** Remote-control sessions by day, month or year (C-STATS-06). */
export const chartRemoteUse = forPerson({ charts: chartStore })<'chartRemoteUse'>(async (
  { query },
  { session, stores },
) => {
  const { type = 'month', year, month } = query;
  if (type === 'day' && month === undefined) return problem(400, 'invalid_data', 'month');
  const rows = await stores.charts.remote(chartPeriods(type, year, month ?? 1, session.member.time_zone_id));
  return page(rows, rows.length);
});
