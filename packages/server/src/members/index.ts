export { addressRefusal, ipPolicyOf, isAddressListed } from './addressPolicy.ts';
export { companyStore, type CompanyStore, licensesFor } from './companyStore.ts';
export { findDecider, mayDecide, type MemberRow, standardDecider } from './deciders.ts';
export { forAnyone, type VisitorContext, type VisitorOperation } from './forAnyone.ts';
export { forPerson, type PersonCall, type PersonContext, type PersonOperation, storesOfSession } from './forPerson.ts';
export {
  addGroup,
  addGroups,
  addMember,
  FIRST_AGENT_VERSION,
  foundCompany,
  type FoundedCompany,
  type NewCompany,
  type NewGroup,
  type NewMember,
} from './foundCompany.ts';
export { licenseRecord, licensesOf } from './licenseStore.ts';
export { memberKeys } from './memberKeys.ts';
export {
  clearFailures,
  confirmMail,
  countFailure,
  findMember,
  findMemberByLoginId,
  loginIdsOf,
  type Member,
} from './memberStore.ts';
export { openGroups } from './openGroups.ts';
export { BUSY_SECONDS, createPasswordHasher, HasherBusyError, type PasswordHasher } from './passwordHash.ts';
export {
  addressKey,
  countTry,
  forgiveTry,
  HOUR_WINDOW_MS,
  passwordChangeKey,
  pruneRateLimits,
  type RateVerdict,
} from './rateLimit.ts';
export { grantsOf, memberTypeOf, PERMISSION_COLUMNS, roleOf, roleWord, SERVICE_OPERATOR } from './roles.ts';
export { scopeOf } from './scopeOf.ts';
export { AGENT_TOKEN_PREFIX, newToken, tokenHash } from './secrets.ts';
export type { Services } from './services.ts';
export {
  endSession,
  findSession,
  type LiveSession,
  openSession,
  prolongSession,
  pruneSessions,
  sessionStatus,
  type SessionStatus,
} from './sessionStore.ts';
export type { SignedInMember } from './signedIn.ts';
export { sharedByCalls, type StoreAccess } from './storeAccess.ts';
