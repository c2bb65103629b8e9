import { hasApprovalRight, isAdmin, isApprover, MEMBER_TYPES, type RoleSession } from '../permissions/index.ts';

/** What the caller may change about a user: everything, only the permissions, or nothing. */
export type ChangeReach = 'everything' | 'permissions' | 'nothing';

/**
 * What the caller may change about a user whom they can see in their company (A-ROLE-17, C-PERM-26, C-GUARD-26). A
 * manager changes everything; a sub-manager with the approval permission changes the permissions of ordinary users, so
 * they can't raise their own. Anyone who could set an operator's password would effectively operate the service.
 */
export function changeReach(caller: RoleSession, person: { readonly memberType: number }): ChangeReach {
  if (person.memberType === MEMBER_TYPES.operator) return 'nothing';
  if (isAdmin(caller)) return 'everything';
  return hasApprovalRight(caller) && person.memberType === MEMBER_TYPES.normal ? 'permissions' : 'nothing';
}

/**
 * Whether a user's approval settings are shown: the sub-manager permission, the use of approval, and the approver. They
 * are for users who can be approvers: a sub-manager with the approval permission, and a manager whose company uses
 * approvals (C-ADDUSER-16, C-EDITUSER-06).
 *
 * @param companyUsesApproval `use_approval` of the company's summary.
 */
export function seesApprovalSettings(session: RoleSession, companyUsesApproval: boolean): boolean {
  return isAdmin(session) ? companyUsesApproval || isApprover(session) : hasApprovalRight(session);
}
