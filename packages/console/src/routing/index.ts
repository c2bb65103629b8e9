export { createBrowserHistory } from './browserHistory.ts';
export { expiredPasswordHref } from './expiredPassword.ts';
export { guardPage } from './guardPage.ts';
export {
  type GuardDecision,
  guardFrame,
  guardLanguage,
  guardLogin,
  guardRoot,
  homeHref,
  type Lack,
  startHref,
} from './guards.ts';
export { createNavigationHistory, type NavigationHistory } from './navigationHistory.ts';
export { useIsShown, useOnward } from './onward.ts';
export { PAGE_ACCESS } from './pageAccess.ts';
export {
  ALL_DEVICES,
  errorCodeOf,
  FAVOURITES,
  hrefInLanguage,
  hrefOf,
  isAddressOf,
  isGroupValue,
  liesWithin,
  PATHS,
  pathWithin,
  type RouteName,
  TEMPORARY,
} from './paths.ts';
export { createRedirectAfterLogin, type RedirectAfterLogin } from './redirectAfterLogin.ts';
export { referrerOf } from './referrer.ts';
export { createUnsavedChanges, type FormGuard, type UnsavedChanges } from './unsavedChanges.ts';
export { useForgetParameter } from './useForgetParameter.ts';
export { useInboxHref } from './useInboxHref.ts';
export { useSignUpUrl } from './useSignUpUrl.ts';
