export { AUTH_VALUES, holdsAuthValue, withAuthValue, type AuthValue } from './authValue.ts';
export { grantablePermissions, grantOutOfReach } from './grants.ts';
export {
  PERMISSION_FIELDS,
  PERMISSIONS,
  permissionsOf,
  type Permission,
  type Permissions,
  type PermissionSession,
} from './permissions.ts';
export {
  hasApprovalRight,
  isAdmin,
  isApprover,
  isOperator,
  isSubManager,
  isTemporary,
  MEMBER_TYPES,
  memberRank,
  needsApproval,
  userTypeRank,
  type MemberType,
  type RoleSession,
} from './roles.ts';
