import { INBOX_LATEST_LIMIT, type InboxView, inboxQuery } from '@remote-console/domain';
import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { InboxMark, InboxPreference } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { PAGED } from './pagedReads.ts';

/** Every read that shows items, or how many are unread. */
const INBOX_READS = ['/inbox', '/devices/summary'] as const satisfies readonly ReadPath[];

/** A page of the inbox, or the latest items. The previous page's rows stay while the next page is loading. */
export function useInbox(view: InboxView | 'latest') {
  const query = view === 'latest' ? { limit: INBOX_LATEST_LIMIT, offset: 0 } : inboxQuery(view);
  return useApi().useQuery('/inbox', { params: { query } }, PAGED);
}

/** Marks items as read or unread; throws `ApiFailure`. What is on the screen is refreshed either way. */
export function useMarkInbox() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (mark: InboxMark) => {
      await answerOf(client.PUT('/inbox', { body: mark })).finally(() => void refresh(INBOX_READS));
    },
    [client, refresh],
  );
}

/** Where notifications are delivered, for each kind that the person can get. */
export function useInboxPreferences() {
  return useApi().useQuery('/inbox/preferences', {});
}

/** Chooses where notifications of a kind are delivered; throws `ApiFailure`. */
export function useChooseInbox() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (preference: InboxPreference) => {
      await answerOf(client.PUT('/inbox/preferences', { body: preference }));
      await refresh(['/inbox/preferences']);
    },
    [client, refresh],
  );
}
