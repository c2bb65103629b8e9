import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { inboxStore } from './inboxStore.ts';

/** Where the caller's notifications are delivered. */
export const listInboxPreferences = forPerson({ inbox: inboxStore })<'listInboxPreferences'>(
  async (_request, { stores }) => found(await stores.inbox.preferences()),
);
