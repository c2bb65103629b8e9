import type { RuleMessage } from '../messages/index.ts';
import { MEMBER_TYPES, memberRank } from '../permissions/index.ts';

/**
 * Whether a person can be chosen in the manager list as middle manager or approver: a department member cannot
 * (A-MANAGER-05).
 */
export function checkChosenManager(person: {
  readonly memberType: number;
}): Extract<RuleMessage, 'search_manager_405'> | null {
  return memberRank(person.memberType) === 'member' ? 'search_manager_405' : null;
}

/** The sign that a row of the manager list carries before the ID (C-MANAGER-23 to C-MANAGER-26). */
export type UserBadge = 'manager' | 'sub-manager' | 'partner' | null;

/** A cog for managers and for sub-managers who take part in approvals, a handshake for partners, nothing for the rest. */
export function userBadge(person: { readonly memberType: number; readonly needsApproval: boolean }): UserBadge {
  if (person.memberType === MEMBER_TYPES.admin) return 'manager';
  if (person.memberType === MEMBER_TYPES.partner) return 'partner';
  return person.memberType === MEMBER_TYPES.subManager && person.needsApproval ? 'sub-manager' : null;
}

/** How long the controls of a list stay off after it was loaded, in milliseconds (C-MANAGER-31). */
export const ROWS_EDITABLE_AFTER_MS = 300;
