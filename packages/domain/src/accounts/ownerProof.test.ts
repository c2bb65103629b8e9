import { describe, expect, it } from 'vitest';
import { demandedProof, missingProof, proofOfLogin, writtenFields } from './ownerProof.ts';

const NO_CODES = { usesOneTimeCodes: false, hasAuthenticator: false };
const NOT_REGISTERED = { usesOneTimeCodes: true, hasAuthenticator: false };
const REGISTERED = { usesOneTimeCodes: true, hasAuthenticator: true };

describe("the proof that a change of one's own account requires", () => {
  it.each([
    [{ password: 'Fresh!2345' }],
    [{ email: '' }],
    [{ usesOneTimeCodes: false }],
    [{ hasAuthenticator: false }],
  ])('is what a login takes for %o', (change) => {
    expect(demandedProof(change, NO_CODES)).toBe('password');
    expect(demandedProof(change, NOT_REGISTERED)).toBe('password');
    expect(demandedProof(change, REGISTERED)).toBe('password_and_code');
  });

  it('is nothing for every other field, and for a field without a value', () => {
    for (const change of [{ name: 'Uma' }, { language: 'ja' }, { timeZoneId: 1 }, { password: undefined }, {}]) {
      expect(demandedProof(change, REGISTERED)).toBe('nothing');
    }
  });

  it('takes a code only once an authenticator is registered', () => {
    expect(proofOfLogin({})).toBe('password');
    expect(proofOfLogin({ usesOneTimeCodes: false, hasAuthenticator: true })).toBe('password');
    expect(proofOfLogin(REGISTERED)).toBe('password_and_code');
  });

  it.each([
    ['nothing', {}, null],
    ['password', {}, 'currentPassword'],
    ['password', { currentPassword: '' }, 'currentPassword'],
    ['password', { currentPassword: 'a' }, null],
    ['password_and_code', { code: '123456' }, 'currentPassword'],
    ['password_and_code', { currentPassword: 'a' }, 'code'],
    ['password_and_code', { currentPassword: 'a', code: '12345' }, 'code'],
    ['password_and_code', { currentPassword: 'a', code: '123456' }, null],
  ] as const)('%s with %o lacks %s', (demanded, given, field) => {
    expect(missingProof(demanded, given)?.field ?? null).toBe(field);
  });

  it('is no field of the change itself', () => {
    expect(writtenFields({ password: 'a', currentPassword: 'b', code: '123456', version: 1, name: undefined })).toEqual(
      ['password'],
    );
  });
});
