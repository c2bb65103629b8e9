import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkNewPassword,
  checkPassword,
  checkResetPassword,
  checkSignUpPassword,
  isPasswordExpired,
  SPECIAL_CHARACTERS,
  type PasswordLevel,
} from './password.ts';

const REFUSED = 'password_requirement';
const ofLength = (length: number) => 'Aa1!'.padEnd(length, 'x').slice(0, length);

/** Passwords that mix classes often enough to hit every boundary. */
const anyPassword = fc.string({
  unit: fc.constantFrom(...'abzABZ019#?!@$%^&*-~+_ \t', '가', 'あ', '😀'),
  maxLength: 15,
});

const LEVELS: readonly PasswordLevel[] = [0, 1, 2, 3];
const characters = (password: string) => [...password].length;
const hasAny = (password: string, wanted: string) => [...password].some((character) => wanted.includes(character));
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';

describe('password levels', () => {
  it('0 accepts any characters with a length of 4 to 12 [A-PWLEVEL-01] [C-PASSWORD-13]', () => {
    fc.assert(
      fc.property(anyPassword, (password) => {
        const length = characters(password);
        expect(checkPassword(0, password)).toBe(length >= 4 && length <= 12 ? null : REFUSED);
      }),
    );
    for (const [length, message] of [
      [3, REFUSED],
      [4, null],
      [12, null],
      [13, REFUSED],
    ] as const) {
      expect(checkPassword(0, 'x'.repeat(length))).toBe(message);
    }
  });

  it('1 requires letters and digits with a length of 6 to 12 [A-PWLEVEL-02] [C-PASSWORD-14]', () => {
    const table = {
      abc12: REFUSED,
      abc123: null,
      abcdefghij12: null,
      abcdefghijk12: REFUSED,
      abcdef: REFUSED,
      123456: REFUSED,
      'abc 123': REFUSED,
      'abc-123': null,
    };
    for (const [password, message] of Object.entries(table)) expect(checkPassword(1, password)).toBe(message);
  });

  it('2 requires letters, digits and special characters with a length of 8 to 12 [A-PWLEVEL-03] [C-PASSWORD-15]', () => {
    const table = {
      'abc123!': REFUSED,
      'abcd123!': null,
      'abcdefgh123!': null,
      'abcdefghi123!': REFUSED,
      'abcdefg!': REFUSED,
      '1234567!': REFUSED,
      abcd1234: REFUSED,
      'abcd123+': REFUSED,
      'abc 123!': REFUSED,
    };
    for (const [password, message] of Object.entries(table)) expect(checkPassword(2, password)).toBe(message);
  });

  it('3 requires upper and lower case, digits and special characters with a length of 8 to 12 [A-PWLEVEL-04] [C-PASSWORD-16]', () => {
    const table = {
      'Abc123!': REFUSED,
      'Abcd123!': null,
      'Abcdefgh123!': null,
      'Abcdefghi123!': REFUSED,
      'abcd123!': REFUSED,
      'ABCD123!': REFUSED,
      'Abcdefg!': REFUSED,
      Abcd1234: REFUSED,
    };
    for (const [password, message] of Object.entries(table)) expect(checkPassword(3, password)).toBe(message);
  });

  it('accept at every level what a stricter one accepts', () => {
    fc.assert(
      fc.property(anyPassword, fc.constantFrom(...LEVELS), fc.constantFrom(...LEVELS), (password, a, b) => {
        const [loose, strict] = a < b ? [a, b] : [b, a];
        expect(checkPassword(strict, password) !== null || checkPassword(loose, password) === null).toBe(true);
      }),
    );
  });
});

describe('a sign-up password', () => {
  it('shorter than 8 or longer than 12 characters is refused with password_requirement [A-JOIN-13]', () => {
    expect([7, 8, 12, 13].map((length) => checkSignUpPassword(ofLength(length)))).toEqual([
      REFUSED,
      null,
      null,
      REFUSED,
    ]);
  });

  it('without a letter is refused with password_requirement [A-JOIN-14]', () => {
    expect(checkSignUpPassword('1234567!')).toBe(REFUSED);
  });

  it('without a digit is refused with password_requirement [A-JOIN-15]', () => {
    expect(checkSignUpPassword('abcdefg!')).toBe(REFUSED);
  });

  it('without a special character is refused with password_requirement [A-JOIN-16]', () => {
    expect(checkSignUpPassword('abcd1234')).toBe(REFUSED);
    expect(checkSignUpPassword('abcd123가')).toBe(REFUSED);
    for (const special of ['!', '~', '+', '_', '"', '\\', '€', '、']) {
      expect(checkSignUpPassword(`abcd123${special}`)).toBeNull();
    }
  });

  it('with whitespace is refused with password_requirement, and nothing is trimmed [A-JOIN-17]', () => {
    for (const space of [' ', '\t', '\n', '\u00a0', '\u3000']) {
      expect(checkSignUpPassword(`abc1!${space}xyz`)).toBe(REFUSED);
      expect(checkSignUpPassword(`abcd123!${space}`)).toBe(REFUSED);
      expect(checkSignUpPassword(`${space}abcd123!`)).toBe(REFUSED);
    }
  });

  it('without an uppercase letter is accepted when all sign-up rules hold [A-JOIN-18]', () => {
    expect(checkSignUpPassword('demo!2345')).toBeNull();
  });
});

describe('a new password', () => {
  const lengths = [7, 8, 12, 13].map((length) => checkResetPassword(ofLength(length)));
  it('has 8 to 12 characters, else password_requirement [A-RESET-04] [C-PASSWORD-05]', () => {
    expect(lengths).toEqual([REFUSED, null, null, REFUSED]);
  });

  it('needs an uppercase letter [A-RESET-05] [C-PASSWORD-06]', () => {
    expect(checkResetPassword('abcd123!')).toBe(REFUSED);
    expect(checkResetPassword('Abcd123!')).toBeNull();
  });

  it('needs a lowercase letter [A-RESET-06] [C-PASSWORD-07]', () => {
    expect(checkResetPassword('ABCD123!')).toBe(REFUSED);
    expect(checkResetPassword('ABCd123!')).toBeNull();
  });

  it('needs a digit [A-RESET-07] [C-PASSWORD-08]', () => {
    expect(checkResetPassword('Abcdefg!')).toBe(REFUSED);
    expect(checkResetPassword('Abcdef1!')).toBeNull();
  });

  it('needs one of # ? ! @ $ % ^ & * - [A-RESET-08] [C-PASSWORD-09]', () => {
    expect([...SPECIAL_CHARACTERS]).toEqual(['#', '?', '!', '@', '$', '%', '^', '&', '*', '-']);
    for (const special of SPECIAL_CHARACTERS) expect(checkResetPassword(`Abcd123${special}`)).toBeNull();
    for (const other of ['~', '+', '_', '.', '(', '1', 'x'])
      expect(checkResetPassword(`Abcd123${other}`)).toBe(REFUSED);
    expect(checkResetPassword('Abcd123+!')).toBeNull();
  });

  it('is trimmed before it is checked [C-PASSWORD-11]', () => {
    expect(checkResetPassword('  Abcd123!\t')).toBeNull();
    expect(checkResetPassword(' Abc12! ')).toBe(REFUSED);
  });

  it('that differs from its confirmation gives password_confirm [A-RESET-09]', () => {
    expect(checkNewPassword('Abcd123!', 'Abcd123?')).toBe('password_confirm');
    expect(checkNewPassword('Abcd123!', 'Abcd123!')).toBeNull();
    expect(checkNewPassword(' Abcd123!', 'Abcd123!  ')).toBeNull();
  });

  it('has its format checked before its confirmation [A-RESET-11]', () => {
    expect(checkNewPassword('abc', 'abd')).toBe(REFUSED);
    expect(checkNewPassword('abc', 'abc')).toBe(REFUSED);
  });

  it('is accepted exactly when every demand is met, whatever the characters', () => {
    fc.assert(
      fc.property(anyPassword, (typed) => {
        const password = typed.trim();
        const met =
          characters(password) >= 8 &&
          characters(password) <= 12 &&
          [LOWER, UPPER, DIGITS, SPECIAL_CHARACTERS].every((wanted) => hasAny(password, wanted)) &&
          !hasAny(password, ' \t');
        expect(checkResetPassword(typed)).toBe(met ? null : REFUSED);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the age of a password', () => {
  const DAY = 86_400_000;

  it('is not used when the maximum is 0 [A-PWLEVEL-07]', () => {
    expect(isPasswordExpired(0, 0, 4000 * DAY)).toBe(false);
  });

  it('expires a password that is older than the maximum, not at the very moment', () => {
    expect(isPasswordExpired(0, 90, 90 * DAY)).toBe(false);
    expect(isPasswordExpired(0, 90, 90 * DAY + 1)).toBe(true);
  });
});
