import { Secret, TOTP, URI } from 'otpauth';
import { toDataURL } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, type TestServer, openTestServer, PASSWORD, sessionOf } from '../testing/testServer.ts';

const OTTO = 'otto@alpha.example';

async function withOtto(member: object = {}, plan: 'Basic' | 'Corporate' = 'Corporate') {
  const testServer = await openTestServer();
  const { companyId } = await addCompany(testServer, 'Alpha', { plan });
  const pk = await addPerson(testServer, companyId, OTTO, member);
  const token = await sessionOf(testServer, pk);
  const change = (body: object) =>
    succeed(testServer.app, 'changeOwnProfile', { token, body: { ...body, origin_pw: PASSWORD } });
  return { ...testServer, pk, token, change };
}

const codeOf = (secret: string, time: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });

async function sendCode({ app }: TestServer, token: string | undefined, code: string) {
  return (await succeed(app, 'logIn', { body: { type: '3STEP', token, code } })).objects;
}

/** Logs in with an authenticator that is set up from what the login shows. */
async function proveAuthenticator(testServer: TestServer): Promise<string> {
  const { token, otp_key = '' } = await login(testServer, OTTO);
  expect(await sendCode(testServer, token, codeOf(otp_key, testServer.clock.now))).toMatchObject({
    isLogin: 'Success',
  });
  testServer.clock.now += 60_000;
  return otp_key;
}

describe('the authenticator of a person', () => {
  it('is set up by a QR image at the first login after the switch, and not shown again once a code was right', async () => {
    const testServer = await withOtto();
    expect(await login(testServer, OTTO)).toMatchObject({ isLogin: 'Success' });
    await testServer.change({ flag_use_otp: 1 });
    const first = await login(testServer, OTTO);
    expect(first).toMatchObject({ isLogin: 'Fail', step3: 'fail', qrCodeFlag: 'False' });
    const uri = new TOTP({ issuer: 'Remote Console', label: OTTO, secret: Secret.fromBase32(first.otp_key ?? '') });
    expect(first.qr_code).toBe(await toDataURL(uri.toString(), { errorCorrectionLevel: 'M', margin: 4, scale: 6 }));
    expect(first.qr_code).toMatch(/^data:image\/png;base64,/);
    const read = URI.parse(uri.toString());
    expect(read).toMatchObject({ issuer: 'Remote Console', label: OTTO, algorithm: 'SHA1', digits: 6, period: 30 });
    expect(read.secret.bytes).toHaveLength(20);

    await proveAuthenticator(testServer);
    const next = await login(testServer, OTTO);
    expect(next).toMatchObject({ qrCodeFlag: 'True' });
    expect(next).not.toHaveProperty('qr_code');
    expect(next).not.toHaveProperty('otp_key');
  });

  it('gets the same secret shown until it has proven to hold it, also at two logins at once', async () => {
    const testServer = await withOtto({ flag_use_otp: 1 });
    const [one, two] = await Promise.all([login(testServer, OTTO), login(testServer, OTTO)]);
    expect(one.otp_key).toBe(two.otp_key);
    expect((await login(testServer, OTTO)).otp_key).toBe(one.otp_key);
    const refused = await sendCode(testServer, one.token, codeOf(one.otp_key ?? '', testServer.clock.now - 600_000));
    expect(refused).toMatchObject({ qrCodeFlag: 'False', otp_key: one.otp_key, cause: { step3: 'invalid_otp' } });
  });

  it('is forgotten by a reset: the next login shows a new one, and the old codes are over', async () => {
    const testServer = await withOtto({ flag_use_otp: 1 });
    const old = await proveAuthenticator(testServer);
    const waiting = await login(testServer, OTTO);
    await testServer.change({ flag_create_qrcode: 0, code: codeOf(old, testServer.clock.now) });
    expect(await sendCode(testServer, waiting.token, codeOf(old, testServer.clock.now))).toMatchObject({
      isLogin: 'Fail',
    });
    const after = await login(testServer, OTTO);
    expect(after.qrCodeFlag).toBe('False');
    expect(after.otp_key).not.toBe(old);
    expect(await sendCode(testServer, after.token, codeOf(old, testServer.clock.now))).toMatchObject({
      isLogin: 'Fail',
    });
    await proveAuthenticator(testServer);
  });

  it('is forgotten too where only the flag was taken back, as by an administrator', async () => {
    const testServer = await withOtto({ flag_use_otp: 1 });
    const old = await proveAuthenticator(testServer);
    const waiting = await login(testServer, OTTO);
    await testServer.database.query.updateTable('members').set({ flag_create_qrcode: 0 }).execute();
    const refused = await sendCode(testServer, waiting.token, codeOf(old, testServer.clock.now));
    expect(refused).toMatchObject({ isLogin: 'Fail', qrCodeFlag: 'False' });
    const after = await login(testServer, OTTO);
    expect(after.otp_key).not.toBe(old);
    await proveAuthenticator(testServer);
  });

  it('is forgotten with the switch, and no code is asked for any more', async () => {
    const testServer = await withOtto({ flag_use_otp: 1 });
    const old = await proveAuthenticator(testServer);
    await testServer.change({ flag_use_otp: 0, code: codeOf(old, testServer.clock.now) });
    expect(await login(testServer, OTTO)).toMatchObject({ isLogin: 'Success' });
    await testServer.change({ flag_use_otp: 1 });
    expect((await login(testServer, OTTO)).otp_key).not.toBe(old);
  });

  it('is a matter of Corporate accounts [A-OTP-09]', async () => {
    const { app, token, database } = await withOtto({}, 'Basic');
    for (const body of [{ flag_use_otp: 1 }, { flag_create_qrcode: 0 }]) {
      expect(await refuse(app, 'changeOwnProfile', { token, body })).toMatchObject({
        status: 403,
        error: 'need_license',
      });
    }
    const member = await database.query.selectFrom('members').select('flag_use_otp').executeTakeFirst();
    expect(member).toEqual({ flag_use_otp: 0 });
  });
});
