import { checkAccess, type AccessRequirement, type Actor, type Language } from '@remote-console/domain';
import { guardFrame, OPEN, type GuardDecision } from './guards.ts';

/**
 * A page with its own access rules: a visitor is sent to login before anything else is checked; a user who lacks a
 * permission sees the error page with 404 (C-GUARD-02, C-GUARD-03), which says what is missing.
 */
export function guardPage(access: readonly AccessRequirement[], actor: Actor, lang: Language): GuardDecision {
  const decision = checkAccess(access, actor);
  if (decision.allowed) return OPEN;
  return decision.error === 'login_required'
    ? guardFrame(false, lang)
    : { kind: 'error', code: 404, lack: decision.error };
}
