import type { RuleMessage } from '../messages/index.ts';

/** The form of a login ID: 4 to 38 characters from ASCII letters, digits, and @ . _ - */
export const SIGN_UP_ID = /^[A-Za-z0-9@._-]{4,38}$/;

/** Checks the form of a login ID; whether it is available is up to the server (A-JOIN-08 to A-JOIN-10). */
export function checkId(id: string): Extract<RuleMessage, 'invalid_id'> | null {
  return SIGN_UP_ID.test(id) ? null : 'invalid_id';
}
