import { checkEmail } from '../accounts/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { countCharacters } from '../text/index.ts';

/** The group fields that name its contact person. */
export const GROUP_CONTACT_FIELDS = [
  'groupManagerName',
  'groupManagerEmail',
  'groupManagerPhone',
  'email',
  'phone',
] as const;

/** One of these fields. */
export type GroupContactField = (typeof GROUP_CONTACT_FIELDS)[number];

/** Maximum length of each contact field, in characters. */
export const GROUP_CONTACT_LIMITS: Readonly<Record<GroupContactField, number>> = {
  groupManagerName: 60,
  groupManagerEmail: 254,
  groupManagerPhone: 30,
  email: 254,
  phone: 30,
};

/** Checks a group's contact: it is not too long, and the email address is valid; an empty contact clears it. */
export function checkGroupContact(
  field: GroupContactField,
  value: string,
): Extract<RuleMessage, 'over_character_limit' | 'email-invalid'> | null {
  const trimmed = value.trim();
  if (countCharacters(trimmed) > GROUP_CONTACT_LIMITS[field]) return 'over_character_limit';
  const isAddress = field === 'groupManagerEmail' || field === 'email';
  return isAddress && trimmed !== '' ? checkEmail(trimmed) : null;
}
