export { canBeApprover, checkAccessKept, typeAfter, type TypeHistory } from './accountChange.ts';
export { AUTH_VALUES, holdsAuthValue, withAuthValue, type AuthValue } from './authValue.ts';
export { changeReach, seesApprovalSettings, type ChangeReach } from './changeReach.ts';
export { checkChosenManager, ROWS_EDITABLE_AFTER_MS, userSign, type UserSign } from './chooseManager.ts';
export { grantablePermissions, grantOutOfReach } from './grants.ts';
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
  isOperator,
  isTemporary,
  MEMBER_TYPES,
  memberRank,
  needsApproval,
  userTypeRank,
  type MemberType,
  type RoleSession,
} from './roles.ts';
export {
  checkContactEmail,
  checkMemberPassword,
  checkPersonName,
  checkSubUser,
  subUserRole,
  type SubUserFault,
} from './subUser.ts';
export {
  checkNewUserForm,
  newUserFaults,
  EMPTY_NEW_USER_FORM,
  newUserCall,
  type NewUserCall,
  type NewUserFault,
  type NewUserForm,
  type NewUserType,
} from './newUserForm.ts';
export { emailFate, type EmailFate, type EmailsOfPerson } from './newEmail.ts';
export { checkUserChange, fieldOutOfReach, raisesVersion, type UserChangeFault } from './userChange.ts';
export {
  readUserSheet,
  USER_SHEET_COLUMNS,
  USER_SHEET_LIMIT,
  type UserSheetField,
  type UserSheetRow,
} from './userSheet.ts';
export {
  managerChoiceQuery,
  USER_SEARCH_KEYS,
  userListQuery,
  userSearchKeyOf,
  type UserPageRequest,
  type UserSearchKey,
} from './userQuery.ts';
