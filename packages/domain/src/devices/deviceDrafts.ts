import type { RuleMessage } from '../messages/index.ts';
import { mayEditMemoInline } from './inlineRules.ts';
import { checkAlias, checkMemo } from './deviceInput.ts';
import type { Permissions } from '../permissions/index.ts';

/** What the edit mode of the list opens, in its order (B-LIST-06). */
export const DRAFT_FIELDS = ['alias', 'memo'] as const;

/** One of the fields that the edit mode opens. */
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** Whether a person may type in a field: a name everybody may change who sees the device, a memo only some. */
export function mayDraft(field: DraftField, permissions: Pick<Permissions, 'modifyInformation'>): boolean {
  return field === 'alias' || mayEditMemoInline(permissions);
}

/** Whether what was typed differs from what is saved; the space around a name is no part of it. */
export function isDraftChanged(field: DraftField, typed: string, saved: string): boolean {
  return (field === 'alias' ? typed.trim() : typed) !== saved;
}

/** What is wrong with what was typed in a field, or `null`. What is saved already is right. */
export function draftFault(
  field: DraftField,
  typed: string,
  saved: string,
): Extract<RuleMessage, 'no_input_data' | 'over_character_limit' | 'device_name_identical'> | null {
  if (!isDraftChanged(field, typed, saved)) return null;
  return field === 'alias' ? checkAlias(typed, saved) : checkMemo(typed);
}
