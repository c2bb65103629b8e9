import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { inboxStore } from './inboxStore.ts';

/** Marks items of the caller as read or unread. */
export const markInbox = forPerson({ inbox: inboxStore })<'markInbox'>(async ({ body }, { transact }) => {
  const { isRead, ids = null, kind = null } = body;
  // An item once marked as read only becomes unread deliberately.
  if (!isRead && ids === null) return problem(400, 'invalid_data', 'ids');
  await transact(async ({ inbox }) => {
    if (!isRead) await inbox.markUnread(ids ?? []);
    else await inbox.markRead({ pks: ids, kind });
  });
  return done();
});
