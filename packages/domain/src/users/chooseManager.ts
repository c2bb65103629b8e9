import type { RuleMessage } from '../messages/index.ts';
import { MEMBER_TYPES, memberRank } from '../permissions/index.ts';

/**
 * Whether a user can be selected in the user list as middle manager or approver: department members can't
 * (A-MANAGER-05).
 */
export function checkChosenManager(person: {
  readonly memberType: number;
}): Extract<RuleMessage, 'search_manager_405'> | null {
  return memberRank(person.memberType) === 'member' ? 'search_manager_405' : null;
}

/** The icon before the ID in a row of the user list (C-MANAGER-23 to C-MANAGER-26). */
export type UserBadge = 'manager' | 'sub-manager' | 'partner' | null;

/** A cog for managers and for sub-managers who take part in approvals, a handshake for partners, nothing for the rest. */
export function userBadge(person: { readonly memberType: number; readonly needsApproval: boolean }): UserBadge {
  if (person.memberType === MEMBER_TYPES.admin) return 'manager';
  if (person.memberType === MEMBER_TYPES.partner) return 'partner';
  return person.memberType === MEMBER_TYPES.subManager && person.needsApproval ? 'sub-manager' : null;
}

/** How long a list's controls stay disabled after loading, in milliseconds (C-MANAGER-31). */
export const ROWS_EDITABLE_AFTER_MS = 300;
