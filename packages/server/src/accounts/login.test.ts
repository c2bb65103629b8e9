import { readLoginAnswer } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../testing/companyFixture.ts';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { SETTINGS } from '../testing/functionSettingsForm.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, only, openTestServer, PASSWORD, START } from '../testing/testServer.ts';

const DAY_MS = 86_400_000;

describe('login by password', () => {
  it('takes mail and pw in step 1 and answers Success with a token and the profile [A-LOGIN-11] [A-OTP-05]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example', { name: 'Ada', member_type_id: 2 });
    const result = await login(testServer, 'ada@alpha.example');
    expect(result).toMatchObject({
      isLogin: 'Success',
      step1: 'success',
      step2: 'success',
      step3: 'success',
      user_type: 2,
      mgrid: 'ada@alpha.example',
      profile: { name: 'Ada', type: 'Manager', pay: [{ pay_type: 'Corporate' }] },
    });
    const profile = await succeed(testServer.app, 'getOwnProfile', { token: result.token ?? '' });
    expect(profile.objects).toEqual([result.profile]);
  });

  it('finds the ID whatever its letter case', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'Ada@Alpha.example');
    expect(await login(testServer, 'ada@ALPHA.example')).toMatchObject({
      isLogin: 'Success',
      mgrid: 'Ada@Alpha.example',
    });
  });

  it('answers an unknown ID and a wrong password alike', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { policy: { block_num: 5 } });
    await addPerson(testServer, companyId, 'ada@alpha.example');
    const wrong = await login(testServer, 'ada@alpha.example', 'wrong');
    expect(wrong).toEqual({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'not_matched_user' } });
    expect(await login(testServer, 'nobody@alpha.example', 'wrong')).toEqual(wrong);
  });

  it('takes about as long for an unknown ID as for a wrong password', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example');
    const timeOf = async (mail: string) => {
      const startedAt = performance.now();
      await login(testServer, mail, 'wrong');
      return performance.now() - startedAt;
    };
    const times = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 6; round += 1) {
      times.known = Math.min(times.known, await timeOf('ada@alpha.example'));
      times.unknown = Math.min(times.unknown, await timeOf('nobody@alpha.example'));
    }
    // A lookup without a hash takes less than a tenth of one with it; busy machines get some tolerance.
    expect(times.unknown).toBeGreaterThan(times.known / 5);
  });

  it('counts wrong passwords, and a login that succeeds sets the count back to 0 [A-LOGIN-29]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { policy: { block_num: 3 } });
    const pk = await addPerson(testServer, companyId, 'ada@alpha.example');
    const count = async () =>
      (
        await testServer.database.query
          .selectFrom('members')
          .select('failure_count')
          .where('pk', '=', pk)
          .executeTakeFirstOrThrow()
      ).failure_count;
    await login(testServer, 'ada@alpha.example', 'wrong');
    expect(await count()).toBe(1);
    await login(testServer, 'ada@alpha.example', 'wrong');
    expect(await count()).toBe(2);
    await login(testServer, 'ada@alpha.example');
    expect(await count()).toBe(0);
  });

  it('refuses with failure_limit once the limit is reached, the right password included [A-LOGIN-30]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { policy: { block_num: 2, self_unlock: 1 } });
    await addPerson(testServer, companyId, 'ada@alpha.example');
    await login(testServer, 'ada@alpha.example', 'wrong');
    const locked = {
      isLogin: 'Fail',
      step1: 'fail',
      cause: { step1: 'failure_limit' },
      failure_limit: 2,
      current_failure: 2,
      self_unlock: 1,
    };
    expect(await login(testServer, 'ada@alpha.example', 'wrong')).toEqual(locked);
    const refused = await login(testServer, 'ada@alpha.example');
    expect(refused).toEqual(locked);
    expect(readLoginAnswer({ objects: refused })).toMatchObject({ kind: 'locked', message: 'login_failure_limit' });
  });

  it('answers under objects what the console reads, in each of its outcomes [A-LOGIN-41]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { policy: { block_num: 1, self_unlock: 1 } });
    await addPerson(testServer, companyId, 'ada@alpha.example');
    await addPerson(testServer, companyId, 'una@alpha.example', { mail_verified: 0 });
    await addPerson(testServer, companyId, 'otto@alpha.example', { flag_use_otp: 1 });
    const outcomes = [
      await login(testServer, 'ada@alpha.example'),
      await login(testServer, 'una@alpha.example'),
      await login(testServer, 'otto@alpha.example'),
      await login(testServer, 'ada@alpha.example', 'wrong'),
    ];
    expect(outcomes.map((objects) => readLoginAnswer({ status: 200, objects }).kind)).toEqual([
      'success',
      'verify',
      'code',
      'locked',
    ]);
    const fields = [
      'isLogin',
      'token',
      'user_type',
      'mgrid',
      'step1',
      'step2',
      'step3',
      'cause',
      'failure_limit',
      'current_failure',
      'self_unlock',
      'email',
      'mail',
      'qrCodeFlag',
      'profile',
    ];
    expect([...new Set(outcomes.flatMap((outcome) => Object.keys(outcome)))]).toEqual(expect.arrayContaining(fields));
  });

  it('counts every one of many wrong passwords that arrive together', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { policy: { block_num: 4 } });
    await addPerson(testServer, companyId, 'ada@alpha.example');
    await Promise.all(Array.from({ length: 6 }, () => login(testServer, 'ada@alpha.example', 'wrong')));
    expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ cause: { step1: 'failure_limit' } });
  });

  it('locks nobody where the limit is 0 [A-LOGIN-29]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { policy: { block_num: 0 } });
    await addPerson(testServer, companyId, 'ada@alpha.example');
    for (let round = 0; round < 6; round += 1) await login(testServer, 'ada@alpha.example', 'wrong');
    expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
  });

  it('refuses a password older than the company allows with pw_reject, and not one day earlier [A-PWLEVEL-08]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { policy: { password_change_limit: 30 } });
    await addPerson(testServer, companyId, 'ada@alpha.example');
    testServer.clock.now += 30 * DAY_MS;
    expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
    testServer.clock.now += 1;
    const refused = await login(testServer, 'ada@alpha.example');
    expect(refused).toEqual({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'pw_reject' } });
  });

  it('lets a company allow passwords of up to 365 days, and 0 for any age [C-PASSWORD-23]', async () => {
    const { testServer, app, token, company } = await openCompany();
    await addPerson(testServer, company.companyId, 'ada@alpha.example');
    const save = async (days: number) => {
      const { version } = only((await succeed(app, 'getFunctionSettings', { token })).objects);
      return exchange(app, 'saveFunctionSettings', {
        token,
        body: { ...SETTINGS, password_change_limit: days, version },
      });
    };
    expect((await save(366)).body).toEqual({
      status: 400,
      error: 'invalid_password_change_limit',
      field: 'password_change_limit',
    });
    expect((await save(365)).status).toBe(200);
    testServer.clock.now = START + 365 * DAY_MS + 1;
    expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ cause: { step1: 'pw_reject' } });
    testServer.clock.now = START + 365 * DAY_MS;
    expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
    testServer.clock.now = START;
    expect((await save(0)).status).toBe(200);
    testServer.clock.now = START + 3660 * DAY_MS;
    expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
  });

  it('leaves one record of access, which only who logged in can complete [A-LOGIN-20]', async () => {
    const { testServer, app, token: manager, company } = await openCompany();
    await addPerson(testServer, company.companyId, 'ada@alpha.example');
    const accesses = async () => (await succeed(app, 'listAccessHistory', { token: manager })).objects;
    const body = { browser: 'Chrome 142', dev_os_id: 2, type_id: 1 };

    const failed = await login(testServer, 'ada@alpha.example', 'wrong');
    expect(failed).toMatchObject({ isLogin: 'Fail' });
    expect(failed).not.toHaveProperty('token');
    expect(await refuse(app, 'recordAccess', { body })).toMatchObject({ status: 401, error: 'login_required' });
    const refused = only(await accesses());
    expect(refused).toMatchObject({ mgrid: 'ada@alpha.example', outcome: 'not_matched_user', browser: '' });

    const { token } = await login(testServer, 'ada@alpha.example');
    if (token === undefined) throw new Error('The login gave no token.');
    await succeed(app, 'recordAccess', { token, body });
    const [entry, ...earlier] = await accesses();
    expect(entry).toMatchObject({ mgrid: 'ada@alpha.example', browser: 'Chrome 142', outcome: 'success' });
    expect(earlier).toEqual([refused]);
  });

  it('takes a password of any age where the company sets none [A-PWLEVEL-07]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { policy: { password_change_limit: 0 } });
    await addPerson(testServer, companyId, 'ada@alpha.example');
    testServer.clock.now += 5000 * DAY_MS;
    expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
  });

  it('refuses a deactivated account with the cause inactive, which has its own message [A-LOGIN-34]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example', { flag_active: 0 });
    const refused = await login(testServer, 'ada@alpha.example');
    expect(refused).toEqual({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'inactive' } });
    expect(readLoginAnswer({ objects: refused })).toEqual({ kind: 'failed', message: 'login_failed_cause_inactive' });
    // Only those who know the password learn the state of the account.
    expect(await login(testServer, 'ada@alpha.example', 'wrong')).toMatchObject({
      cause: { step1: 'not_matched_user' },
    });
  });

  it('gives a partner account no session', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'pat@alpha.example', { member_type_id: 7 });
    expect(await login(testServer, 'pat@alpha.example')).toEqual({
      isLogin: 'Fail',
      step1: 'fail',
      cause: { step1: 'partner' },
    });
  });

  it('lets a service operator in from private networks only [A-ROLE-21]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'sue@alpha.example', { member_type_id: 9 });
    for (const inside of ['127.0.0.1', '::1', '10.2.3.4', '::ffff:192.168.0.9']) {
      expect(await login(testServer, 'sue@alpha.example', PASSWORD, inside)).toMatchObject({ isLogin: 'Success' });
    }
    for (const outside of ['203.0.113.9', '2001:db8::1', '']) {
      expect(await login(testServer, 'sue@alpha.example', PASSWORD, outside)).toMatchObject({
        cause: { step1: 'external' },
      });
    }
  });

  it('lets a service operator in through a proxy only where it tells who calls and is believed', async () => {
    const through = async (TRUSTED_PROXIES: string, headers: Record<string, string>) => {
      const testServer = await openTestServer({ TRUSTED_PROXIES });
      const { companyId } = await addCompany(testServer, 'Alpha');
      await addPerson(testServer, companyId, 'sue@alpha.example', { member_type_id: 9 });
      const body = { type: '1STEP', mail: 'sue@alpha.example', pw: PASSWORD };
      const { objects } = await succeed(testServer.app, 'logIn', { body, headers, address: '127.0.0.1' });
      return objects.isLogin === 'Success' ? 'in' : objects.cause?.step1;
    };
    // The proxy of this machine is inside, but its client is not known.
    expect(await through('', { 'x-forwarded-for': '203.0.113.9' })).toBe('external');
    expect(await through('', { 'x-forwarded-for': '10.2.3.4' })).toBe('external');
    expect(await through('', { forwarded: 'for=10.2.3.4' })).toBe('external');
    expect(await through('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe('external');
    expect(await through('127.0.0.1', { 'x-forwarded-for': '10.2.3.4' })).toBe('in');
  });

  it('asks an unverified address to be verified in step 2, and opens no session', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example', { mail: 'ada@mail.example', mail_verified: 0 });
    const result = await login(testServer, 'ada@alpha.example');
    expect(result).toMatchObject({ isLogin: 'Fail', step1: 'success', step2: 'fail', email: 'ada@mail.example' });
    expect(result.cause).toEqual({ step2: 'not_email_auth' });
    expect(result).not.toHaveProperty('token');
  });
});
