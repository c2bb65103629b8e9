import type { RuleMessage } from '../messages/index.ts';
import { hasApprovalRight, MEMBER_TYPES } from '../permissions/index.ts';

/** An account type, and the one to restore when the sub-manager permission is revoked. */
export interface TypeHistory {
  readonly memberType: number;
  /** The type before the sub-manager permission was granted; null if it wasn't. */
  readonly previousType: number | null;
}

/**
 * The account type after a change of `userType`. The sub-manager switch sets type 6 and remembers the previous type;
 * switching it off, by requesting type 1, restores that type, which is 2 for an administrator (C-EDITUSER-03 to
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
 * Whether an account may lose its access: nobody removes their own, and the last active administrator stays one
 * (C-MANAGER-34).
 *
 * @param change How the account would change.
 */
export function checkAccessKept(
  change: { readonly staysActive: boolean; readonly staysAdmin: boolean },
  account: { readonly isOwn: boolean; readonly isAdmin: boolean; readonly otherActiveAdmins: number },
): Extract<RuleMessage, 'own_account_protected' | 'last_admin_protected'> | null {
  const losesAdmin = account.isAdmin && !(change.staysActive && change.staysAdmin);
  if (account.isOwn && (losesAdmin || !change.staysActive)) return 'own_account_protected';
  return losesAdmin && account.otherActiveAdmins === 0 ? 'last_admin_protected' : null;
}

/** Whether a user can be selected as approver: an active administrator or sub-manager with the approval permission. */
export function canBeApprover(person: {
  readonly isActive: boolean;
  readonly memberType: number;
  readonly usesApprovals: boolean;
}): boolean {
  return person.isActive && (person.memberType === MEMBER_TYPES.admin || hasApprovalRight(person));
}
