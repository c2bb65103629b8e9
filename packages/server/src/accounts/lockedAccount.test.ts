import { describe, expect, it } from 'vitest';
import { ADA, askForMail, canLogIn, NEW_PASSWORD, openRecoveryFixture, resetPw } from '../testing/recoveryFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { newestKey, queuedMails } from '../testing/queuedMails.ts';
import { type TestServer, openTestServer, only, PASSWORD } from '../testing/testServer.ts';

const DAY_MS = 86_400_000;

describe('a password change by the present password', () => {
  const forced = (change: object = {}) => ({
    type: 'force_set',
    mgrid: ADA,
    origin_pw: PASSWORD,
    pw: NEW_PASSWORD,
    ...change,
  });

  it('is the way out of an expired password [A-RESET-13] [A-RESET-19]', async () => {
    const testServer = await openRecoveryFixture({ password_change_limit: 30 });
    testServer.clock.now += 31 * DAY_MS;
    expect(await login(testServer, ADA)).toMatchObject({ cause: { step1: 'pw_reject' } });
    expect(await resetPw(testServer, forced())).toBe('Success');
    expect(await canLogIn(testServer, PASSWORD)).toBe(false);
    expect(await canLogIn(testServer, NEW_PASSWORD)).toBe(true);
  });

  it('tells a wrong present password, and an unknown ID the same way [A-RESET-18]', async () => {
    const testServer = await openRecoveryFixture();
    expect(await resetPw(testServer, forced({ origin_pw: 'Wrong!2345' }))).toBe('wrong_password');
    expect(await resetPw(testServer, forced({ mgrid: 'nobody' }))).toBe('wrong_password');
    expect(await canLogIn(testServer, PASSWORD)).toBe(true);
  });

  it('counts wrong passwords as a login does, and refuses a locked account even with the right one', async () => {
    const testServer = await openRecoveryFixture({ block_num: 2 });
    for (let round = 0; round < 2; round += 1) await resetPw(testServer, forced({ origin_pw: 'Wrong!2345' }));
    expect(await resetPw(testServer, forced())).toBe('Fail');
    expect(await login(testServer, ADA)).toMatchObject({ cause: { step1: 'failure_limit' }, current_failure: 2 });
  });

  it('refuses the same password again, a deactivated account, and a password that breaks the rule', async () => {
    const testServer = await openRecoveryFixture();
    expect(await resetPw(testServer, forced({ pw: PASSWORD }))).toBe('Fail');
    const problem = { status: 400, error: 'password_requirement', field: 'pw' };
    expect(await refuse(testServer.app, 'resetPassword', { body: forced({ pw: 'short' }) })).toEqual(problem);
    await testServer.database.query.updateTable('members').set({ flag_active: 0 }).execute();
    expect(await resetPw(testServer, forced())).toBe('Fail');
  });

  it('is limited like login', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '2' });
    for (let round = 0; round < 2; round += 1) await resetPw(testServer, forced());
    expect(await refuse(testServer.app, 'resetPassword', { body: forced() })).toMatchObject({ status: 429 });
    expect(await refuse(testServer.app, 'logIn', { body: { type: '1STEP', mail: ADA, pw: 'x' } })).toMatchObject({
      status: 429,
    });
  });
});

describe('a locked account', () => {
  async function locked(policy: object): Promise<TestServer> {
    const testServer = await openRecoveryFixture({ block_num: 2, ...policy });
    for (let round = 0; round < 2; round += 1) await login(testServer, ADA, 'wrong');
    return testServer;
  }
  const follow = async ({ app }: TestServer, key: string) =>
    (await succeed(app, 'answerMail', { body: { type: 'unlock', key } })).objects.result;

  it('is unlocked once by the link of an unlock mail, and login works again [A-LOGIN-27] [A-LOGIN-28]', async () => {
    const testServer = await locked({ self_unlock: 1 });
    expect(await askForMail(testServer, 'unlock')).toBe('Success');
    const mail = only(await queuedMails(testServer));
    const key = await newestKey(testServer);
    expect(mail.body).toContain(`https://console.example/ko/access/auth?type=unlock&key=${key}`);
    expect(await canLogIn(testServer, PASSWORD)).toBe(false);
    expect(await follow(testServer, key)).toBe('success');
    expect(await canLogIn(testServer, PASSWORD)).toBe(true);
    for (let round = 0; round < 2; round += 1) await login(testServer, ADA, 'wrong');
    expect(await follow(testServer, key)).toBe('already');
    expect(await canLogIn(testServer, PASSWORD)).toBe(false);
  });

  it('gets a message with its count and limit, the right password included [A-LOGIN-25]', async () => {
    const testServer = await locked({ self_unlock: 0 });
    expect(await login(testServer, ADA)).toMatchObject({
      cause: { step1: 'failure_limit' },
      failure_limit: 2,
      current_failure: 2,
      self_unlock: 0,
    });
  });

  it('gets no unlock mail where the company does not allow it, nor does an account that is not locked', async () => {
    const testServer = await locked({ self_unlock: 0 });
    expect(await askForMail(testServer, 'unlock')).toBe('Success');
    expect(await queuedMails(testServer)).toEqual([]);
    const open = await openRecoveryFixture({ block_num: 2, self_unlock: 1 });
    expect(await askForMail(open, 'unlock')).toBe('Success');
    expect(await queuedMails(open)).toEqual([]);
  });

  it('is unlocked by a reset mail exactly where its people may unlock themselves', async () => {
    for (const self_unlock of [0, 1]) {
      const testServer = await locked({ self_unlock });
      await askForMail(testServer, 'send');
      await resetPw(testServer, { type: 'set', key: await newestKey(testServer), pw: NEW_PASSWORD });
      expect({ self_unlock, isIn: await canLogIn(testServer, NEW_PASSWORD) }).toEqual({
        self_unlock,
        isIn: self_unlock === 1,
      });
    }
  });

  it('is not unlocked by a key that was mailed for something else', async () => {
    const testServer = await locked({ self_unlock: 1 });
    await askForMail(testServer, 'send');
    const key = await newestKey(testServer);
    expect(await follow(testServer, key)).toBe('fail');
    await askForMail(testServer, 'unlock');
    const unlocking = await newestKey(testServer);
    expect(await resetPw(testServer, { type: 'set', key: unlocking, pw: NEW_PASSWORD })).toBe('Fail');
    expect(await refuse(testServer.app, 'exchangeToken', { body: { token: unlocking } })).toMatchObject({
      status: 401,
    });
  });
});
