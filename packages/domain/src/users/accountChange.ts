import type { RuleMessage } from '../messages/index.ts';
import { hasApprovalRight, MEMBER_TYPES } from '../permissions/index.ts';

/** An account type, and the one to go back to when the sub-manager right is taken away again. */
export interface TypeHistory {
  readonly memberType: number;
  /** The type before the sub-manager right was given; null when it was not. */
  readonly previousType: number | null;
}

/**
 * The account type after a change of `userType`. The sub-manager switch sets type 6 and remembers the type before it;
 * switching it off, by asking for type 1, gives that type back, which is 2 for an administrator (C-EDITUSER-03 to
 * C-EDITUSER-05).
 */
export function typeAfter({ memberType, previousType }: TypeHistory, asked: number): TypeHistory {
  const { normal, subManager } = MEMBER_TYPES;
  if (asked === memberType) return { memberType, previousType };
  if (asked === subManager) return { memberType: subManager, previousType: memberType };
  const isSwitchedOff = memberType === subManager && asked === normal;
  return { memberType: isSwitchedOff ? (previousType ?? normal) : asked, previousType: null };
}

/**
 * Whether an account may lose its access: no one takes away their own, and the last active administrator stays one
 * (C-MANAGER-34).
 *
 * @param change What becomes of the account.
 */
export function checkAccessKept(
  change: { readonly staysActive: boolean; readonly staysAdmin: boolean },
  account: { readonly isOwn: boolean; readonly isAdmin: boolean; readonly otherActiveAdmins: number },
): Extract<RuleMessage, 'own_account_protected' | 'last_admin_protected'> | null {
  const losesAdmin = account.isAdmin && !(change.staysActive && change.staysAdmin);
  if (account.isOwn && (losesAdmin || !change.staysActive)) return 'own_account_protected';
  return losesAdmin && account.otherActiveAdmins === 0 ? 'last_admin_protected' : null;
}

/** Whether a person can be chosen as approver: an active administrator or sub-manager with the approval right. */
export function canBeApprover(person: {
  readonly isActive: boolean;
  readonly memberType: number;
  readonly usesApprovals: boolean;
}): boolean {
  return person.isActive && (person.memberType === MEMBER_TYPES.admin || hasApprovalRight(person));
}
