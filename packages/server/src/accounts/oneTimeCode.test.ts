import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, type TestServer, openTestServer } from '../testing/testServer.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function sendCode({ app }: TestServer, token: string | undefined, code: string) {
  return (await succeed(app, 'logIn', { body: { type: '3STEP', token, code } })).objects;
}

const codeAt = (time: number) => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: time });

describe('login by one-time code', () => {
  async function withCode(environment: Record<string, string> = {}): Promise<TestServer> {
    const testServer = await openTestServer(environment);
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'otto@alpha.example', { flag_use_otp: 1, otp_secret: SECRET });
    return testServer;
  }

  it('asks for the code and takes it with the token of step 1 [A-LOGIN-15]', async () => {
    const testServer = await withCode();
    const first = await login(testServer, 'otto@alpha.example');
    expect(first).toMatchObject({
      isLogin: 'Fail',
      step1: 'success',
      step2: 'success',
      step3: 'fail',
      qrCodeFlag: 'False',
    });
    const second = await sendCode(testServer, first.token, codeAt(testServer.clock.now));
    expect(second).toMatchObject({ isLogin: 'Success', mgrid: 'otto@alpha.example' });
    expect(second.token).not.toBe(first.token);
    await succeed(testServer.app, 'getOwnProfile', { token: second.token ?? '' });
    testServer.clock.now += 60_000;
    expect(await login(testServer, 'otto@alpha.example')).toMatchObject({ qrCodeFlag: 'True' });
  });

  it('gives the token of step 1 access to nothing [A-OTP-08]', async () => {
    const testServer = await withCode();
    const { token = '' } = await login(testServer, 'otto@alpha.example');
    const path = { devicePk: 1, groupId: 1 };
    for (const id of [
      'getOwnProfile',
      'listDevices',
      'getDevice',
      'getDeviceSummary',
      'listGroups',
      'getGroup',
      'listFavourites',
      'listAudit',
      'streamEvents',
      'logOut',
    ] as const) {
      expect({ id, ...(await refuse(testServer.app, id, { token, path })) }).toEqual({
        id,
        status: 401,
        error: 'login_required',
      });
    }
  });

  it('refuses a wrong code with invalid_otp and takes the right one afterwards [A-OTP-04]', async () => {
    const testServer = await withCode();
    const { token = '' } = await login(testServer, 'otto@alpha.example');
    const right = codeAt(testServer.clock.now);
    const wrong = right === '000000' ? '000001' : '000000';
    const refused = await sendCode(testServer, token, wrong);
    expect(refused).toMatchObject({ isLogin: 'Fail', step3: 'fail', cause: { step3: 'invalid_otp' }, token });
    expect(await sendCode(testServer, token, right)).toMatchObject({ isLogin: 'Success' });
  });

  it('limits wrong codes by the hour over all steps of an account, and right ones not at all', async () => {
    const testServer = await withCode({ LOGIN_LIMIT_PER_ACCOUNT: '3' });
    const wrongCode = () => (codeAt(testServer.clock.now) === '000000' ? '000001' : '000000');
    for (let round = 0; round < 4; round += 1) {
      testServer.clock.now += 60_000;
      const { token } = await login(testServer, 'otto@alpha.example');
      expect(await sendCode(testServer, token, codeAt(testServer.clock.now))).toMatchObject({ isLogin: 'Success' });
    }
    for (let round = 0; round < 3; round += 1) {
      testServer.clock.now += 60_000;
      await sendCode(testServer, (await login(testServer, 'otto@alpha.example')).token, wrongCode());
    }
    testServer.clock.now += 60_000;
    const { token } = await login(testServer, 'otto@alpha.example');
    const body = { type: '3STEP', token, code: codeAt(testServer.clock.now) };
    expect(await refuse(testServer.app, 'logIn', { body })).toMatchObject({ status: 429 });
    testServer.clock.now += 3_600_000;
    const later = await login(testServer, 'otto@alpha.example');
    const right = codeAt(testServer.clock.now);
    expect(await sendCode(testServer, later.token, right)).toMatchObject({ isLogin: 'Success' });
  });

  it('ends the step after five wrong codes', async () => {
    const testServer = await withCode();
    const { token = '' } = await login(testServer, 'otto@alpha.example');
    const right = codeAt(testServer.clock.now);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let round = 0; round < 5; round += 1) await sendCode(testServer, token, wrong);
    expect(await sendCode(testServer, token, right)).toEqual({ isLogin: 'Fail', step1: 'fail' });
  });

  it('never takes a code twice, not even when both tries arrive together', async () => {
    const testServer = await withCode();
    const tokens = [
      (await login(testServer, 'otto@alpha.example')).token,
      (await login(testServer, 'otto@alpha.example')).token,
    ];
    const code = codeAt(testServer.clock.now);
    const results = await Promise.all(tokens.map((token) => sendCode(testServer, token, code)));
    expect(results.filter(({ isLogin }) => isLogin === 'Success')).toHaveLength(1);
    const { token } = await login(testServer, 'otto@alpha.example');
    expect(await sendCode(testServer, token, code)).toMatchObject({ cause: { step3: 'invalid_otp' } });
  });

  it('refuses a code that comes too long after the password', async () => {
    const testServer = await withCode();
    const { token } = await login(testServer, 'otto@alpha.example');
    testServer.clock.now += 10 * 60_000;
    expect(await sendCode(testServer, token, codeAt(testServer.clock.now))).toEqual({ isLogin: 'Fail', step1: 'fail' });
  });
});
