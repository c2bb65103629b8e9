import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { refuse } from '../testing/exchange.ts';
import { ADA, NEW_PASSWORD, openRecoveryFixture, resetPw } from '../testing/recoveryFixture.ts';
import { PASSWORD, sessionOf } from '../testing/testServer.ts';
import { login } from '../testing/login.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const FORCED = { type: 'force_set', mgrid: ADA, origin_pw: PASSWORD, pw: NEW_PASSWORD };

const codeAt = (time: number) => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: time });

/** Ada, whose authenticator is registered unless the test says otherwise. */
async function withCodes(member: object = {}) {
  const testServer = await openRecoveryFixture();
  const codes = { flag_use_otp: 1, flag_create_qrcode: 1, otp_secret: SECRET, ...member } as const;
  await testServer.database.query.updateTable('members').set(codes).execute();
  return testServer;
}

describe('a password that is set by the present one, where the login takes a one-time code', () => {
  it('takes a code too, and without it nothing changes and no session ends', async () => {
    const testServer = await withCodes();
    const before = await testServer.database.query.selectFrom('members').selectAll().executeTakeFirstOrThrow();
    await sessionOf(testServer, testServer.ada);
    expect(await resetPw(testServer, FORCED)).toBe('code_wanted');
    expect(await resetPw(testServer, { ...FORCED, code: '000000' })).toBe('invalid_otp');
    expect(await testServer.database.query.selectFrom('members').selectAll().executeTakeFirst()).toEqual(before);
    expect(await testServer.database.query.selectFrom('sessions').select('pk').execute()).toHaveLength(1);
    const code = codeAt(testServer.clock.now);
    expect(await resetPw(testServer, { ...FORCED, code })).toBe('Success');
    expect(await login(testServer, ADA, NEW_PASSWORD)).toMatchObject({ step1: 'success' });
    expect(await resetPw(testServer, { ...FORCED, origin_pw: NEW_PASSWORD, pw: PASSWORD, code })).toBe('invalid_otp');
  });

  it('says nothing of codes to whoever does not know the password', async () => {
    const testServer = await withCodes();
    const code = codeAt(testServer.clock.now);
    for (const more of [{}, { code }, { code: '000000' }]) {
      expect(await resetPw(testServer, { ...FORCED, origin_pw: 'Wrong!2345', ...more })).toBe('wrong_password');
    }
  });

  it('counts wrong codes together with those of logins', async () => {
    const testServer = await withCodes();
    for (let tries = 0; tries < testServer.settings.loginLimits.account; tries += 1) {
      expect(await resetPw(testServer, { ...FORCED, code: '000000' })).toBe('invalid_otp');
    }
    const body = { ...FORCED, code: codeAt(testServer.clock.now) };
    expect(await refuse(testServer.app, 'resetPassword', { body })).toMatchObject({ status: 429 });
  });

  it('takes the password alone where no authenticator is registered yet', async () => {
    const testServer = await withCodes({ flag_create_qrcode: 0 });
    expect(await resetPw(testServer, FORCED)).toBe('Success');
  });
});
