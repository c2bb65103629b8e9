import { noticeListQuery } from '@remote-console/domain';
import { useApi } from './ApiProvider.ts';
import { PAGED } from './pagedReads.ts';

/** The newest notices; the login page asks for 3, the header for 1 [A-NOTICE-06] [A-NOTICE-07]. */
export function useNotices(limit: number, offset = 0) {
  return useApi().useQuery('/notices', { params: { query: noticeListQuery({ limit, offset }) } }, PAGED);
}

/** One notice (C-NOTICE-08). */
export function useNotice(noticeId: number) {
  return useApi().useQuery('/notices/{noticePk}', { params: { path: { noticePk: noticeId } } });
}
