import { checkEmail } from '../accounts/index.ts';
import { MEMBER_TYPES, memberRank } from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { countCharacters } from '../text/index.ts';
import type { GroupRecord } from './groupRecord.ts';

/** The fields of a group that say whom to ask about it. */
export const GROUP_CONTACT_FIELDS = [
  'groupManagerName',
  'groupManagerEmail',
  'groupManagerPhone',
  'email',
  'phone',
] as const;

/** One of them. */
export type GroupContactField = (typeof GROUP_CONTACT_FIELDS)[number];

/** Longest text of each contact field, in characters. */
export const GROUP_CONTACT_LIMITS: Readonly<Record<GroupContactField, number>> = {
  groupManagerName: 60,
  groupManagerEmail: 254,
  groupManagerPhone: 30,
  email: 254,
  phone: 30,
};

/** Whether a group can be renamed or deleted: every group but ROOT and the company's default group (C-GROUP-20). */
export function isOrdinaryGroup(group: Pick<GroupRecord, 'parentId' | 'isDefaultGroup'>): boolean {
  return group.parentId !== null && group.isDefaultGroup !== true;
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
  group: Pick<GroupRecord, 'parentId' | 'deviceQuota' | 'deviceCount'>,
  more: number,
): Extract<RuleMessage, 'cannot_move_device' | 'group_device_limit'> | null {
  if (group.parentId === null) return 'cannot_move_device';
  const limit = group.deviceQuota ?? null;
  return limit !== null && (group.deviceCount ?? 0) + more > limit ? 'group_device_limit' : null;
}

/** Checks a contact of a group: it is not too long, and an address is one; an empty contact clears it. */
export function checkGroupContact(
  field: GroupContactField,
  value: string,
): Extract<RuleMessage, 'over_character_limit' | 'email-invalid'> | null {
  const trimmed = value.trim();
  if (countCharacters(trimmed) > GROUP_CONTACT_LIMITS[field]) return 'over_character_limit';
  const isAddress = field === 'groupManagerEmail' || field === 'email';
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
