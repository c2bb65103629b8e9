import { HISTORY_PAGE_SIZE } from '@remote-console/domain';
import { readChoice } from '../audit/index.ts';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { accessRecord } from './historyRecords.ts';
import { historyStore } from './historyStore.ts';

/** A page of the logins (C-HISTORY-06). */
export const listAccessHistory = forPerson({ history: historyStore })<'listAccessHistory'>(async (
  { query },
  { session, stores },
) => {
  const { order = 'desc', limit = HISTORY_PAGE_SIZE, offset = 0 } = query;
  const read = readChoice(query, 'mgrid', session.member.time_zone_id);
  if (!read.ok) return problem(400, 'invalid_data', read.field);
  const { access } = stores.history;
  const rows = await access.page(read.choice, { order, limit, offset });
  return page(rows.map(accessRecord), await access.count(read.choice));
});
