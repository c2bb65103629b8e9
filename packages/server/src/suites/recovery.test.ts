import { describe, expect, it } from 'vitest';
import { exchange, refuse, succeed } from './exchange.ts';
import { login } from './loginHelper.ts';
import { newestKey, queuedMails } from './queuedMails.ts';
import { addCompany, addPerson, type Bench, openBench, only, PASSWORD, sessionOf } from './world.ts';

const DAY_MS = 86_400_000;
const NEW = 'Fresh!2345';
const ADA = 'ada@alpha.example';

async function withAda(policy: object = {}, member: object = {}): Promise<Bench & { readonly ada: number }> {
  const bench = await openBench({ PUBLIC_URL: 'https://console.example' });
  const { companyPk } = await addCompany(bench, 'Alpha', { policy });
  return { ...bench, ada: await addPerson(bench, companyPk, ADA, { mail: 'ada@mail.example', ...member }) };
}

const resetPw = async ({ app }: Bench, body: object) => (await succeed(app, 'resetPassword', { body })).objects.result;
const sendMail = (bench: Bench, type: 'send' | 'unlock', key = ADA) => resetPw(bench, { type, lang_code: 'ko', key });
const isLoggedIn = async (bench: Bench, pw: string) => (await login(bench, ADA, pw)).isLogin === 'Success';

describe('find ID', () => {
  const findId = async ({ app }: Bench, email: string) =>
    (await succeed(app, 'findId', { body: { lang_code: 'ko', email } })).objects;

  it('answers result and the login ID as email [A-API-11] [A-FORGOT-06] [A-FORGOT-07]', async () => {
    const bench = await withAda();
    expect(await findId(bench, ' Ada@Mail.example ')).toEqual({ result: 'Success', email: ADA });
  });

  it('names every account of an address, and no deactivated one', async () => {
    const bench = await withAda();
    const { companyPk } = await addCompany(bench, 'Beta');
    await addPerson(bench, companyPk, 'ada2', { mail: 'ada@mail.example' });
    await addPerson(bench, companyPk, 'ada3', { mail: 'ada@mail.example', flag_active: 0 });
    expect(await findId(bench, 'ada@mail.example')).toEqual({ result: 'Success', email: `${ADA}, ada2` });
  });

  it('answers not_matched_user where no account has the address [A-FORGOT-08]', async () => {
    const bench = await withAda();
    expect(await findId(bench, 'nobody@mail.example')).toEqual({ result: 'not_matched_user', email: '' });
  });

  it.each([
    ['', 'emile_requirement'],
    ['  ', 'emile_requirement'],
    ['ada', 'email-invalid'],
  ])('refuses %j with %s', async (email, error) => {
    const { app } = await openBench();
    const body = { lang_code: 'ko', email };
    expect(await refuse(app, 'findId', { body })).toEqual({ status: 400, error, field: 'email' });
  });
});

describe('a password reset by mail', () => {
  it('mails a link by which a new password is set; the old one is over [A-API-12] [A-FORGOT-09] [A-FORGOT-10] [A-FORGOT-12] [A-RESET-12] [A-RESET-19]', async () => {
    const bench = await withAda();
    expect(await sendMail(bench, 'send')).toBe('Success');
    const mail = only(await queuedMails(bench));
    const key = await newestKey(bench);
    expect(mail.recipient).toBe('ada@mail.example');
    expect(mail.body).toContain(`https://console.example/ko/access/retypepassword?key=${key}`);
    expect(await resetPw(bench, { type: 'set', key, pw: NEW })).toBe('Success');
    expect(await isLoggedIn(bench, PASSWORD)).toBe(false);
    expect(await isLoggedIn(bench, NEW)).toBe(true);
  });

  it('writes the mail in the language asked for', async () => {
    const bench = await withAda();
    for (const lang_code of ['ko', 'en', 'ja']) await resetPw(bench, { type: 'send', lang_code, key: ADA });
    expect((await queuedMails(bench)).map(({ subject }) => subject)).toEqual([
      '[Remote Console] 비밀번호를 다시 설정해 주세요',
      '[Remote Console] Set a new password',
      '[Remote Console] パスワードの再設定',
    ]);
  });

  it('takes a key once, for 24 hours, and no unknown one [A-FORGOT-12] [A-RESET-20]', async () => {
    const bench = await withAda();
    expect(await resetPw(bench, { type: 'set', key: 'unknown', pw: NEW })).toBe('Fail');
    await sendMail(bench, 'send');
    const used = await newestKey(bench);
    await resetPw(bench, { type: 'set', key: used, pw: NEW });
    expect(await resetPw(bench, { type: 'set', key: used, pw: 'Other!2345' })).toBe('Fail');

    await sendMail(bench, 'send');
    const late = await newestKey(bench);
    bench.clock.now += DAY_MS;
    expect(await resetPw(bench, { type: 'set', key: late, pw: 'Other!2345' })).toBe('Fail');
    await sendMail(bench, 'send');
    const inTime = await newestKey(bench);
    bench.clock.now += DAY_MS - 1;
    expect(await resetPw(bench, { type: 'set', key: inTime, pw: 'Third!2345' })).toBe('Success');
    expect(await isLoggedIn(bench, 'Third!2345')).toBe(true);
  });

  it('serves one of two who come with the same key at once', async () => {
    const bench = await withAda();
    await sendMail(bench, 'send');
    const key = await newestKey(bench);
    const results = await Promise.all(
      [1, 2].map((number) => resetPw(bench, { type: 'set', key, pw: `Fresh!234${number}` })),
    );
    expect(results.toSorted()).toEqual(['Fail', 'Success']);
  });

  it('makes the other links worthless, and ends sessions and exchange tokens', async () => {
    const bench = await withAda();
    await sendMail(bench, 'send');
    const earlier = await newestKey(bench);
    await sendMail(bench, 'send');
    const token = await sessionOf(bench, bench.ada);
    const handed = (await succeed(bench.app, 'createExchangeToken', { token })).objects.token;
    await resetPw(bench, { type: 'set', key: await newestKey(bench), pw: NEW });
    expect(await resetPw(bench, { type: 'set', key: earlier, pw: 'Other!2345' })).toBe('Fail');
    expect(await refuse(bench.app, 'getOwnProfile', { token })).toMatchObject({ status: 401 });
    expect(await refuse(bench.app, 'exchangeToken', { body: { token: handed } })).toMatchObject({ status: 401 });
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
    const bench = await withAda({ password_level: 0 });
    await sendMail(bench, 'send');
    const key = await newestKey(bench);
    const problem = { status: 400, error: 'password_requirement', field: 'pw' };
    expect(await refuse(bench.app, 'resetPassword', { body: { type: 'set', key, pw } })).toEqual(problem);
    expect(await resetPw(bench, { type: 'set', key, pw: ` ${NEW} ` })).toBe('Success');
    expect(await isLoggedIn(bench, NEW)).toBe(true);
  });

  it('answers alike and mails nothing for an unknown ID, a deactivated account and one without an address', async () => {
    const bench = await withAda({}, { flag_active: 0 });
    const { companyPk } = await addCompany(bench, 'Beta');
    await addPerson(bench, companyPk, 'silent', { mail: '' });
    for (const key of ['nobody', ADA, 'silent']) expect(await sendMail(bench, 'send', key)).toBe('Success');
    expect(await queuedMails(bench)).toEqual([]);
  });

  it('takes about as long for an unknown ID as for a known one', async () => {
    const bench = await withAda();
    for (const key of [ADA, 'nobody']) {
      const startedAt = performance.now();
      await sendMail(bench, 'send', key);
      expect(performance.now() - startedAt).toBeGreaterThan(95);
    }
  });

  it('stores keys as digests only', async () => {
    const bench = await withAda();
    await sendMail(bench, 'send');
    const rows = await bench.database.query.selectFrom('account_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(await newestKey(bench));
  });
});

describe('a password change by the present password', () => {
  const forced = (change: object = {}) => ({ type: 'force_set', mgrid: ADA, origin_pw: PASSWORD, pw: NEW, ...change });

  it('is the way out of an expired password [A-RESET-13] [A-RESET-19]', async () => {
    const bench = await withAda({ password_change_limit: 30 });
    bench.clock.now += 31 * DAY_MS;
    expect(await login(bench, ADA)).toMatchObject({ cause: { step1: 'pw_reject' } });
    expect(await resetPw(bench, forced())).toBe('Success');
    expect(await isLoggedIn(bench, PASSWORD)).toBe(false);
    expect(await isLoggedIn(bench, NEW)).toBe(true);
  });

  it('tells a wrong present password, and an unknown ID the same way [A-RESET-18]', async () => {
    const bench = await withAda();
    expect(await resetPw(bench, forced({ origin_pw: 'Wrong!2345' }))).toBe('wrong_password');
    expect(await resetPw(bench, forced({ mgrid: 'nobody' }))).toBe('wrong_password');
    expect(await isLoggedIn(bench, PASSWORD)).toBe(true);
  });

  it('counts wrong passwords as a login does, and refuses a locked account even with the right one', async () => {
    const bench = await withAda({ block_num: 2 });
    for (const _round of [1, 2]) await resetPw(bench, forced({ origin_pw: 'Wrong!2345' }));
    expect(await resetPw(bench, forced())).toBe('Fail');
    expect(await login(bench, ADA)).toMatchObject({ cause: { step1: 'failure_limit' }, current_failure: 2 });
  });

  it('refuses the same password again, a deactivated account, and a password that breaks the rule', async () => {
    const bench = await withAda();
    expect(await resetPw(bench, forced({ pw: PASSWORD }))).toBe('Fail');
    const problem = { status: 400, error: 'password_requirement', field: 'pw' };
    expect(await refuse(bench.app, 'resetPassword', { body: forced({ pw: 'short' }) })).toEqual(problem);
    await bench.database.query.updateTable('members').set({ flag_active: 0 }).execute();
    expect(await resetPw(bench, forced())).toBe('Fail');
  });

  it('is limited like login', async () => {
    const bench = await openBench({ LOGIN_LIMIT_PER_ACCOUNT: '2' });
    for (const _round of [1, 2]) await resetPw(bench, forced());
    expect(await refuse(bench.app, 'resetPassword', { body: forced() })).toMatchObject({ status: 429 });
    expect(await refuse(bench.app, 'logIn', { body: { type: '1STEP', mail: ADA, pw: 'x' } })).toMatchObject({
      status: 429,
    });
  });
});

describe('a locked account', () => {
  async function locked(policy: object): Promise<Bench> {
    const bench = await withAda({ block_num: 2, ...policy });
    for (const _round of [1, 2]) await login(bench, ADA, 'wrong');
    return bench;
  }
  const follow = async ({ app }: Bench, key: string) =>
    (await succeed(app, 'answerMail', { body: { type: 'unlock', key } })).objects.result;

  it('is unlocked once by the link of an unlock mail, and login works again [A-LOGIN-27] [A-LOGIN-28]', async () => {
    const bench = await locked({ self_unlock: 1 });
    expect(await sendMail(bench, 'unlock')).toBe('Success');
    const mail = only(await queuedMails(bench));
    const key = await newestKey(bench);
    expect(mail.body).toContain(`https://console.example/ko/access/auth?type=unlock&key=${key}`);
    expect(await isLoggedIn(bench, PASSWORD)).toBe(false);
    expect(await follow(bench, key)).toBe('success');
    expect(await isLoggedIn(bench, PASSWORD)).toBe(true);
    for (const _round of [1, 2]) await login(bench, ADA, 'wrong');
    expect(await follow(bench, key)).toBe('already');
    expect(await isLoggedIn(bench, PASSWORD)).toBe(false);
  });

  it('is told so with its count and limit, the right password included [A-LOGIN-25]', async () => {
    const bench = await locked({ self_unlock: 0 });
    expect(await login(bench, ADA)).toMatchObject({
      cause: { step1: 'failure_limit' },
      failure_limit: 2,
      current_failure: 2,
      self_unlock: 0,
    });
  });

  it('gets no unlock mail where the company does not allow it, nor does an account that is not locked', async () => {
    const bench = await locked({ self_unlock: 0 });
    expect(await sendMail(bench, 'unlock')).toBe('Success');
    expect(await queuedMails(bench)).toEqual([]);
    const open = await withAda({ block_num: 2, self_unlock: 1 });
    expect(await sendMail(open, 'unlock')).toBe('Success');
    expect(await queuedMails(open)).toEqual([]);
  });

  it('is unlocked by a reset mail exactly where its people may unlock themselves', async () => {
    for (const self_unlock of [0, 1]) {
      const bench = await locked({ self_unlock });
      await sendMail(bench, 'send');
      await resetPw(bench, { type: 'set', key: await newestKey(bench), pw: NEW });
      expect({ self_unlock, isIn: await isLoggedIn(bench, NEW) }).toEqual({ self_unlock, isIn: self_unlock === 1 });
    }
  });

  it('is not unlocked by a key that was mailed for something else', async () => {
    const bench = await locked({ self_unlock: 1 });
    await sendMail(bench, 'send');
    const key = await newestKey(bench);
    expect(await follow(bench, key)).toBe('fail');
    await sendMail(bench, 'unlock');
    const unlocking = await newestKey(bench);
    expect(await resetPw(bench, { type: 'set', key: unlocking, pw: NEW })).toBe('Fail');
    expect(await refuse(bench.app, 'exchangeToken', { body: { token: unlocking } })).toMatchObject({ status: 401 });
  });
});

describe('limits of what visitors may ask for', () => {
  const reset = (key: string) => ({ body: { type: 'send', lang_code: 'ko', key } });

  it('refuse more mails for one ID than are allowed in an hour, whether the ID is known or not', async () => {
    const bench = await openBench({ MAIL_LIMIT_PER_ACCOUNT: '2' });
    for (const key of ['nobody', ADA]) {
      for (const _round of [1, 2]) await succeed(bench.app, 'resetPassword', reset(key));
      const { status, headers } = await exchange(bench.app, 'resetPassword', reset(key));
      expect([status, headers.get('Retry-After')]).toEqual([429, '3600']);
    }
    const again = { type: 'resend', email: 'a@b.example', key: ADA };
    expect(await refuse(bench.app, 'answerMail', { body: again })).toMatchObject({ status: 429 });
    bench.clock.now += 3_600_000;
    await succeed(bench.app, 'resetPassword', reset(ADA));
  });

  it('refuse more mails from one address, and leave other addresses alone', async () => {
    const bench = await openBench({ MAIL_LIMIT_PER_ADDRESS: '2' });
    const from = (key: string, address: string) => ({ ...reset(key), address });
    for (const key of ['one', 'two']) await succeed(bench.app, 'resetPassword', from(key, '198.51.100.7'));
    expect(await refuse(bench.app, 'resetPassword', from('three', '198.51.100.7'))).toMatchObject({ status: 429 });
    await succeed(bench.app, 'resetPassword', from('three', '198.51.100.8'));
  });

  it('refuse more questions about IDs and addresses in a minute, all kinds together', async () => {
    const bench = await openBench({ CHECK_LIMIT_PER_ADDRESS: '2' });
    const check = { query: { timestamp: 1, type: 'mail', value: 'nova' } };
    await succeed(bench.app, 'checkAvailability', check);
    await succeed(bench.app, 'findId', { body: { lang_code: 'ko', email: 'a@b.example' } });
    expect(await refuse(bench.app, 'checkAvailability', check)).toMatchObject({ status: 429 });
    const body = { lang_code: 'ko', email: 'a@b.example' };
    expect(await refuse(bench.app, 'findId', { body })).toMatchObject({ status: 429 });
    bench.clock.now += 60_000;
    await succeed(bench.app, 'checkAvailability', check);
  });

  it('refuse more sign-ups from one address and for one mail address', async () => {
    const form = (number: number, mail: string) => ({
      body: { mgrid: `nova${number}`, pw: NEW, pwConfirm: NEW, mail, name: 'n' },
    });
    const bench = await openBench({ SIGN_UP_LIMIT_PER_ADDRESS: '3', MAIL_LIMIT_PER_ACCOUNT: '2' });
    for (const number of [1, 2]) await succeed(bench.app, 'signUp', form(number, 'a@nova.example'));
    expect(await refuse(bench.app, 'signUp', form(3, 'A@nova.example'))).toMatchObject({ status: 429 });
    expect(await refuse(bench.app, 'signUp', form(4, 'b@nova.example'))).toMatchObject({ status: 429 });
    expect(await queuedMails(bench)).toHaveLength(2);
  });
});
