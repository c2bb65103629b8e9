/** The account types, `memberType` and `userType` (C-EDITUSER-10); 9 operates the service itself. */
export const MEMBER_TYPES = { normal: 1, admin: 2, subManager: 6, partner: 7, operator: 9 } as const;

/** An account type. */
export type MemberType = (typeof MEMBER_TYPES)[keyof typeof MEMBER_TYPES];

/** A session's fields that determine a user's role. */
export interface RoleSession {
  /** `Manager` for an administrator; any other value means that they are not one. */
  readonly type?: string | null | undefined;
  /** Account type, see `MEMBER_TYPES`. */
  readonly memberType?: number | string | null | undefined;
  /** Set if the user takes part in approvals. */
  readonly usesApprovals?: boolean | undefined;
}

/** The rank of an account type in the user list: 6 before 7 before the rest (C-MANAGER-28, C-MANAGER-29). */
export function userTypeRank(memberTypeId: number): number {
  if (memberTypeId === MEMBER_TYPES.subManager) return 0;
  return memberTypeId === MEMBER_TYPES.partner ? 1 : 2;
}

/** Whether the user is the company's administrator: type is `Manager`, whatever else is set (A-ROLE-01). */
export function isAdmin(session: RoleSession): boolean {
  return session.type === 'Manager';
}

/** The approver flag, whatever the account type (A-ROLE-16). */
export function isApprover(session: RoleSession): boolean {
  return session.usesApprovals === true;
}

/** Whether the account is a sub-manager: type 6. */
export function isSubManager(session: RoleSession): boolean {
  return Number(session.memberType) === MEMBER_TYPES.subManager;
}

/** The sub-manager's permission to decide on requests: the approver flag combined with account type 6 (A-ROLE-15). */
export function hasApprovalRight(session: RoleSession): boolean {
  return isApprover(session) && isSubManager(session);
}

/** Whether the user needs an approval to access devices: those who take part in approvals without deciding. */
export function needsApproval(session: RoleSession): boolean {
  return isApprover(session) && !isAdmin(session) && !hasApprovalRight(session);
}

/** Whether the account operates the service. Operators belong to none of the companies that use it. */
export function isOperator(session: RoleSession): boolean {
  return Number(session.memberType) === MEMBER_TYPES.operator;
}

/**
 * Whether the account is for temporary access, a partner's or a guest's: its permissions end with its tickets, so it
 * can't grant anyone longer-lasting ones.
 */
export function isTemporary(session: RoleSession): boolean {
  return Number(session.memberType) === MEMBER_TYPES.partner;
}

/** How the user list labels an account type: 1 department member, 2 master, any other head (A-MANAGER-04). */
export function memberRank(memberTypeId: number): 'member' | 'master' | 'head' {
  if (memberTypeId === MEMBER_TYPES.normal) return 'member';
  return memberTypeId === MEMBER_TYPES.admin ? 'master' : 'head';
}
