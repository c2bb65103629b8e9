import {
  isLanguage,
  isOperator,
  languageOf,
  type AccessDecision,
  type Language,
  type RoleSession,
} from '@remote-console/domain';
import { ALL_DEVICES, hrefInLanguage, hrefOf } from './paths.ts';

/** What a person lacks for a page that does not open. */
export type Lack = Exclude<Extract<AccessDecision, { allowed: false }>['error'], 'login_required'>;

/** Whether a page opens, where its visitor goes instead, or which error replaces it. */
export type GuardDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'error'; readonly code: number; readonly lack?: Lack };

/** The page opens. */
export const OPEN: GuardDecision = { kind: 'open' };

/** The page that a person of a company starts from. */
export const startHref = (lang: Language): string => hrefOf('deviceAll', { lang, groupPk: ALL_DEVICES });

/** The page that a signed-in person starts from: whoever operates the service has a place of their own. */
export function homeHref(lang: Language, session: RoleSession | null): string {
  return session && isOperator(session) ? hrefOf('operator-companies', { lang }) : startHref(lang);
}

/** An address in a language that we do not speak leads to the Korean root. */
export function guardLanguage(prefix: string | undefined): GuardDecision {
  return isLanguage(prefix) ? OPEN : { kind: 'redirect', to: hrefOf('language', { lang: languageOf(prefix) }) };
}

/** A page in the frame is for people who signed in; a visitor is sent to the root, which leads to login. */
export function guardFrame(isSignedIn: boolean, lang: Language): GuardDecision {
  return isSignedIn ? OPEN : { kind: 'redirect', to: hrefOf('language', { lang }) };
}

/** The login page is for visitors; a signed-in person goes on to the page that was wanted before, or to their first one. */
export function guardLogin(
  isSignedIn: boolean,
  lang: Language,
  destination: Parameters<typeof hrefInLanguage>[1] | null = null,
  home: string = startHref(lang),
): GuardDecision {
  if (!isSignedIn) return OPEN;
  return { kind: 'redirect', to: destination ? hrefInLanguage(lang, destination) : home };
}

/** The root of a language leads on: to login, or for a signed-in person to their first page. */
export function guardRoot(isSignedIn: boolean, lang: Language, home: string = startHref(lang)): GuardDecision {
  return { kind: 'redirect', to: isSignedIn ? home : hrefOf('login', { lang }) };
}
