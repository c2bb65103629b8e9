import { DAY_MS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { pruneAccountKeys } from './accountKeys.ts';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { newestKey, queuedMails } from '../testing/queuedMails.ts';
import { SIGN_UP, signUp } from '../testing/signUp.ts';
import {
  addCompany,
  addEnrolmentToken,
  addPerson,
  type TestServer,
  openTestServer,
  only,
} from '../testing/testServer.ts';

const verify = async ({ app }: TestServer, key: string) =>
  (await succeed(app, 'answerMail', { body: { type: 'auth', key } })).objects.result;

const everything = async ({ database: { query } }: TestServer) => ({
  members: await query.selectFrom('members').selectAll().execute(),
  companies: await query.selectFrom('companies').selectAll().execute(),
  mails: await query.selectFrom('mails').selectAll().execute(),
});

describe('sign-up by POST managers', () => {
  it('founds a company with a Free license of 5 devices for 15 days, and its manager [A-JOIN-30] [A-JOIN-31] [A-JOIN-41]', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    await verify(testServer, await newestKey(testServer));
    const { token = '', profile } = await login(testServer, SIGN_UP.mgrid, SIGN_UP.pw);
    expect(profile).toMatchObject({
      mgrid: SIGN_UP.mgrid,
      mail: SIGN_UP.mail,
      name: '노바',
      phone: '02-555-0100',
      type: 'Manager',
      company_name: 'Nova',
      lang_code: 'en',
      time_zone_id: 33,
      pay: [
        {
          pay_type: 'Free',
          pay_dev_vol: 5,
          pay_start: new Date(testServer.clock.now).toISOString(),
          pay_expire: new Date(testServer.clock.now + 15 * DAY_MS).toISOString(),
        },
      ],
    });
    const { objects: groups } = await succeed(testServer.app, 'listGroups', { token });
    expect(groups.map(({ flag_df_group }) => flag_df_group)).toContain(1);
    const rows = await testServer.database.query.selectFrom('sign_ups').selectAll().execute();
    expect(only(rows)).toMatchObject({
      company_website: 'https://nova.example',
      pcany_user: 'NO',
      subscription: 'a friend',
    });
  });

  it('opens a free trial that covers 5 devices and is over after 15 days [A-CONST-01] [A-CONST-02]', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    await verify(testServer, await newestKey(testServer));
    const { token = '' } = await login(testServer, SIGN_UP.mgrid, SIGN_UP.pw);
    const company = await testServer.database.query
      .selectFrom('device_groups')
      .select(['pk', 'company_fk'])
      .where('flag_df_group', '=', 1)
      .executeTakeFirstOrThrow();
    const enrolment_token = await addEnrolmentToken(testServer, company.company_fk, company.pk);
    const enrol = (number: number) => {
      const guid = `00000000-0000-4000-8000-00000000000${number}`;
      return exchange(testServer.app, 'enrolAgent', {
        body: { enrolment_token, guid, host_name: 'h', dev_os_id: 2, dev_ver: '1', simulated: true },
      });
    };
    for (const number of [1, 2, 3, 4, 5]) expect((await enrol(number)).status).toBe(200);
    expect((await enrol(6)).body).toEqual({ status: 409, error: 'license_volume_exceeded' });

    const isExpired = async (session: string) =>
      only(only((await succeed(testServer.app, 'getOwnProfile', { token: session })).objects).pay).isExpired;
    const founded = testServer.clock.now;
    expect(await isExpired(token)).toBe(false);
    for (const [after, expected] of [
      [15 * DAY_MS, false],
      [15 * DAY_MS + 1, true],
    ] as const) {
      testServer.clock.now = founded + after;
      const { token: session = '' } = await login(testServer, SIGN_UP.mgrid, SIGN_UP.pw);
      expect(await isExpired(session)).toBe(expected);
    }
  });

  it('needs nothing but mgrid, pw, pwConfirm, mail and name; the zone is then 32 and the language Korean [A-JOIN-34]', async () => {
    const testServer = await openTestServer();
    const { mgrid, pw, pwConfirm, mail, name } = SIGN_UP;
    await succeed(testServer.app, 'signUp', { body: { mgrid, pw, pwConfirm, mail, name } });
    await verify(testServer, await newestKey(testServer));
    const { profile } = await login(testServer, mgrid, pw);
    expect(profile).toMatchObject({ time_zone_id: 32, lang_code: 'ko', company_name: '노바' });
  });

  it('lets nobody in before the address is verified by the link of the mail [A-JOIN-42] [A-JOIN-43] [A-VERIFY-14]', async () => {
    const testServer = await openTestServer({ PUBLIC_URL: 'https://console.example' });
    await signUp(testServer);
    const unverified = { isLogin: 'Fail', step1: 'success', step2: 'fail', cause: { step2: 'not_email_auth' } };
    expect(await login(testServer, SIGN_UP.mgrid, SIGN_UP.pw)).toMatchObject(unverified);
    const mail = only(await queuedMails(testServer));
    const key = await newestKey(testServer);
    expect(mail).toMatchObject({
      recipient: SIGN_UP.mail,
      subject: '[Remote Console] Verify your email address',
    });
    expect(mail.body).toContain(`https://console.example/en/access/auth?type=auth&key=${key}`);
    expect(await verify(testServer, key)).toBe('success');
    expect(await login(testServer, SIGN_UP.mgrid, SIGN_UP.pw)).toMatchObject({ isLogin: 'Success' });
  });

  it.each([
    [{ mgrid: 'abc' }, 'invalid_id', 'mgrid', 'A-JOIN-08'],
    [{ mgrid: 'a'.repeat(39) }, 'invalid_id', 'mgrid', 'A-JOIN-09'],
    [{ mgrid: 'nova nova' }, 'invalid_id', 'mgrid', 'A-JOIN-10'],
    [{ mgrid: '관리자관리자' }, 'invalid_id', 'mgrid', 'A-JOIN-10'],
    [{ pw: 'Ab!2345', pwConfirm: 'Ab!2345' }, 'password_requirement', 'pw', 'A-JOIN-13'],
    [{ pw: 'Abcdefgh!2345', pwConfirm: 'Abcdefgh!2345' }, 'password_requirement', 'pw', 'A-JOIN-13'],
    [{ pw: '!2345678', pwConfirm: '!2345678' }, 'password_requirement', 'pw', 'A-JOIN-14'],
    [{ pw: 'Secret!!!', pwConfirm: 'Secret!!!' }, 'password_requirement', 'pw', 'A-JOIN-15'],
    [{ pw: 'Secret2345', pwConfirm: 'Secret2345' }, 'password_requirement', 'pw', 'A-JOIN-16'],
    [{ pw: 'Sec ret!234', pwConfirm: 'Sec ret!234' }, 'password_requirement', 'pw', 'A-JOIN-17'],
    [{ pwConfirm: 'Other!2345' }, 'password_confirm', 'pwConfirm', 'A-JOIN-44'],
    [{ mail: 'nova.example' }, 'email-invalid', 'mail', 'A-JOIN-21'],
    [{ mail: '' }, 'email-invalid', 'mail', 'A-JOIN-21'],
    [{ mail: 'a@x.example, b@x.example' }, 'email-invalid', 'mail', 'A-JOIN-21'],
    [{ name: '' }, 'name_requirement', 'name', 'A-JOIN-22'],
    [{ name: '  ' }, 'name_requirement', 'name', 'A-JOIN-22'],
  ] as const)('refuses %j with %s on %s and stores nothing [%s] [A-JOIN-44]', async (change, error, field, _row) => {
    const testServer = await openTestServer();
    const body = { ...SIGN_UP, ...change };
    expect(await refuse(testServer.app, 'signUp', { body })).toEqual({ status: 400, error, field });
    expect(await everything(testServer)).toEqual({ members: [], companies: [], mails: [] });
  });

  it('takes a password without an upper-case letter [A-JOIN-18]', async () => {
    const testServer = await openTestServer();
    await signUp(testServer, { pw: 'secret!2345', pwConfirm: 'secret!2345' });
    expect((await everything(testServer)).members).toHaveLength(1);
  });

  it('refuses a taken ID with id_exist, whatever its letter case [A-JOIN-12]', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    const before = await everything(testServer);
    const body = { ...SIGN_UP, mgrid: SIGN_UP.mgrid.toUpperCase() };
    expect(await refuse(testServer.app, 'signUp', { body })).toEqual({
      status: 409,
      error: 'id_exist',
      field: 'mgrid',
    });
    expect(await everything(testServer)).toEqual(before);
  });

  it('lets one of several win who want the same ID at the same moment, and leaves nothing of the others', async () => {
    const testServer = await openTestServer();
    const calls = [1, 2, 3, 4].map((number) => ({ body: { ...SIGN_UP, mail: `nova${number}@nova.example` } }));
    const replies = await Promise.all(calls.map((call) => exchange(testServer.app, 'signUp', call)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const stored = await everything(testServer);
    expect([stored.members.length, stored.companies.length, stored.mails.length]).toEqual([1, 1, 1]);
  });

  it('stores the password as a salted hash only, and no call tells it [A-JOIN-45]', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    await signUp(testServer, { mgrid: 'nova2', mail: 'nova2@nova.example' });
    const { members } = await everything(testServer);
    const [first, second] = members.map(({ password_hash }) => password_hash);
    expect(first).toMatch(/^\$argon2id\$/);
    expect(first).not.toBe(second);
    await verify(testServer, await newestKey(testServer));
    const answer = await login(testServer, 'nova2', SIGN_UP.pw);
    const profile = await succeed(testServer.app, 'getOwnProfile', { token: answer.token ?? '' });
    for (const text of [
      JSON.stringify(members),
      JSON.stringify(answer),
      JSON.stringify(profile),
      JSON.stringify(await queuedMails(testServer)),
    ]) {
      expect(text).not.toContain(SIGN_UP.pw);
    }
    expect(JSON.stringify([answer, profile])).not.toMatch(/argon2|password_hash/);
  });

  it('says nothing in its mail that a stranger could have typed but the ID', async () => {
    const testServer = await openTestServer();
    await signUp(testServer, { name: 'Win at https://spam.example', company_name: 'spam.example' });
    expect(JSON.stringify(await queuedMails(testServer))).not.toContain('spam');
  });
});

describe('the check of an ID', () => {
  const check = async ({ app }: TestServer, value: string) =>
    (await succeed(app, 'checkAvailability', { query: { timestamp: 1_762_052_400_000, type: 'mail', value } })).objects;

  it('takes timestamp, type and value and answers available [A-JOIN-11] [A-API-13] [A-API-14] [C-API-10]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'Ada@alpha.example');
    expect(await check(testServer, 'nova')).toEqual({ available: true });
    expect(await check(testServer, 'Ada@alpha.example')).toEqual({ available: false });
    expect(await check(testServer, 'ada@ALPHA.example')).toEqual({ available: false });
  });

  it('refuses an ID of a wrong form, another type and a missing timestamp', async () => {
    const { app } = await openTestServer();
    const query = { timestamp: 1, type: 'mail', value: 'abc' };
    expect(await refuse(app, 'checkAvailability', { query })).toEqual({
      status: 400,
      error: 'invalid_id',
      field: 'value',
    });
    expect(await refuse(app, 'checkAvailability', { query: { ...query, type: 'phone' } })).toMatchObject({
      field: 'type',
    });
    const without = { type: 'mail', value: 'nova' };
    expect(await refuse(app, 'checkAvailability', { query: without })).toMatchObject({
      status: 400,
      field: 'timestamp',
    });
  });
});

describe('the verification by POST auth', () => {
  it('answers success, then already, and fail for a key that never was [A-API-10] [A-VERIFY-03] [A-VERIFY-15]', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    const key = await newestKey(testServer);
    expect(await verify(testServer, `${key}x`)).toBe('fail');
    expect(await verify(testServer, key)).toBe('success');
    expect(await verify(testServer, key)).toBe('already');
    testServer.clock.now += 20 * DAY_MS;
    expect(await verify(testServer, key)).toBe('already');
  });

  it('answers fail for a link that is over, and verifies nothing by it', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    const key = await newestKey(testServer);
    testServer.clock.now += 7 * DAY_MS;
    expect(await verify(testServer, key)).toBe('fail');
    expect(await login(testServer, SIGN_UP.mgrid, SIGN_UP.pw)).toMatchObject({ step2: 'fail' });
  });

  it('remembers a used link for a month after its time, and nothing after that', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    const key = await newestKey(testServer);
    await verify(testServer, key);
    testServer.clock.now += 37 * DAY_MS - 1;
    await pruneAccountKeys(testServer.connection);
    expect(await verify(testServer, key)).toBe('already');
    testServer.clock.now += 1;
    await pruneAccountKeys(testServer.connection);
    expect(await testServer.database.query.selectFrom('account_keys').selectAll().execute()).toEqual([]);
    expect(await verify(testServer, key)).toBe('fail');
  });

  it('verifies no address but the one that the link was mailed to', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    const key = await newestKey(testServer);
    await testServer.database.query.updateTable('members').set({ mail: 'other@nova.example' }).execute();
    expect(await verify(testServer, key)).toBe('fail');
    expect(await login(testServer, SIGN_UP.mgrid, SIGN_UP.pw)).toMatchObject({ step2: 'fail' });
  });

  it('mails another link for type resend with email and key, in the language asked for [A-API-09]', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    const body = { type: 'resend', email: SIGN_UP.mail.toUpperCase(), key: SIGN_UP.mgrid, lang_code: 'ja' };
    expect((await succeed(testServer.app, 'answerMail', { body })).objects).toEqual({ result: 'success' });
    const mails = await queuedMails(testServer);
    expect(mails.map(({ recipient }) => recipient)).toEqual([SIGN_UP.mail, SIGN_UP.mail]);
    expect(mails[1]).toMatchObject({ subject: '[Remote Console] メールアドレスの確認をお願いします' });
    expect(mails[1]?.body).toContain('/ja/access/auth?type=auth&key=');
    expect(await verify(testServer, await newestKey(testServer))).toBe('success');
  });

  it('answers alike and mails nothing for an unknown ID, another address and an account that needs none', async () => {
    const testServer = await openTestServer();
    await signUp(testServer);
    await verify(testServer, await newestKey(testServer));
    await signUp(testServer, { mgrid: 'nova2', mail: 'nova2@nova.example' });
    for (const [key, email] of [
      ['nobody', 'nobody@nova.example'],
      ['nova2', SIGN_UP.mail],
      [SIGN_UP.mgrid, SIGN_UP.mail],
    ]) {
      const answer = await succeed(testServer.app, 'answerMail', { body: { type: 'resend', email, key } });
      expect(answer.objects).toEqual({ result: 'success' });
    }
    expect(await queuedMails(testServer)).toHaveLength(2);
  });
});
