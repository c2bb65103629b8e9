import { found, problem } from '../http/index.ts';
import { forAnyone } from '../members/index.ts';
import { findNotice } from './noticeStore.ts';

/** One notice in the language of Accept-Language. */
export const getNotice = forAnyone<'getNotice'>(async ({ path }, { connection, language }) => {
  const notice = await findNotice(connection, language, path.noticePk);
  return notice ? found([notice]) : problem(404, 'not_found');
});
