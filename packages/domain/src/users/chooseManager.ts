import type { RuleMessage } from '../messages/index.ts';
import { MEMBER_TYPES, memberRank } from '../permissions/index.ts';

/**
 * Whether a person can be chosen in the manager list as middle manager or approver: a department member cannot
 * (A-MANAGER-05).
 */
export function checkChosenManager(person: {
  readonly member_type_id: number;
}): Extract<RuleMessage, 'search_manager_405'> | null {
  return memberRank(person.member_type_id) === 'member' ? 'search_manager_405' : null;
}

/** The sign that a row of the manager list carries before the ID (C-MANAGER-23 to C-MANAGER-26). */
export type UserSign = 'manager' | 'sub-manager' | 'partner' | null;

/** A cog for managers and for sub-managers who take part in approvals, a handshake for partners, nothing for the rest. */
export function userSign(person: { readonly member_type_id: number; readonly use_approval: number }): UserSign {
  if (person.member_type_id === MEMBER_TYPES.admin) return 'manager';
  if (person.member_type_id === MEMBER_TYPES.partner) return 'partner';
  return person.member_type_id === MEMBER_TYPES.subManager && person.use_approval === 1 ? 'sub-manager' : null;
}

/** How long the controls of a list stay off after it was loaded, in milliseconds (C-MANAGER-31). */
export const ROWS_EDITABLE_AFTER_MS = 300;
