import type { RuleMessage } from '../messages/index.ts';
import { countCharacters } from '../text/index.ts';

/** Longest name of a device, in characters. */
export const ALIAS_LIMIT = 30;

/** Longest memo of a device, in characters. */
export const MEMO_LIMIT = 140;

/**
 * Checks a new name, trimmed: not empty, at most 30 characters, and a different one (B-EDIT-12 to B-EDIT-15).
 *
 * @param current The device's current name.
 */
export function checkAlias(
  alias: string,
  current: string,
): Extract<RuleMessage, 'no_input_data' | 'over_character_limit' | 'device_name_identical'> | null {
  const trimmed = alias.trim();
  if (trimmed === '') return 'no_input_data';
  if (countCharacters(trimmed) > ALIAS_LIMIT) return 'over_character_limit';
  return trimmed === current ? 'device_name_identical' : null;
}

/** Checks a memo: at most 140 characters; an empty one clears it (B-EDIT-16 to B-EDIT-18). */
export function checkMemo(memo: string): Extract<RuleMessage, 'over_character_limit'> | null {
  return countCharacters(memo) > MEMO_LIMIT ? 'over_character_limit' : null;
}
