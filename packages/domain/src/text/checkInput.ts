import type { RuleMessage } from '../messages/index.ts';
import { countCharacters } from './characters.ts';

/** How long after a dialog opens its input receives the focus, in milliseconds (A-CONFIRM-10). */
export const DIALOG_FOCUS_DELAY_MS = 600;

/** The constraints on a requested text. */
export interface InputRule {
  /** Maximum number of characters, inclusive (A-CONFIRM-09). */
  readonly limit?: number | undefined;
  /** Whether it may be empty (A-CONFIRM-08). */
  readonly allowsEmpty?: boolean | undefined;
}

/** What is wrong with a text entered in a dialog, or `null`. Whitespace alone counts as empty (A-CONFIRM-07). */
export function checkInput(
  value: string,
  { limit, allowsEmpty = false }: InputRule,
): Extract<RuleMessage, 'no_input_data' | 'over_character_limit'> | null {
  if (limit !== undefined && countCharacters(value) > limit) return 'over_character_limit';
  return !allowsEmpty && value.trim() === '' ? 'no_input_data' : null;
}
