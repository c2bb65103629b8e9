import type { RuleMessage } from '../messages/index.ts';
import { isCompleteCode } from './oneTimeCode.ts';

/** The fields of a person with which whoever found an open session could take the account over. */
const GUARDED_FIELDS: readonly string[] = ['password', 'email', 'usesOneTimeCodes', 'hasAuthenticator'];

/** The fields that come with a change and are none of its own: what was seen, and what proves the owner. */
const COMPANION_FIELDS: readonly string[] = ['version', 'currentPassword', 'code'];

/** What shows that the owner of the account makes a change, and not only someone at an open session. */
export type OwnerProof = 'nothing' | 'password' | 'password_and_code';

/** Whether the login of a person asks for one-time codes, and whether an authenticator is registered. */
export interface CodeUse {
  readonly usesOneTimeCodes?: boolean | undefined;
  readonly hasAuthenticator?: boolean | undefined;
}

/** What a person gives as proof: the present password, and a one-time code. */
export interface GivenProof {
  readonly currentPassword?: string;
  readonly code?: string;
}

/** Why a proof is refused. */
export interface ProofFault {
  readonly error: Extract<RuleMessage, 'check_current_password' | 'invalid_otp'>;
  readonly field: keyof GivenProof;
}

/** A proof whose password does not match (C-PASSWORD-22). */
export const WRONG_PASSWORD: ProofFault = { error: 'check_current_password', field: 'currentPassword' };

/** A proof whose one-time code does not match. */
export const WRONG_CODE: ProofFault = { error: 'invalid_otp', field: 'code' };

const isGiven = ([, value]: readonly [string, unknown]) => value !== undefined;

/** The fields that a change of a person writes. */
export const writtenFields = (change: object): readonly string[] =>
  Object.entries(change)
    .filter(isGiven)
    .map(([field]) => field)
    .filter((field) => !COMPANION_FIELDS.includes(field));

/** What the login of a person takes: the password, and a code once an authenticator is registered. */
export const proofOfLogin = ({ usesOneTimeCodes, hasAuthenticator }: CodeUse): Exclude<OwnerProof, 'nothing'> =>
  usesOneTimeCodes === true && hasAuthenticator === true ? 'password_and_code' : 'password';

/** What a change of one's own account requires: password, email and one-time codes take what a login takes. */
export const demandedProof = (change: object, owner: CodeUse): OwnerProof =>
  writtenFields(change).some((field) => GUARDED_FIELDS.includes(field)) ? proofOfLogin(owner) : 'nothing';

/** What is missing of a proof, or null. */
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
