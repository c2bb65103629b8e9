import type { RuleMessage } from '../messages/index.ts';
import { countCharacters } from '../text/index.ts';
import { ROOT_GROUP_NAME } from './groupRecord.ts';

/** Longest name of a group, in characters. */
export const GROUP_NAME_LIMIT = 40;

/**
 * Checks the name of a new or renamed group, trimmed: not empty, at most 40 characters, not the reserved ROOT in any
 * letter case, and unique under its parent (B-GROUP-03 to B-GROUP-05, B-GROUP-11).
 *
 * @param siblings Names of the other groups under the same parent.
 */
export function checkGroupName(
  name: string,
  siblings: readonly string[],
): Extract<
  RuleMessage,
  'no_input_data' | 'over_character_limit' | 'reserved_group_name' | 'duplication_group_name'
> | null {
  const trimmed = name.trim().normalize('NFC');
  if (trimmed === '') return 'no_input_data';
  if (countCharacters(trimmed) > GROUP_NAME_LIMIT) return 'over_character_limit';
  if (trimmed.toUpperCase() === ROOT_GROUP_NAME) return 'reserved_group_name';
  return siblings.some((sibling) => sibling.trim().normalize('NFC') === trimmed) ? 'duplication_group_name' : null;
}
