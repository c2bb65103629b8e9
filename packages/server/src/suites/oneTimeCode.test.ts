import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from './exchange.ts';
import { login } from './loginHelper.ts';
import { addCompany, addPerson, type Bench, openBench } from './world.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function sendCode({ app }: Bench, token: string | undefined, code: string) {
  return (await succeed(app, 'logIn', { body: { type: '3STEP', token, code } })).objects;
}

const codeAt = (time: number) => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: time });

describe('login by one-time code', () => {
  async function withCode(environment: Record<string, string> = {}): Promise<Bench> {
    const bench = await openBench(environment);
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'otto@alpha.example', { flag_use_otp: 1, otp_secret: SECRET });
    return bench;
  }

  it('asks for the code and takes it with the token of step 1 [A-LOGIN-15]', async () => {
    const bench = await withCode();
    const first = await login(bench, 'otto@alpha.example');
    expect(first).toMatchObject({
      isLogin: 'Fail',
      step1: 'success',
      step2: 'success',
      step3: 'fail',
      qrCodeFlag: 'False',
    });
    const second = await sendCode(bench, first.token, codeAt(bench.clock.now));
    expect(second).toMatchObject({ isLogin: 'Success', mgrid: 'otto@alpha.example' });
    expect(second.token).not.toBe(first.token);
    await succeed(bench.app, 'getOwnProfile', { token: second.token ?? '' });
    bench.clock.now += 60_000;
    expect(await login(bench, 'otto@alpha.example')).toMatchObject({ qrCodeFlag: 'True' });
  });

  it('gives the token of step 1 access to nothing [A-OTP-08]', async () => {
    const bench = await withCode();
    const { token = '' } = await login(bench, 'otto@alpha.example');
    const path = { devicePk: 1, groupPk: 1 };
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
      expect({ id, ...(await refuse(bench.app, id, { token, path })) }).toEqual({
        id,
        status: 401,
        error: 'login_required',
      });
    }
  });

  it('refuses a wrong code with invalid_otp and takes the right one afterwards [A-OTP-04]', async () => {
    const bench = await withCode();
    const { token = '' } = await login(bench, 'otto@alpha.example');
    const right = codeAt(bench.clock.now);
    const wrong = right === '000000' ? '000001' : '000000';
    const refused = await sendCode(bench, token, wrong);
    expect(refused).toMatchObject({ isLogin: 'Fail', step3: 'fail', cause: { step3: 'invalid_otp' }, token });
    expect(await sendCode(bench, token, right)).toMatchObject({ isLogin: 'Success' });
  });

  it('limits wrong codes by the hour over all steps of an account, and right ones not at all', async () => {
    const bench = await withCode({ LOGIN_LIMIT_PER_ACCOUNT: '3' });
    const wrongCode = () => (codeAt(bench.clock.now) === '000000' ? '000001' : '000000');
    for (let round = 0; round < 4; round += 1) {
      bench.clock.now += 60_000;
      const { token } = await login(bench, 'otto@alpha.example');
      expect(await sendCode(bench, token, codeAt(bench.clock.now))).toMatchObject({ isLogin: 'Success' });
    }
    for (let round = 0; round < 3; round += 1) {
      bench.clock.now += 60_000;
      await sendCode(bench, (await login(bench, 'otto@alpha.example')).token, wrongCode());
    }
    bench.clock.now += 60_000;
    const { token } = await login(bench, 'otto@alpha.example');
    const body = { type: '3STEP', token, code: codeAt(bench.clock.now) };
    expect(await refuse(bench.app, 'logIn', { body })).toMatchObject({ status: 429 });
    bench.clock.now += 3_600_000;
    const later = await login(bench, 'otto@alpha.example');
    const right = codeAt(bench.clock.now);
    expect(await sendCode(bench, later.token, right)).toMatchObject({ isLogin: 'Success' });
  });

  it('ends the step after five wrong codes', async () => {
    const bench = await withCode();
    const { token = '' } = await login(bench, 'otto@alpha.example');
    const right = codeAt(bench.clock.now);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let round = 0; round < 5; round += 1) await sendCode(bench, token, wrong);
    expect(await sendCode(bench, token, right)).toEqual({ isLogin: 'Fail', step1: 'fail' });
  });

  it('never takes a code twice, not even when both tries arrive together', async () => {
    const bench = await withCode();
    const tokens = [(await login(bench, 'otto@alpha.example')).token, (await login(bench, 'otto@alpha.example')).token];
    const code = codeAt(bench.clock.now);
    const results = await Promise.all(tokens.map((token) => sendCode(bench, token, code)));
    expect(results.filter(({ isLogin }) => isLogin === 'Success')).toHaveLength(1);
    const { token } = await login(bench, 'otto@alpha.example');
    expect(await sendCode(bench, token, code)).toMatchObject({ cause: { step3: 'invalid_otp' } });
  });

  it('refuses a code that comes too long after the password', async () => {
    const bench = await withCode();
    const { token } = await login(bench, 'otto@alpha.example');
    bench.clock.now += 10 * 60_000;
    expect(await sendCode(bench, token, codeAt(bench.clock.now))).toEqual({ isLogin: 'Fail', step1: 'fail' });
  });
});
