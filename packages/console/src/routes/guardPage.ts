import { checkAccess, type AccessRequirement, type Actor, type Language } from '@remote-console/domain';
import { guardFrame, OPEN, type GuardDecision } from './guards.ts';

/**
 * A page with rights of its own: a visitor is sent to login before anything else is looked at; whoever lacks a right sees
 * the error page, as if the page did not exist.
 */
export function guardPage(access: readonly AccessRequirement[], actor: Actor, lang: Language): GuardDecision {
  const decision = checkAccess(access, actor);
  if (decision.allowed) return OPEN;
  return decision.status === 401 ? guardFrame(false, lang) : { kind: 'error', code: 404 };
}
