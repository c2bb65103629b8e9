export { checkEmail, checkFindIdEmail } from './email.ts';
export { stripEmptyMarker } from './emptyMarker.ts';
export { readLoginAnswer, type LoginAnswer, type LoginOutcome, type LoginResult } from './loginAnswer.ts';
export { entranceOf, type LoginEntrance } from './loginEntrance.ts';
export {
  isLoginCause,
  LOGIN_CAUSE_MESSAGES,
  messageOfLoginCause,
  type LoginCause,
  type LoginMessage,
} from './loginCause.ts';
export {
  mailLinkResult,
  readMailLink,
  resetMode,
  type MailLink,
  type MailLinkResult,
  type ResetMode,
} from './mailLinks.ts';
export { digitsOnly, isCompleteCode, ONE_TIME_CODE_LENGTH } from './oneTimeCode.ts';
export {
  demandedProof,
  missingProof,
  proofOfLogin,
  writtenFields,
  WRONG_CODE,
  WRONG_PASSWORD,
  type CodeUse,
  type GivenProof,
  type OwnerProof,
  type ProofFault,
} from './ownerProof.ts';
export {
  checkNewPassword,
  checkPassword,
  checkResetPassword,
  checkSignUpPassword,
  isPasswordExpired,
  PASSWORD_MAX_AGE_DAYS,
  SPECIAL_CHARACTERS,
  type PasswordLevel,
} from './password.ts';
export {
  isRememberAlive,
  isSessionAlive,
  KEPT_PREFERENCES,
  keysClearedByLogout,
  mustClearStorage,
  REMEMBER_LIFETIME_MS,
  SESSION_LIFETIME_MS,
  SESSION_WARNING_MS,
} from './session.ts';
export { idleLifetime, sessionEnding, warningBefore, type SessionEnding, type SessionLimits } from './sessionLimits.ts';
export {
  checkSignUp,
  emptySignUpForm,
  isPasswordConfirmed,
  signUpFaults,
  type SignUpFault,
  type SignUpForm,
  type SignUpSituation,
  type SignUpUse,
} from './signUp.ts';
export { checkId, SIGN_UP_ID } from './signUpId.ts';
export {
  announcesTickets,
  SUMMARY_INTERVAL_BLURRED_MS,
  SUMMARY_INTERVAL_FOCUSED_MS,
  summaryInterval,
  type TicketAnnouncement,
} from './summaryPolling.ts';
