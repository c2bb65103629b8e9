import { isLanguage, languageOf, type AccessDecision, type Language } from '@remote-console/domain';
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

/** The page that a signed-in person starts from. */
export const startHref = (lang: Language): string => hrefOf('deviceAll', { lang, groupPk: ALL_DEVICES });

/** An address in a language that we do not speak leads to the Korean root. */
export function guardLanguage(prefix: string | undefined): GuardDecision {
  return isLanguage(prefix) ? OPEN : { kind: 'redirect', to: hrefOf('language', { lang: languageOf(prefix) }) };
}

/** A page in the frame is for people who signed in; a visitor is sent to the root, which leads to login. */
export function guardFrame(isSignedIn: boolean, lang: Language): GuardDecision {
  return isSignedIn ? OPEN : { kind: 'redirect', to: hrefOf('language', { lang }) };
}

/** The login page is for visitors; a signed-in person goes on to the page that was wanted before, or to all devices. */
export function guardLogin(
  isSignedIn: boolean,
  lang: Language,
  wanted: Parameters<typeof hrefInLanguage>[1] | null = null,
): GuardDecision {
  if (!isSignedIn) return OPEN;
  return { kind: 'redirect', to: wanted ? hrefInLanguage(lang, wanted) : startHref(lang) };
}

/** The root of a language leads on: to login, or for a signed-in person to all devices. */
export function guardRoot(isSignedIn: boolean, lang: Language): GuardDecision {
  return { kind: 'redirect', to: isSignedIn ? startHref(lang) : hrefOf('login', { lang }) };
}
