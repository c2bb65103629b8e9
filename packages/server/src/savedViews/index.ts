import type { Registry } from '../http/index.ts';
import { changeSavedView } from './changeSavedView.ts';
import { createSavedView } from './createSavedView.ts';
import { deleteSavedView } from './deleteSavedView.ts';
import { listSavedViews } from './listSavedViews.ts';

/** The operations of this area. */
export const savedViewsOperations = {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
} satisfies Partial<Registry>;
