import { page } from '../http/index.ts';
import { forAnyone } from '../members/index.ts';
import { countNotices, pageOfNotices } from './noticeStore.ts';

/** Default number of notices per page. */
const PAGE_SIZE = 10;

/** Notices, newest first, in the language of Accept-Language; `type` is `ko` in every language (A-NOTICE-07). */
export const listNotices = forAnyone<'listNotices'>(async ({ query }, { connection, language }) => {
  const { order = 'desc', limit = PAGE_SIZE, offset = 0 } = query;
  return page(await pageOfNotices(connection, language, { order, limit, offset }), await countNotices(connection));
});
