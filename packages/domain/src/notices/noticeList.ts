/** How many notices the header loads (A-NOTICE-06). */
export const HEADER_NOTICE_LIMIT = 1;

/** How many notices the login page lists (A-NOTICE-06). */
export const LOGIN_NOTICE_LIMIT = 3;

/** How many notices a page of the notice list shows (C-NOTICE-07). */
export const NOTICE_PAGE_SIZE = 10;

/** The query of a notice list call: newest first; `type` is `ko` in every language (A-NOTICE-07). */
export function noticeListQuery({ limit, offset = 0 }: { readonly limit: number; readonly offset?: number }) {
  return { by: 'notice_date', order: 'desc', searchMode: 'pagination', type: 'ko', limit, offset } as const;
}
