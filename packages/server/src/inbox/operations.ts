import type { Registry } from '../http/index.ts';
import { changeInboxPreference } from './changeInboxPreference.ts';
import { listInbox } from './listInbox.ts';
import { listInboxPreferences } from './listInboxPreferences.ts';
import { markInbox } from './markInbox.ts';

/** The operations of this area. */
export const inboxOperations = {
  changeInboxPreference,
  listInbox,
  listInboxPreferences,
  markInbox,
} satisfies Partial<Registry>;
