import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { savedViewStore } from './savedViewStore.ts';

/** The views that the caller saved, and those that others share with the caller. */
export const listSavedViews = forPerson({ savedViews: savedViewStore })<'listSavedViews'>(async (_call, { stores }) =>
  found(await stores.savedViews.list()),
);
