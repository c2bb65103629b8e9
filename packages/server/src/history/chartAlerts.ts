import { chartPeriods } from '@remote-console/domain';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { chartStore } from './chartStore.ts';

/** Alerts by day, month or year (C-STATS-11). */
export const chartAlerts = forPerson({ charts: chartStore })<'chartAlerts'>(async ({ query }, { session, stores }) => {
  const { type = 'month', year, month } = query;
  if (type === 'day' && month === undefined) return problem(400, 'invalid_data', 'month');
  const rows = await stores.charts.alerts(chartPeriods(type, year, month ?? 1, session.member.time_zone_id));
  return page(rows, rows.length);
});
