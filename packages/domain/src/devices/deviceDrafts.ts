import type { RuleMessage } from '../messages/index.ts';
import { mayEditMemoInline } from './inlineRules.ts';
import { checkAlias, checkMemo } from './deviceInput.ts';
import type { Permissions } from '../permissions/index.ts';

/** The fields that the list's edit mode opens, in order (B-LIST-06). */
export const DRAFT_FIELDS = ['alias', 'memo'] as const;

/** A field that the edit mode opens. */
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** Whether a user may edit a field: anyone who sees the device may change its name, but only some its memo. */
export function mayDraft(field: DraftField, permissions: Pick<Permissions, 'modifyInformation'>): boolean {
  return field === 'alias' || mayEditMemoInline(permissions);
}

/** Whether the input differs from the saved value; whitespace around a name is ignored. */
export function isDraftChanged(field: DraftField, typed: string, saved: string): boolean {
  return (field === 'alias' ? typed.trim() : typed) !== saved;
}

/** What is wrong with a field's input, or `null`. The saved value is always valid. */
export function draftFault(
  field: DraftField,
  typed: string,
  saved: string,
): Extract<RuleMessage, 'no_input_data' | 'over_character_limit' | 'device_name_identical'> | null {
  if (!isDraftChanged(field, typed, saved)) return null;
  return field === 'alias' ? checkAlias(typed, saved) : checkMemo(typed);
}
