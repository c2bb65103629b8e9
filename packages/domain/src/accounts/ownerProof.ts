import type { RuleMessage } from '../messages/index.ts';
import { isCompleteCode } from './oneTimeCode.ts';

/** The user fields with which somebody who found an open session could take over the account. */
const GUARDED_FIELDS: readonly string[] = ['password', 'email', 'usesOneTimeCodes', 'hasAuthenticator'];

/** Fields that accompany a change without being part of it: the version that was read, and the proof of ownership. */
const COMPANION_FIELDS: readonly string[] = ['version', 'currentPassword', 'code'];

/** Proves that the account's owner makes a change, and not just somebody at an open session. */
export type OwnerProof = 'nothing' | 'password' | 'password_and_code';

/** Whether the user's login requires one-time codes, and whether an authenticator is registered. */
export interface CodeUse {
  readonly usesOneTimeCodes?: boolean | undefined;
  readonly hasAuthenticator?: boolean | undefined;
}

/** The proof that a user gives: the current password, and a one-time code. */
export interface GivenProof {
  readonly currentPassword?: string;
  readonly code?: string;
}

/** Why a proof is rejected. */
export interface ProofFault {
  readonly error: Extract<RuleMessage, 'check_current_password' | 'invalid_otp'>;
  readonly field: keyof GivenProof;
}

/** A proof whose password doesn't match (C-PASSWORD-22). */
export const WRONG_PASSWORD: ProofFault = { error: 'check_current_password', field: 'currentPassword' };

/** A proof whose one-time code doesn't match. */
export const WRONG_CODE: ProofFault = { error: 'invalid_otp', field: 'code' };

const isGiven = ([, value]: readonly [string, unknown]) => value !== undefined;

/** The fields that a change of a user writes. */
export const writtenFields = (change: object): readonly string[] =>
  Object.entries(change)
    .filter(isGiven)
    .map(([field]) => field)
    .filter((field) => !COMPANION_FIELDS.includes(field));

/** What the user's login requires: the password, and a code once an authenticator is registered. */
export const proofOfLogin = ({ usesOneTimeCodes, hasAuthenticator }: CodeUse): Exclude<OwnerProof, 'nothing'> =>
  usesOneTimeCodes === true && hasAuthenticator === true ? 'password_and_code' : 'password';

/** What changing one's own account requires: for password, email, and one-time codes, the same as a login. */
export const demandedProof = (change: object, owner: CodeUse): OwnerProof =>
  writtenFields(change).some((field) => GUARDED_FIELDS.includes(field)) ? proofOfLogin(owner) : 'nothing';

/** What a proof lacks, or null. */
export function missingProof(demanded: OwnerProof, { currentPassword = '', code = '' }: GivenProof): ProofFault | null {
  switch (demanded) {
    case 'nothing':
      return null;
    case 'password':
      return currentPassword === '' ? WRONG_PASSWORD : null;
    case 'password_and_code':
      if (currentPassword === '') return WRONG_PASSWORD;
      return isCompleteCode(code) ? null : WRONG_CODE;
  }
}
