export { canBeApprover, checkAccessKept, typeAfter, type TypeHistory } from './accountChange.ts';
export { changeReach, seesApprovalSettings, type ChangeReach } from './changeReach.ts';
export { checkChosenManager, ROWS_EDITABLE_AFTER_MS, userBadge, type UserBadge } from './chooseManager.ts';
export { emailFate, type EmailFate, type EmailsOfPerson } from './newEmail.ts';
export {
  checkNewUserForm,
  EMPTY_NEW_USER_FORM,
  newUserCall,
  newUserFaults,
  type NewUserCall,
  type NewUserFault,
  type NewUserForm,
  type NewUserType,
} from './newUserForm.ts';
export {
  checkContactEmail,
  checkMemberPassword,
  checkPersonName,
  checkSubUser,
  subUserRole,
  type SubUserFault,
} from './subUser.ts';
export { checkUserChange, fieldOutOfReach, raisesVersion, type UserChangeFault } from './userChange.ts';
export {
  managerChoiceQuery,
  USER_SEARCH_KEYS,
  userListQuery,
  type UserPageRequest,
  type UserSearchKey,
} from './userQuery.ts';
export {
  readUserSheet,
  USER_SHEET_COLUMNS,
  USER_SHEET_LIMIT,
  type UserSheetField,
  type UserSheetRow,
} from './userSheet.ts';
