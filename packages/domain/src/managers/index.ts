export { AUTH_VALUES, holdsAuthValue, type AuthValue } from './authValue.ts';
export { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './pageSizes.ts';
export {
  PERMISSIONS,
  PERMISSION_FIELDS,
  permissionsOf,
  type Permission,
  type Permissions,
  type PermissionSession,
} from './permissions.ts';
export {
  hasApprovalRight,
  isAdmin,
  isApprover,
  isSubManager,
  MEMBER_TYPES,
  memberRank,
  type MemberType,
  type RoleSession,
} from './roles.ts';
