import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEmail, checkFindIdEmail } from './email.ts';
import { digitsOnly, isCompleteCode, ONE_TIME_CODE_LENGTH } from './oneTimeCode.ts';
import { checkId } from './signUpId.ts';

const ID_CHARACTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@._-'];

describe('an ID', () => {
  it('shorter than 4 characters is refused with invalid_id [A-JOIN-08]', () => {
    for (const id of ['', 'a', 'ab', 'abc']) expect(checkId(id)).toBe('invalid_id');
    expect(checkId('abcd')).toBeNull();
  });

  it('longer than 38 characters is refused with invalid_id [A-JOIN-09]', () => {
    expect(checkId('a'.repeat(39))).toBe('invalid_id');
    expect(checkId('a'.repeat(38))).toBeNull();
  });

  it('with any other character than letters, digits and @ . _ - is refused with invalid_id [A-JOIN-10]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const other = [...text].find((character) => !ID_CHARACTERS.includes(character));
        if (other !== undefined) expect(checkId(`abcd${other}`)).toBe('invalid_id');
      }),
    );
    for (const id of ['ab cd', 'abcd\n', 'ábcd', '가나다라', 'ab+cd', 'ab/cd']) expect(checkId(id)).toBe('invalid_id');
  });

  it('has 4 to 38 characters from letters, digits and @ . _ - [C-ADDUSER-02]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ID_CHARACTERS), maxLength: 60 }), (id) => {
        expect(checkId(id)).toBe(id.length >= 4 && id.length <= 38 ? null : 'invalid_id');
      }),
    );
  });
});

describe('an email address', () => {
  it.each([
    'manager@demo.example',
    'first.last+tag@sub.domain.co.kr',
    "o'hara@example.com",
    'a@b.cd',
    '1@2.example',
    'x_y-z@xn--bcher-kva.example',
  ])('%s is accepted', (email) => {
    expect(checkEmail(email)).toBeNull();
  });

  const malformed = [
    '',
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@b.',
    'a@.b',
    'a@b..c',
    'a..b@c.de',
    '.a@b.cd',
    'a.@b.cd',
    'a b@c.de',
    'a@b c.de',
    'a@b@c.de',
    'a@-b.cd',
    'a@b-.cd',
    'a@b.12',
    'a@127.0.0.1',
    'a@b.cd\n',
    'a@b.cd,e@f.gh',
    `${'a'.repeat(65)}@b.cd`,
    `a@${'b'.repeat(64)}.cd`,
    `a@${'b.'.repeat(130)}cd`,
  ];
  it('that does not match the address pattern is refused with email-invalid [A-JOIN-21]', () => {
    for (const email of malformed) expect([email, checkEmail(email)]).toEqual([email, 'email-invalid']);
  });

  it('is checked in time that grows no faster than its length', () => {
    const hostile = [`${'a.'.repeat(50_000)}@`, `a@${'b-'.repeat(50_000)}`, '@'.repeat(100_000)];
    for (const email of hostile) expect(checkEmail(email)).toBe('email-invalid');
  });

  it('is required to find an ID, and then checked', () => {
    expect(checkFindIdEmail('  ')).toBe('emile_requirement');
    expect(checkFindIdEmail('plain')).toBe('email-invalid');
    expect(checkFindIdEmail(' a@b.cd ')).toBeNull();
  });
});

describe('a one-time code', () => {
  it('keeps digits only, at most 6 of them', () => {
    expect(digitsOnly('12a3 4-5٣6789')).toBe('123456');
    expect(digitsOnly('１２３４５６')).toBe('123456');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => void expect(digitsOnly(typed)).toMatch(/^\d{0,6}$/)),
    );
  });

  it('is exactly 6 digits: no more can be typed [A-OTP-02]', () => {
    expect(ONE_TIME_CODE_LENGTH).toBe(6);
    expect(digitsOnly('1234567')).toBe('123456');
    for (const code of ['', '12345', '1234567', '12345a', ' 12345']) expect(isCompleteCode(code)).toBe(false);
    expect(isCompleteCode('012345')).toBe(true);
  });
});
