import { describe, expect, it } from 'vitest';
import { demandedProof, missingProof, proofOfLogin, writtenFields } from './ownerProof.ts';

const NO_CODES = { flag_use_otp: 0, flag_create_qrcode: 0 };
const NOT_REGISTERED = { flag_use_otp: 1, flag_create_qrcode: 0 };
const REGISTERED = { flag_use_otp: 1, flag_create_qrcode: 1 };

describe("the proof that a change of one's own account requires", () => {
  it.each([[{ pw: 'Fresh!2345' }], [{ email: '' }], [{ flag_use_otp: 0 }], [{ flag_create_qrcode: 0 }]])(
    'is what a login takes for %o',
    (change) => {
      expect(demandedProof(change, NO_CODES)).toBe('password');
      expect(demandedProof(change, NOT_REGISTERED)).toBe('password');
      expect(demandedProof(change, REGISTERED)).toBe('password_and_code');
    },
  );

  it('is nothing for every other field, and for a field without a value', () => {
    for (const change of [{ name: 'Uma' }, { lang_code: 'ja' }, { time_zone_id: 1 }, { pw: undefined }, {}]) {
      expect(demandedProof(change, REGISTERED)).toBe('nothing');
    }
  });

  it('takes a code only once an authenticator is registered', () => {
    expect(proofOfLogin({})).toBe('password');
    expect(proofOfLogin({ flag_use_otp: 0, flag_create_qrcode: 1 })).toBe('password');
    expect(proofOfLogin(REGISTERED)).toBe('password_and_code');
  });

  it.each([
    ['nothing', {}, null],
    ['password', {}, 'origin_pw'],
    ['password', { origin_pw: '' }, 'origin_pw'],
    ['password', { origin_pw: 'a' }, null],
    ['password_and_code', { code: '123456' }, 'origin_pw'],
    ['password_and_code', { origin_pw: 'a' }, 'code'],
    ['password_and_code', { origin_pw: 'a', code: '12345' }, 'code'],
    ['password_and_code', { origin_pw: 'a', code: '123456' }, null],
  ] as const)('%s with %o lacks %s', (demanded, given, field) => {
    expect(missingProof(demanded, given)?.field ?? null).toBe(field);
  });

  it('is no field of the change itself', () => {
    expect(writtenFields({ pw: 'a', origin_pw: 'b', code: '123456', version: 1, name: undefined })).toEqual(['pw']);
  });
});
