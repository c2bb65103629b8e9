import { dailyUsePeriods } from '@remote-console/domain';
import { page } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { overviewStore } from './overviewStore.ts';

/** How many remote sessions started on each of the last days. */
export const chartDailyUse = forPerson({ overview: overviewStore })<'chartDailyUse'>(async (
  { query },
  { session, stores, now },
) => {
  const { days = 30 } = query;
  const rows = await stores.overview.dailyUse(dailyUsePeriods(days, now(), session.member.time_zone_id));
  return page(rows, rows.length);
});
