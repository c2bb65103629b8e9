import { describe, expect, it } from 'vitest';
import { ADA, askForMail, canLogIn, NEW_PASSWORD, openRecoveryFixture, resetPw } from '../testing/recoveryFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { newestKey, queuedMails } from '../testing/queuedMails.ts';
import {
  addCompany,
  addPerson,
  type TestServer,
  openTestServer,
  only,
  PASSWORD,
  sessionOf,
} from '../testing/testServer.ts';

const DAY_MS = 86_400_000;

describe('find ID', () => {
  const findId = async ({ app }: TestServer, email: string) =>
    (await succeed(app, 'findId', { body: { lang_code: 'ko', email } })).objects;

  it('answers result and the login ID as email [A-API-11] [A-FORGOT-06] [A-FORGOT-07]', async () => {
    const testServer = await openRecoveryFixture();
    expect(await findId(testServer, ' Ada@Mail.example ')).toEqual({ result: 'Success', email: ADA });
  });

  it('names every account of an address, and no deactivated one', async () => {
    const testServer = await openRecoveryFixture();
    const { companyId } = await addCompany(testServer, 'Beta');
    await addPerson(testServer, companyId, 'ada2', { mail: 'ada@mail.example' });
    await addPerson(testServer, companyId, 'ada3', { mail: 'ada@mail.example', flag_active: 0 });
    expect(await findId(testServer, 'ada@mail.example')).toEqual({ result: 'Success', email: `${ADA}, ada2` });
  });

  it('answers not_matched_user where no account has the address [A-FORGOT-08]', async () => {
    const testServer = await openRecoveryFixture();
    expect(await findId(testServer, 'nobody@mail.example')).toEqual({ result: 'not_matched_user', email: '' });
  });

  it.each([
    ['', 'emile_requirement'],
    ['  ', 'emile_requirement'],
    ['ada', 'email-invalid'],
  ])('refuses %j with %s', async (email, error) => {
    const { app } = await openTestServer();
    const body = { lang_code: 'ko', email };
    expect(await refuse(app, 'findId', { body })).toEqual({ status: 400, error, field: 'email' });
  });
});

describe('a password reset by mail', () => {
  it('mails a link by which a new password is set; the old one is over [A-FORGOT-09] [A-FORGOT-10] [A-RESET-12] [A-RESET-19]', async () => {
    const testServer = await openRecoveryFixture();
    expect(await askForMail(testServer, 'send')).toBe('Success');
    const mail = only(await queuedMails(testServer));
    const key = await newestKey(testServer);
    expect(mail.recipient).toBe('ada@mail.example');
    expect(mail.body).toContain(`https://console.example/ko/access/retypepassword?key=${key}`);
    expect(await resetPw(testServer, { type: 'set', key, pw: NEW_PASSWORD })).toBe('Success');
    expect(await canLogIn(testServer, PASSWORD)).toBe(false);
    expect(await canLogIn(testServer, NEW_PASSWORD)).toBe(true);
  });

  it.each([
    { type: 'send', given: 'an address', make: async () => ({ key: ADA, lang_code: 'ko' }) },
    { type: 'unlock', given: 'a locked account', make: async () => ({ key: ADA, lang_code: 'ko' }) },
    {
      type: 'set',
      given: 'the key of a mail',
      make: async (testServer: TestServer) => ({ key: await newestKey(testServer), pw: NEW_PASSWORD }),
      wrong: { key: 'unknown', pw: NEW_PASSWORD },
      failure: 'Fail',
    },
    {
      type: 'force_set',
      given: 'the present password',
      make: async () => ({ mgrid: ADA, origin_pw: PASSWORD, pw: NEW_PASSWORD }),
      wrong: { mgrid: ADA, origin_pw: 'wrong', pw: NEW_PASSWORD },
      failure: 'wrong_password',
    },
  ])('of type $type answers Success for $given, and something else where it fails [A-API-12]', async (one) => {
    const testServer = await openRecoveryFixture({ self_unlock: 1 });
    await askForMail(testServer, 'send');
    if (one.wrong) expect(await resetPw(testServer, { type: one.type, ...one.wrong })).toBe(one.failure);
    expect(await resetPw(testServer, { type: one.type, ...(await one.make(testServer)) })).toBe('Success');
  });

  it('writes the mail in the language asked for', async () => {
    const testServer = await openRecoveryFixture();
    for (const lang_code of ['ko', 'en', 'ja']) await resetPw(testServer, { type: 'send', lang_code, key: ADA });
    expect((await queuedMails(testServer)).map(({ subject }) => subject)).toEqual([
      '[Remote Console] 비밀번호를 재설정해 주세요',
      '[Remote Console] Reset your password',
      '[Remote Console] パスワードの再設定',
    ]);
  });

  it('by the newest link voids the older ones', async () => {
    const testServer = await openRecoveryFixture();
    await askForMail(testServer, 'send');
    const earlier = await newestKey(testServer);
    await askForMail(testServer, 'send');
    expect(await resetPw(testServer, { type: 'set', key: earlier, pw: 'Other!2345' })).toBe('Fail');
    const key = await newestKey(testServer);
    expect(await resetPw(testServer, { type: 'set', key, pw: NEW_PASSWORD })).toBe('Success');
    expect(await canLogIn(testServer, NEW_PASSWORD)).toBe(true);
  });

  it('says whether a key works without using it', async () => {
    const testServer = await openRecoveryFixture();
    expect(await resetPw(testServer, { type: 'check', key: 'unknown' })).toBe('Fail');
    await askForMail(testServer, 'send');
    const key = await newestKey(testServer);
    expect(await resetPw(testServer, { type: 'check', key })).toBe('Success');
    expect(await resetPw(testServer, { type: 'check', key })).toBe('Success');
    expect(await resetPw(testServer, { type: 'set', key, pw: NEW_PASSWORD })).toBe('Success');
    expect(await resetPw(testServer, { type: 'check', key })).toBe('Fail');
  });

  it('takes a key once, for 24 hours, and no unknown one [A-FORGOT-12] [A-RESET-20]', async () => {
    const testServer = await openRecoveryFixture();
    expect(await resetPw(testServer, { type: 'set', key: 'unknown', pw: NEW_PASSWORD })).toBe('Fail');
    await askForMail(testServer, 'send');
    const used = await newestKey(testServer);
    await resetPw(testServer, { type: 'set', key: used, pw: NEW_PASSWORD });
    expect(await resetPw(testServer, { type: 'set', key: used, pw: 'Other!2345' })).toBe('Fail');

    await askForMail(testServer, 'send');
    const late = await newestKey(testServer);
    testServer.clock.now += DAY_MS;
    expect(await resetPw(testServer, { type: 'set', key: late, pw: 'Other!2345' })).toBe('Fail');
    await askForMail(testServer, 'send');
    const inTime = await newestKey(testServer);
    testServer.clock.now += DAY_MS - 1;
    expect(await resetPw(testServer, { type: 'set', key: inTime, pw: 'Third!2345' })).toBe('Success');
    expect(await canLogIn(testServer, 'Third!2345')).toBe(true);
  });

  it('serves one of two who come with the same key at once', async () => {
    const testServer = await openRecoveryFixture();
    await askForMail(testServer, 'send');
    const key = await newestKey(testServer);
    const results = await Promise.all(
      [1, 2].map((number) => resetPw(testServer, { type: 'set', key, pw: `Fresh!234${number}` })),
    );
    expect(results.toSorted()).toEqual(['Fail', 'Success']);
  });

  it('makes the other links worthless, and ends sessions and exchange tokens', async () => {
    const testServer = await openRecoveryFixture();
    await askForMail(testServer, 'send');
    const earlier = await newestKey(testServer);
    await askForMail(testServer, 'send');
    const token = await sessionOf(testServer, testServer.ada);
    const handed = (await succeed(testServer.app, 'createExchangeToken', { token })).objects.token;
    await resetPw(testServer, { type: 'set', key: await newestKey(testServer), pw: NEW_PASSWORD });
    expect(await resetPw(testServer, { type: 'set', key: earlier, pw: 'Other!2345' })).toBe('Fail');
    expect(await refuse(testServer.app, 'getOwnProfile', { token })).toMatchObject({ status: 401 });
    expect(await refuse(testServer.app, 'exchangeToken', { body: { token: handed } })).toMatchObject({ status: 401 });
  });

  it.each([
    ['Ab!2345', 'A-RESET-04'],
    ['Abcdefgh!2345', 'A-RESET-04'],
    ['fresh!2345', 'A-RESET-05'],
    ['FRESH!2345', 'A-RESET-06'],
    ['Fresh!!!!!', 'A-RESET-07'],
    ['Fresh12345', 'A-RESET-08'],
    ['Fresh~12345', 'A-RESET-08'],
  ])('refuses %s with password_requirement, and the key still works [%s]', async (pw) => {
    const testServer = await openRecoveryFixture({ password_level: 0 });
    await askForMail(testServer, 'send');
    const key = await newestKey(testServer);
    const problem = { status: 400, error: 'password_requirement', field: 'pw' };
    expect(await refuse(testServer.app, 'resetPassword', { body: { type: 'set', key, pw } })).toEqual(problem);
    expect(await resetPw(testServer, { type: 'set', key, pw: ` ${NEW_PASSWORD} ` })).toBe('Success');
    expect(await canLogIn(testServer, NEW_PASSWORD)).toBe(true);
  });

  it('answers alike and mails nothing for an unknown ID, a deactivated account and one without an address', async () => {
    const testServer = await openRecoveryFixture({}, { flag_active: 0 });
    const { companyId } = await addCompany(testServer, 'Beta');
    await addPerson(testServer, companyId, 'silent', { mail: '' });
    for (const key of ['nobody', ADA, 'silent']) expect(await askForMail(testServer, 'send', key)).toBe('Success');
    expect(await queuedMails(testServer)).toEqual([]);
  });

  it('takes about as long for an unknown ID as for a known one', async () => {
    const testServer = await openRecoveryFixture();
    for (const key of [ADA, 'nobody']) {
      const startedAt = performance.now();
      await askForMail(testServer, 'send', key);
      expect(performance.now() - startedAt).toBeGreaterThan(95);
    }
  });

  it('stores keys as digests only', async () => {
    const testServer = await openRecoveryFixture();
    await askForMail(testServer, 'send');
    const rows = await testServer.database.query.selectFrom('account_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(await newestKey(testServer));
  });
});
