import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** The views that the caller saved, and those that others share with the caller. */
export const listSavedViews = forPerson<'listSavedViews'>(async (_call, { stores }) =>
  found(await stores.savedViews.list()),
);
