import { hasApprovalRight, isAdmin, isApprover, MEMBER_TYPES, type RoleSession } from '../permissions/index.ts';

/** What the caller may change of a person: all of it, the permissions alone, or nothing. */
export type ChangeReach = 'everything' | 'permissions' | 'nothing';

/**
 * What the caller may change of a person of the company whom the caller sees (A-ROLE-17, C-PERM-26, C-GUARD-26). A
 * manager changes everything; a sub-manager with the approval right the permissions of ordinary users, which is also
 * what keeps such a one from raising their own rights. Who could set an operator's password would operate the service.
 */
export function changeReach(caller: RoleSession, person: { readonly memberType: number }): ChangeReach {
  if (person.memberType === MEMBER_TYPES.operator) return 'nothing';
  if (isAdmin(caller)) return 'everything';
  return hasApprovalRight(caller) && person.memberType === MEMBER_TYPES.normal ? 'permissions' : 'nothing';
}

/**
 * Whether the settings of approval are shown to a person: the sub-manager right, the use of approval and the approver.
 * They are for whoever can be an approver: a sub-manager with the approval right, and a manager whose company works
 * with approvals (C-ADDUSER-16, C-EDITUSER-06).
 *
 * @param companyUsesApproval `use_approval` of the company's summary.
 */
export function seesApprovalSettings(session: RoleSession, companyUsesApproval: boolean): boolean {
  return isAdmin(session) ? companyUsesApproval || isApprover(session) : hasApprovalRight(session);
}
