import { MEMBER_TYPES, memberRank } from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import type { GroupRecord } from './groupRecord.ts';

/** Whether a group can be renamed or deleted: every group except ROOT and the company's default group (C-GROUP-20). */
export function isOrdinaryGroup(group: Pick<GroupRecord, 'parentId' | 'isDefaultGroup'>): boolean {
  return group.parentId !== null && group.isDefaultGroup !== true;
}

/** How a group's user is labeled, by `userType` (C-GDETAIL-17): partners by their own label, all others as head. */
export function groupUserLabel(userType: number): 'member' | 'master' | 'partner' | 'head' {
  return userType === MEMBER_TYPES.partner ? 'partner' : memberRank(userType);
}

/**
 * Whether a group accepts more devices. ROOT holds the tree together and accepts none; a group with a limit accepts as
 * many as it has room for.
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

/** The highest limit that a group can have. */
const DEVICE_LIMIT_MOST = 1_000_000;

/**
 * Parses a group's limit: digits up to a million, or empty for no limit.
 *
 * @returns The limit, `null` for none, or what is wrong.
 */
export function readDeviceLimit(typed: string): number | null | Extract<RuleMessage, 'invalid_data'> {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  const limit = /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return limit <= DEVICE_LIMIT_MOST ? limit : 'invalid_data';
}
