import { readLoginAnswer } from '@remote-console/domain';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { RATE_WINDOW_MS } from '../accounts/rateLimit.ts';
import { exchange, refuse, succeed } from './exchange.ts';
import { addCompany, addPerson, type Bench, openBench, PASSWORD } from './world.ts';

const DAY_MS = 86_400_000;
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function login({ app }: Bench, mail: string, pw: string = PASSWORD, address?: string) {
  const call = { body: { type: '1STEP', mail, pw }, ...(address === undefined ? {} : { address }) };
  return (await succeed(app, 'logIn', call)).objects;
}

async function sendCode({ app }: Bench, token: string | undefined, code: string) {
  return (await succeed(app, 'logIn', { body: { type: '3STEP', token, code } })).objects;
}

const codeAt = (time: number) => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: time });

describe('login by password', () => {
  it('takes mail and pw in step 1 and answers Success with a token and the profile [A-LOGIN-11] [A-OTP-05]', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example', { name: 'Ada', member_type_id: 2 });
    const result = await login(bench, 'ada@alpha.example');
    expect(result).toMatchObject({
      isLogin: 'Success',
      step1: 'success',
      step2: 'success',
      step3: 'success',
      user_type: 2,
      mgrid: 'ada@alpha.example',
      profile: { name: 'Ada', type: 'Manager', pay: [{ pay_type: 'Corporate' }] },
    });
    const profile = await succeed(bench.app, 'getOwnProfile', { token: result.token ?? '' });
    expect(profile.objects).toEqual([result.profile]);
  });

  it('finds the ID whatever its letter case', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'Ada@Alpha.example');
    expect(await login(bench, 'ada@ALPHA.example')).toMatchObject({ isLogin: 'Success', mgrid: 'Ada@Alpha.example' });
  });

  it('answers an unknown ID and a wrong password alike', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha', { policy: { block_num: 5 } });
    await addPerson(bench, companyPk, 'ada@alpha.example');
    const wrong = await login(bench, 'ada@alpha.example', 'wrong');
    expect(wrong).toEqual({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'not_matched_user' } });
    expect(await login(bench, 'nobody@alpha.example', 'wrong')).toEqual(wrong);
  });

  it('takes about as long for an unknown ID as for a wrong password', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example');
    const timeOf = async (mail: string) => {
      const startedAt = performance.now();
      await login(bench, mail, 'wrong');
      return performance.now() - startedAt;
    };
    const times = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 6; round += 1) {
      times.known = Math.min(times.known, await timeOf('ada@alpha.example'));
      times.unknown = Math.min(times.unknown, await timeOf('nobody@alpha.example'));
    }
    // A lookup without a hash takes less than a tenth of one with it; busy machines are given some room.
    expect(times.unknown).toBeGreaterThan(times.known / 5);
  });

  it('counts wrong passwords, and a login that succeeds sets the count back to 0 [A-LOGIN-29]', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha', { policy: { block_num: 3 } });
    const pk = await addPerson(bench, companyPk, 'ada@alpha.example');
    const count = async () =>
      (
        await bench.database.query
          .selectFrom('members')
          .select('failure_count')
          .where('pk', '=', pk)
          .executeTakeFirstOrThrow()
      ).failure_count;
    await login(bench, 'ada@alpha.example', 'wrong');
    expect(await count()).toBe(1);
    await login(bench, 'ada@alpha.example', 'wrong');
    expect(await count()).toBe(2);
    await login(bench, 'ada@alpha.example');
    expect(await count()).toBe(0);
  });

  it('refuses with failure_limit once the limit is reached, the right password included [A-LOGIN-30]', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha', { policy: { block_num: 2, self_unlock: 1 } });
    await addPerson(bench, companyPk, 'ada@alpha.example');
    await login(bench, 'ada@alpha.example', 'wrong');
    const locked = {
      isLogin: 'Fail',
      step1: 'fail',
      cause: { step1: 'failure_limit' },
      failure_limit: 2,
      current_failure: 2,
      self_unlock: 1,
    };
    expect(await login(bench, 'ada@alpha.example', 'wrong')).toEqual(locked);
    const refused = await login(bench, 'ada@alpha.example');
    expect(refused).toEqual(locked);
    expect(readLoginAnswer({ objects: refused })).toMatchObject({ kind: 'locked', message: 'login_failure_limit' });
  });

  it('counts every one of many wrong passwords that arrive together', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha', { policy: { block_num: 4 } });
    await addPerson(bench, companyPk, 'ada@alpha.example');
    await Promise.all(Array.from({ length: 6 }, () => login(bench, 'ada@alpha.example', 'wrong')));
    expect(await login(bench, 'ada@alpha.example')).toMatchObject({ cause: { step1: 'failure_limit' } });
  });

  it('locks nobody where the limit is 0', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha', { policy: { block_num: 0 } });
    await addPerson(bench, companyPk, 'ada@alpha.example');
    for (let round = 0; round < 6; round += 1) await login(bench, 'ada@alpha.example', 'wrong');
    expect(await login(bench, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
  });

  it('refuses a password older than the company allows with pw_reject, and not one day earlier [A-PWLEVEL-08]', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha', { policy: { password_change_limit: 30 } });
    await addPerson(bench, companyPk, 'ada@alpha.example');
    bench.clock.now += 30 * DAY_MS;
    expect(await login(bench, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
    bench.clock.now += 1;
    const refused = await login(bench, 'ada@alpha.example');
    expect(refused).toEqual({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'pw_reject' } });
  });

  it('refuses a deactivated account with the cause inactive', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example', { flag_active: 0 });
    expect(await login(bench, 'ada@alpha.example')).toMatchObject({ isLogin: 'Fail', cause: { step1: 'inactive' } });
    // Only who knows the password learns of the state of the account.
    expect(await login(bench, 'ada@alpha.example', 'wrong')).toMatchObject({ cause: { step1: 'not_matched_user' } });
  });

  it('gives a partner account no session', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'pat@alpha.example', { member_type_id: 7 });
    expect(await login(bench, 'pat@alpha.example')).toEqual({
      isLogin: 'Fail',
      step1: 'fail',
      cause: { step1: 'partner' },
    });
  });

  it('lets a service operator in from private networks only', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'sue@alpha.example', { member_type_id: 9 });
    for (const inside of ['127.0.0.1', '::1', '10.2.3.4', '::ffff:192.168.0.9']) {
      expect(await login(bench, 'sue@alpha.example', PASSWORD, inside)).toMatchObject({ isLogin: 'Success' });
    }
    for (const outside of ['203.0.113.9', '2001:db8::1', '']) {
      expect(await login(bench, 'sue@alpha.example', PASSWORD, outside)).toMatchObject({
        cause: { step1: 'external' },
      });
    }
  });

  it('asks an unverified address to be verified in step 2, and opens no session', async () => {
    const bench = await openBench();
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example', { mail: 'ada@mail.example', mail_verified: 0 });
    const result = await login(bench, 'ada@alpha.example');
    expect(result).toMatchObject({ isLogin: 'Fail', step1: 'success', step2: 'fail', email: 'ada@mail.example' });
    expect(result.cause).toEqual({ step2: 'not_email_auth' });
    expect(result).not.toHaveProperty('token');
  });
});

describe('login by one-time code', () => {
  async function withCode(): Promise<Bench> {
    const bench = await openBench();
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

  it('refuses a wrong code with invalid_otp and takes the right one afterwards', async () => {
    const bench = await withCode();
    const { token = '' } = await login(bench, 'otto@alpha.example');
    const right = codeAt(bench.clock.now);
    const wrong = right === '000000' ? '000001' : '000000';
    const refused = await sendCode(bench, token, wrong);
    expect(refused).toMatchObject({ isLogin: 'Fail', step3: 'fail', cause: { step3: 'invalid_otp' }, token });
    expect(await sendCode(bench, token, right)).toMatchObject({ isLogin: 'Success' });
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

describe('the limit on login tries', () => {
  it('answers 429 with Retry-After to an account that was tried too often, and forgets it after a minute', async () => {
    const bench = await openBench({ LOGIN_LIMIT_PER_ACCOUNT: '3' });
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example');
    const call = (pw: string) => ({ body: { type: '1STEP', mail: 'ada@alpha.example', pw } });
    for (let round = 0; round < 3; round += 1) await succeed(bench.app, 'logIn', call('wrong'));
    const { status, headers, body } = await exchange(bench.app, 'logIn', call(PASSWORD));
    expect({ status, body }).toEqual({ status: 429, body: { status: 429, error: 'too_many_requests' } });
    expect(Number(headers.get('Retry-After'))).toBe(60);
    bench.clock.now += RATE_WINDOW_MS;
    expect(await login(bench, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
  });

  it('limits an address over all accounts, and other addresses not at all', async () => {
    const bench = await openBench({ LOGIN_LIMIT_PER_ADDRESS: '2' });
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example');
    await login(bench, 'one', 'wrong', '198.51.100.7');
    await login(bench, 'two', 'wrong', '198.51.100.7');
    const body = { type: '1STEP', mail: 'ada@alpha.example', pw: PASSWORD };
    expect(await refuse(bench.app, 'logIn', { body, address: '198.51.100.7' })).toMatchObject({ status: 429 });
    expect(await login(bench, 'ada@alpha.example', PASSWORD, '198.51.100.8')).toMatchObject({ isLogin: 'Success' });
  });

  it('does not count logins that succeed', async () => {
    const bench = await openBench({ LOGIN_LIMIT_PER_ACCOUNT: '2', LOGIN_LIMIT_PER_ADDRESS: '2' });
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example');
    for (let round = 0; round < 5; round += 1) {
      expect(await login(bench, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
    }
  });

  it('lets exactly as many of many tries at once through as the limit says', async () => {
    const bench = await openBench({ LOGIN_LIMIT_PER_ACCOUNT: '4' });
    const call = { body: { type: '1STEP', mail: 'nobody', pw: 'wrong' } };
    const replies = await Promise.all(Array.from({ length: 9 }, () => exchange(bench.app, 'logIn', call)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
