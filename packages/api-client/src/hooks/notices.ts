import { useApi } from './ApiProvider.ts';

/** The newest notices; the login page asks for 3, the header for 1 [A-NOTICE-06] [A-NOTICE-07]. */
export function useNotices(limit: number, offset = 0) {
  return useApi().useQuery('/notices', {
    params: {
      query: { by: 'notice_date', order: 'desc', search_mode: 'pagination', type: 'ko', limit, offset },
    },
  });
}
