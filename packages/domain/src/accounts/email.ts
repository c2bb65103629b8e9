import type { RuleMessage } from '../messages/index.ts';

/** The longest address that email can carry: RFC 5321 section 4.5.3.1.3, less the angle brackets. */
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/** The characters of RFC 5322 atoms, joined by single dots. Quoted local parts are not supported. */
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Checks an email address: a local part, one @, and a host name of at least two labels, the last of which is not a
 * number. Empty text is rejected too (A-JOIN-21).
 */
export function checkEmail(email: string): Extract<RuleMessage, 'email-invalid'> | null {
  if (email.length > LONGEST_ADDRESS) return 'email-invalid';
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split('.');
  const valid =
    at > 0 &&
    local.length <= LONGEST_LOCAL_PART &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  return valid ? null : 'email-invalid';
}

/** Checks the address entered to find a forgotten ID: required, and well-formed (A-FORGOT-04, A-FORGOT-05). */
export function checkFindIdEmail(email: string): Extract<RuleMessage, 'emile_requirement' | 'email-invalid'> | null {
  return email.trim() === '' ? 'emile_requirement' : checkEmail(email.trim());
}
