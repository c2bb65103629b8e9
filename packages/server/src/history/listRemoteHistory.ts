import { HISTORY_PAGE_SIZE } from '@remote-console/domain';
import { readChoice } from '../audit/index.ts';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { remoteRecord } from './historyRecords.ts';
import { historyStore } from './historyStore.ts';

/** A page of the remote-control sessions (C-HISTORY-06). */
export const listRemoteHistory = forPerson({ history: historyStore })<'listRemoteHistory'>(async (
  { query },
  { session, stores },
) => {
  const { order = 'desc', limit = HISTORY_PAGE_SIZE, offset = 0 } = query;
  const read = readChoice(query, 'reg_mail', session.member.time_zone_id);
  if (!read.ok) return problem(400, 'invalid_data', read.field);
  const { remote } = stores.history;
  const rows = await remote.page(read.choice, { order, limit, offset });
  return page(rows.map(remoteRecord), await remote.count(read.choice));
});
