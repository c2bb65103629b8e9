import type { RuleMessage } from '../messages/index.ts';
import { countCharacters } from '../text/index.ts';
import { DAY_MS, epochOf, type Moment } from '../time/index.ts';

/** How strict a company's password rules are, from 0 (length only) to 3. */
export type PasswordLevel = 0 | 1 | 2 | 3;

/** The special characters accepted by reset, partner sign-up, and levels 2 and 3. */
export const SPECIAL_CHARACTERS = '#?!@$%^&*-';

/** The longest maximum password age, in days, that a company can set (A-PWLEVEL-06). */
export const PASSWORD_MAX_AGE_DAYS = 365;

type Requirement = Extract<RuleMessage, 'password_requirement'>;

const LETTER = /[A-Za-z]/;
const UPPER = /[A-Z]/;
const LOWER = /[a-z]/;
const DIGIT = /[0-9]/;
const SPECIAL = /[#?!@$%^&*-]/;
const NO_WHITESPACE = /^\S*$/;
/** Printable, and neither letter, digit, nor space; combining marks count as letters. */
const ANY_SPECIAL = /[^\p{L}\p{M}\p{N}\p{Z}\p{C}]/u;

interface PasswordRule {
  readonly shortest: number;
  readonly longest: number;
  /** Patterns that must all match. */
  readonly demands: readonly RegExp[];
}

const STRICT: PasswordRule = { shortest: 8, longest: 12, demands: [UPPER, LOWER, DIGIT, SPECIAL, NO_WHITESPACE] };

const LEVELS: Readonly<Record<PasswordLevel, PasswordRule>> = {
  0: { shortest: 4, longest: 12, demands: [] },
  1: { shortest: 6, longest: 12, demands: [LETTER, DIGIT, NO_WHITESPACE] },
  2: { shortest: 8, longest: 12, demands: [LETTER, DIGIT, SPECIAL, NO_WHITESPACE] },
  3: STRICT,
};

const SIGN_UP: PasswordRule = { shortest: 8, longest: 12, demands: [LETTER, DIGIT, ANY_SPECIAL, NO_WHITESPACE] };

function check(rule: PasswordRule, password: string): Requirement | null {
  const length = countCharacters(password);
  const met =
    length >= rule.shortest && length <= rule.longest && rule.demands.every((demand) => demand.test(password));
  return met ? null : 'password_requirement';
}

/** Checks a password against the level that the company has set (A-PWLEVEL-01 to A-PWLEVEL-04). */
export function checkPassword(level: PasswordLevel, password: string): Requirement | null {
  return check(LEVELS[level], password);
}

/**
 * Checks a sign-up password: 8 to 12 characters with a letter, a digit, and any special character, without whitespace,
 * untrimmed. Upper case is not required (A-JOIN-13 to A-JOIN-18).
 */
export function checkSignUpPassword(password: string): Requirement | null {
  return check(SIGN_UP, password);
}

/**
 * Checks a new password at reset, forced change, or partner sign-up, trimmed: 8 to 12 characters with upper case, lower
 * case, a digit, and one of # ? ! @ $ % ^ & * - ; other characters are allowed as well, whitespace is not.
 */
export function checkResetPassword(password: string): Requirement | null {
  return check(STRICT, password.trim());
}

/** Checks a new password and its confirmation, both trimmed, the format first (A-RESET-09 to A-RESET-11). */
export function checkNewPassword(
  password: string,
  confirmation: string,
): Extract<RuleMessage, 'password_requirement' | 'password_confirm'> | null {
  return checkResetPassword(password) ?? (password.trim() === confirmation.trim() ? null : 'password_confirm');
}

/** Whether a password is older than the company allows; a maximum age of 0 days means no limit. */
export function isPasswordExpired(changedAt: Moment, maxAgeDays: number, now: Moment): boolean {
  return maxAgeDays > 0 && epochOf(now) - epochOf(changedAt) > maxAgeDays * DAY_MS;
}
