import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { operations } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';

/** Every read that shows notices. */
const NOTICE_READS = ['/notices', '/notices/{noticePk}'] as const satisfies readonly ReadPath[];

/** A notice as its operator writes it. */
export type NewNotice = operations['createNotice']['requestBody']['content']['application/json'];

/** What the service operator does with notices; each call throws `ApiFailure`. */
export function useNoticeOffice() {
  const { client } = useApi();
  const refresh = useRefresh();
  /** A notice with its texts in every language, or null. */
  const read = useCallback(
    async (noticeId: number) => {
      const params = { path: { noticePk: noticeId } };
      const { objects } = await answerOf(client.GET('/notices/{noticePk}/texts', { params }));
      return objects[0] ?? null;
    },
    [client],
  );
  const publish = useCallback(
    async (notice: NewNotice) => {
      await answerOf(client.POST('/notices', { body: notice }));
      await refresh(NOTICE_READS);
    },
    [client, refresh],
  );
  const rewrite = useCallback(
    async (noticeId: number, notice: NewNotice, version: number) => {
      const params = { path: { noticePk: noticeId } };
      await answerOf(client.PUT('/notices/{noticePk}', { params, body: { ...notice, version } }));
      await refresh(NOTICE_READS);
    },
    [client, refresh],
  );
  const takeBack = useCallback(
    async (noticeId: number) => {
      await answerOf(client.DELETE('/notices/{noticePk}', { params: { path: { noticePk: noticeId } } }));
      // Only the lists: reading a deleted notice would fail.
      await refresh(['/notices']);
    },
    [client, refresh],
  );
  return { read, publish, rewrite, takeBack };
}
