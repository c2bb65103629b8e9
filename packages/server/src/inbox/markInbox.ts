import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { inboxStore } from './inboxStore.ts';

/** Marks items of the caller as read or unread. */
export const markInbox = forPerson({ inbox: inboxStore })<'markInbox'>(async ({ body }, { transact }) => {
  const { is_read, pks = null, kind = null } = body;
  // Everything that was ever read is never unread by intention.
  if (is_read === 0 && pks === null) return problem(400, 'invalid_data', 'pks');
  await transact(async ({ inbox }) => {
    if (is_read === 0) await inbox.markUnread(pks ?? []);
    else await inbox.markRead({ pks, kind });
  });
  return done();
});
