import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { newestKey, queuedMails } from '../testing/queuedMails.ts';
import { addCompany, addPerson, openTestServer, PASSWORD, sessionOf } from '../testing/testServer.ts';

const OLD = 'ada@old.example';
const NEW = 'ada@new.example';

async function withAda(member: object = {}) {
  const testServer = await openTestServer({ PUBLIC_URL: 'https://console.example' });
  const { app, database } = testServer;
  const { companyId } = await addCompany(testServer, 'Alpha');
  const ada = await addPerson(testServer, companyId, 'ada', { email: OLD, mail: OLD, lang_code: 'en', ...member });
  const token = await sessionOf(testServer, ada);
  const row = () => database.query.selectFrom('members').selectAll().where('pk', '=', ada).executeTakeFirstOrThrow();
  const put = (email: string) => succeed(app, 'changeOwnProfile', { token, body: { email, origin_pw: PASSWORD } });
  const follow = async (key: string) =>
    (await succeed(app, 'answerMail', { body: { type: 'auth', key } })).objects.result;
  const mailsTo = async (address: string) =>
    (await queuedMails(testServer)).filter(({ recipient }) => recipient === address).map(({ subject }) => subject);
  return { ...testServer, companyId, ada, token, row, put, follow, mailsTo };
}

const resetMail = { type: 'send', lang_code: 'en', key: 'ada' };

describe('a new email', () => {
  it('waits until its link is opened, and mails about the account go to the old address until then', async () => {
    const testServer = await withAda();
    const { app, put, row, follow, mailsTo } = testServer;
    await put(` ${NEW} `);
    expect(await row()).toMatchObject({ email: OLD, mail: OLD, new_email: NEW });
    expect(await mailsTo(NEW)).toEqual(['[Remote Console] Confirm your new email address']);
    expect(await mailsTo(OLD)).toEqual(['[Remote Console] A change to your email address was requested']);
    const link = (await queuedMails(testServer)).find(({ recipient }) => recipient === NEW);
    const key = /key=(\S+)/.exec(link?.body ?? '')?.[1] ?? '';
    expect(link?.body).toContain(`https://console.example/en/access/auth?type=auth&key=${key}`);
    await succeed(app, 'resetPassword', { body: resetMail });
    expect(await mailsTo(OLD)).toContain('[Remote Console] Reset your password');
    const reset = await newestKey(testServer);

    expect(await follow(key)).toBe('success');
    expect(await row()).toMatchObject({ email: NEW, email_key: NEW, mail: NEW, mail_verified: 1, new_email: '' });
    expect((await mailsTo(OLD)).at(-1)).toBe('[Remote Console] Your email address was changed');
    expect(await follow(key)).toBe('already');
    // What was emailed to the old address no longer opens anything.
    const body = { type: 'set', key: reset, pw: 'Fresh!2345' };
    expect((await succeed(app, 'resetPassword', { body })).objects.result).toBe('Fail');
    await succeed(app, 'resetPassword', { body: resetMail });
    expect((await mailsTo(NEW)).at(-1)).toBe('[Remote Console] Reset your password');
  });

  it('leaves the address of the account where mails did not follow the contact address', async () => {
    const { put, row, follow, ...testServer } = await withAda({ mail: 'ada@account.example' });
    await put(NEW);
    const link = (await queuedMails(testServer)).find(({ recipient }) => recipient === NEW);
    expect(await follow(/key=(\S+)/.exec(link?.body ?? '')?.[1] ?? '')).toBe('success');
    expect(await row()).toMatchObject({ email: NEW, mail: 'ada@account.example' });
  });

  it('counts at once where it is none, or the address of the account', async () => {
    const { put, row, ...testServer } = await withAda();
    await put('');
    expect(await row()).toMatchObject({ email: '', mail: OLD, new_email: '' });
    await put(OLD);
    expect(await row()).toMatchObject({ email: OLD, mail: OLD, new_email: '' });
    expect(await queuedMails(testServer)).toEqual([]);
  });

  it('is mailed again, with another link, as often as mails may be sent', async () => {
    const testServer = await withAda();
    const { app, token, ada, put, follow, row } = testServer;
    const call = { token, path: { userPk: ada } };
    expect(await refuse(app, 'resendNewEmail', call)).toEqual({ status: 404, error: 'not_found' });
    await put(NEW);
    const first = (await queuedMails(testServer)).find(({ recipient }) => recipient === NEW);
    await succeed(app, 'resendNewEmail', call);
    expect(await follow(/key=(\S+)/.exec(first?.body ?? '')?.[1] ?? '')).toBe('fail');
    expect(await follow(await newestKey(testServer))).toBe('success');
    expect(await row()).toMatchObject({ email: NEW });
    await put('third@new.example');
    let status = 200;
    for (let mails = 0; mails < 40 && status === 200; mails += 1) {
      status = (await app.request(`/lmm/api/v1.0/users/${ada}/new-email`, { method: 'POST', headers: { token } }))
        .status;
    }
    expect(status).toBe(429);
  });

  it('is cancelled by its owner and given up by a new password; the link is over then', async () => {
    for (const ending of ['cancel', 'password'] as const) {
      const testServer = await withAda();
      const { app, token, ada, put, follow, row } = testServer;
      await put(NEW);
      const link = (await queuedMails(testServer)).find(({ recipient }) => recipient === NEW);
      if (ending === 'cancel') await succeed(app, 'cancelNewEmail', { token, path: { userPk: ada } });
      else await succeed(app, 'changeOwnProfile', { token, body: { pw: 'Fresh!2345', origin_pw: PASSWORD } });
      expect(await row()).toMatchObject({ email: OLD, mail: OLD, new_email: '' });
      expect(await follow(/key=(\S+)/.exec(link?.body ?? '')?.[1] ?? '')).toBe('fail');
      expect(await row()).toMatchObject({ email: OLD });
    }
  });

  it('waits too where a manager gives it, who may mail it again and cancel it; others may not', async () => {
    const testServer = await withAda();
    const { app, ada, companyId, row, mailsTo } = testServer;
    const path = { userPk: ada };
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'mia', { member_type_id: 2 }));
    const other = await sessionOf(testServer, await addPerson(testServer, companyId, 'bea'));
    await succeed(app, 'changeUser', { token, path, body: { email: NEW } });
    expect(await row()).toMatchObject({ email: OLD, mail: OLD, new_email: NEW });
    expect(await mailsTo(OLD)).toEqual(['[Remote Console] A change to your email address was requested']);
    for (const operation of ['resendNewEmail', 'cancelNewEmail'] as const) {
      expect(await refuse(app, operation, { token: other, path })).toMatchObject({ status: 403 });
      await succeed(app, operation, { token, path });
    }
    expect(await row()).toMatchObject({ email: OLD, new_email: '' });
  });
});

describe('the owner of an account', () => {
  it('gets a notice of every new password and of every change of the one-time codes, whoever made it', async () => {
    const testServer = await withAda();
    const { app, ada, token, companyId, mailsTo } = testServer;
    const own = (body: object) => succeed(app, 'changeOwnProfile', { token, body: { ...body, origin_pw: PASSWORD } });
    await own({ flag_use_otp: 1 });
    await own({ flag_create_qrcode: 0 });
    await own({ flag_use_otp: 0 });
    await own({ pw: 'Fresh!2345' });
    const manager = await sessionOf(testServer, await addPerson(testServer, companyId, 'mia', { member_type_id: 2 }));
    const path = { userPk: ada };
    await succeed(app, 'changeUser', { token: manager, path, body: { pw: 'Other!2345' } });
    await succeed(app, 'changeUser', { token: manager, path, body: { flag_use_otp: 1 } });
    await succeed(app, 'changeUser', { token: manager, path, body: { name: 'Ada' } });
    const codes = '[Remote Console] Two-step verification was turned on or reset';
    const password = '[Remote Console] Your password was changed';
    const off = '[Remote Console] Two-step verification was turned off';
    expect(await mailsTo(OLD)).toEqual([codes, codes, off, password, password, codes]);
  });

  it('gets it in their own language; an ID that is no address gets none', async () => {
    for (const [lang_code, subject] of [
      ['ko', '[Remote Console] 비밀번호가 변경되었습니다'],
      ['ja', '[Remote Console] パスワードが変更されました'],
    ] as const) {
      const { app, token, mailsTo } = await withAda({ lang_code });
      await succeed(app, 'changeOwnProfile', { token, body: { pw: 'Fresh!2345', origin_pw: PASSWORD } });
      expect(await mailsTo(OLD)).toEqual([subject]);
    }
    const testServer = await withAda({ email: '', mail: 'ada' });
    const body = { pw: 'Fresh!2345', origin_pw: PASSWORD };
    await succeed(testServer.app, 'changeOwnProfile', { token: testServer.token, body });
    expect(await queuedMails(testServer)).toEqual([]);
  });
});
