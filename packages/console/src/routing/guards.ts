import {
  isLanguage,
  isOperator,
  languageOf,
  type AccessDecision,
  type Language,
  type RoleSession,
} from '@remote-console/domain';
import { ALL_DEVICES, hrefInLanguage, hrefOf } from './paths.ts';

/** What a user lacks for a page that doesn't open. */
export type Lack = Exclude<Extract<AccessDecision, { allowed: false }>['error'], 'login_required'>;

/** Whether a page opens, where its visitor is redirected, or which error replaces it. */
export type GuardDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'error'; readonly code: number; readonly lack?: Lack };

/** The page opens. */
export const OPEN: GuardDecision = { kind: 'open' };

/** The start page of a company's user. */
export const startHref = (lang: Language): string => hrefOf('deviceAll', { lang, groupPk: ALL_DEVICES });

/** The start page of a signed-in user; service operators have their own. */
export function homeHref(lang: Language, session: RoleSession | null): string {
  return session && isOperator(session) ? hrefOf('operator-companies', { lang }) : startHref(lang);
}

/** An address in an unsupported language redirects to the Korean root. */
export function guardLanguage(prefix: string | undefined): GuardDecision {
  return isLanguage(prefix) ? OPEN : { kind: 'redirect', to: hrefOf('language', { lang: languageOf(prefix) }) };
}

/** A page in the frame is for signed-in users; a visitor is sent to the root, which redirects to login. */
export function guardFrame(isSignedIn: boolean, lang: Language): GuardDecision {
  return isSignedIn ? OPEN : { kind: 'redirect', to: hrefOf('language', { lang }) };
}

/** The login page is for visitors; a signed-in user goes on to the page requested before, or to their start page. */
export function guardLogin(
  isSignedIn: boolean,
  lang: Language,
  destination: Parameters<typeof hrefInLanguage>[1] | null = null,
  home: string = startHref(lang),
): GuardDecision {
  if (!isSignedIn) return OPEN;
  return { kind: 'redirect', to: destination ? hrefInLanguage(lang, destination) : home };
}

/** A language's root redirects: to login, or for a signed-in user to their start page. */
export function guardRoot(isSignedIn: boolean, lang: Language, home: string = startHref(lang)): GuardDecision {
  return { kind: 'redirect', to: isSignedIn ? home : hrefOf('login', { lang }) };
}
