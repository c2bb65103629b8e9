import { demandedProof, missingProof, WRONG_CODE, WRONG_PASSWORD, type GivenProof } from '@remote-console/domain';
import type { Caller } from './callers.ts';
import { refuse } from './refusal.ts';

/** The proof with which everybody of the world confirms to own their account. */
export const WORLD_PROOF = { currentPassword: 'Demo!2345', code: '123456' } as const;

/** Why a change of a person's own account lacks the required proof, or null. */
export function refusedProof(change: GivenProof, caller: Caller) {
  const demanded = demandedProof(change, caller);
  if (demanded === 'nothing') return null;
  const wrongCode = demanded === 'password_and_code' && change.code !== WORLD_PROOF.code ? WRONG_CODE : null;
  const wrong = change.currentPassword === WORLD_PROOF.currentPassword ? wrongCode : WRONG_PASSWORD;
  const fault = missingProof(demanded, change) ?? wrong;
  return fault && refuse(400, fault.error, fault.field);
}
