import {
  checkAccess,
  isLanguage,
  languageOf,
  type AccessRequirement,
  type Actor,
  type Language,
} from '@remote-console/domain';
import { ALL_DEVICES, hrefs } from './paths.ts';

/** Whether a page opens, where its visitor goes instead, or which error stands in its place. */
export type GuardDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'error'; readonly code: number };

const OPEN: GuardDecision = { kind: 'open' };

/** The page that a signed-in person starts from. */
export const startHref = (lang: Language): string => hrefs.deviceAll({ lang, groupPk: ALL_DEVICES });

/** An address in a language that we do not speak leads to the Korean root. */
export function guardLanguage(prefix: string | undefined): GuardDecision {
  return isLanguage(prefix) ? OPEN : { kind: 'redirect', to: hrefs.language({ lang: languageOf(prefix) }) };
}

/**
 * A page for people who signed in: a visitor is sent to the root in the language of the address, which leads to login;
 * whoever lacks a right sees the error page, as if the page did not exist.
 */
export function guardPage(access: readonly AccessRequirement[], actor: Actor, lang: Language): GuardDecision {
  const decision = checkAccess(access, actor);
  if (decision.allowed) return OPEN;
  return decision.status === 401 ? { kind: 'redirect', to: hrefs.language({ lang }) } : { kind: 'error', code: 404 };
}

/** The login page is for visitors; a signed-in person goes on to all devices. */
export function guardLogin(actor: Actor, lang: Language): GuardDecision {
  return actor.kind === 'person' ? { kind: 'redirect', to: startHref(lang) } : OPEN;
}

/** The root of a language leads on: to login, or for a signed-in person to all devices. */
export function guardRoot(actor: Actor, lang: Language): GuardDecision {
  return { kind: 'redirect', to: actor.kind === 'person' ? startHref(lang) : hrefs.login({ lang }) };
}
