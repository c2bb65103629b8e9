import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Where what concerns the caller arrives. */
export const listInboxPreferences = forPerson<'listInboxPreferences'>(async (_request, { stores }) =>
  found(await stores.inbox.preferences()),
);
