import { INBOX_PAGE_SIZE } from '@remote-console/domain';
import { page } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { inboxStore } from './inboxStore.ts';

/** A page of what concerns the caller. */
export const listInbox = forPerson({ inbox: inboxStore })<'listInbox'>(async ({ query }, { stores }) => {
  const { limit = INBOX_PAGE_SIZE, offset = 0, kind = null, unread } = query;
  const choice = { kind, unread: unread === 1 };
  return page(await stores.inbox.page(choice, { limit, offset }), await stores.inbox.count(choice));
});
