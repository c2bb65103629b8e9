import { dateRange, HISTORY_PAGE_SIZE } from '@remote-console/domain';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { rankStore } from './rankStore.ts';

/** Which devices triggered the most alerts, or whose devices did (C-STATS-04). */
export const rankAlerts = forPerson({ ranks: rankStore })<'rankAlerts'>(async ({ query }, { session, stores }) => {
  const { by = 'mgrid', type = 'user', order = 'desc', limit = HISTORY_PAGE_SIZE, offset = 0 } = query;
  const range = dateRange(query.startDate, query.endDate, session.member.time_zone_id);
  if (!range.ok) return problem(400, 'invalid_data', range.field);
  const choice = { of: 'alert', type, period: range.period } as const;
  const { objects, total } = await stores.ranks.page(choice, { by, order, limit, offset });
  return page(objects, total);
});
