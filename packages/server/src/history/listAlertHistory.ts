import { HISTORY_PAGE_SIZE } from '@remote-console/domain';
import { readChoice } from '../audit/index.ts';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { alertRecord } from './historyRecords.ts';
import { historyStore } from './historyStore.ts';

/** A page of the alerts (C-HISTORY-06). */
export const listAlertHistory = forPerson({ history: historyStore })<'listAlertHistory'>(async (
  { query },
  { session, stores },
) => {
  const { order = 'desc', limit = HISTORY_PAGE_SIZE, offset = 0 } = query;
  const read = readChoice(query, 'device', session.member.time_zone_id);
  if (!read.ok) return problem(400, 'invalid_data', read.field);
  const { alerts } = stores.history;
  const rows = await alerts.page(read.choice, { order, limit, offset });
  return page(rows.map(alertRecord), await alerts.count(read.choice));
});
