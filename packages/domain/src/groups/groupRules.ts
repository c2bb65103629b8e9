import { checkEmail } from '../accounts/index.ts';
import { MEMBER_TYPES, memberRank } from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { countCharacters, isFlagSet } from '../text/index.ts';
import type { GroupRecord } from './groupRecord.ts';

/** The fields of a group that say whom to ask about it. */
export const GROUP_CONTACT_FIELDS = ['manager_name', 'manager_email', 'manager_phone', 'email', 'phone'] as const;

/** One of them. */
export type GroupContactField = (typeof GROUP_CONTACT_FIELDS)[number];

/** Longest text of each contact field, in characters. */
export const GROUP_CONTACT_LIMITS: Readonly<Record<GroupContactField, number>> = {
  manager_name: 60,
  manager_email: 254,
  manager_phone: 30,
  email: 254,
  phone: 30,
};

/** Whether a group can be renamed or deleted: every group but ROOT and the company's default group (C-GROUP-20). */
export function isOrdinaryGroup(group: Pick<GroupRecord, 'group_fk' | 'flag_df_group'>): boolean {
  return group.group_fk !== null && !isFlagSet(group.flag_df_group);
}

/** How a user of a group is labelled, by `userType` (C-GDETAIL-17): partners by their own name, every other type is a head. */
export function groupUserLabel(userType: number): 'member' | 'master' | 'partner' | 'head' {
  return userType === MEMBER_TYPES.partner ? 'partner' : memberRank(userType);
}

/**
 * Whether a group takes more devices. ROOT holds the tree together and takes none; a group with a limit takes as many as
 * are missing to it.
 *
 * @param more How many devices are to join it.
 */
export function checkGroupRoom(
  group: Pick<GroupRecord, 'group_fk' | 'dev_limit' | 'device_count'>,
  more: number,
): Extract<RuleMessage, 'cannot_move_device' | 'group_device_limit'> | null {
  if (group.group_fk === null) return 'cannot_move_device';
  const limit = group.dev_limit ?? null;
  return limit !== null && (group.device_count ?? 0) + more > limit ? 'group_device_limit' : null;
}

/** Checks a contact of a group: it is not too long, and an address is one; an empty contact clears it. */
export function checkGroupContact(
  field: GroupContactField,
  value: string,
): Extract<RuleMessage, 'over_character_limit' | 'email-invalid'> | null {
  const trimmed = value.trim();
  if (countCharacters(trimmed) > GROUP_CONTACT_LIMITS[field]) return 'over_character_limit';
  const isAddress = field === 'manager_email' || field === 'email';
  return isAddress && trimmed !== '' ? checkEmail(trimmed) : null;
}

/** Most devices that a limit of a group can name. */
const DEVICE_LIMIT_MOST = 1_000_000;

/**
 * Reads what was typed as the limit of a group: digits up to a million, or nothing for no limit.
 *
 * @returns The limit, `null` for none, or what is wrong.
 */
export function readDeviceLimit(typed: string): number | null | Extract<RuleMessage, 'invalid_data'> {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  const limit = /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return limit <= DEVICE_LIMIT_MOST ? limit : 'invalid_data';
}
