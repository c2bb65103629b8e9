import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, openTestServer, PASSWORD, sessionOf } from '../testing/testServer.ts';

const ADA = 'ada@alpha.example';
const NEW = 'Fresh!2345';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const NO_PASSWORD = { status: 400, error: 'check_current_password', field: 'origin_pw' };
const NO_CODE = { status: 400, error: 'invalid_otp', field: 'code' };

/** Every field with which an open session could take over the account. */
const GUARDED = [{ pw: NEW }, { email: 'eve@mail.example' }, { flag_use_otp: 0 }, { flag_create_qrcode: 0 }];

const CODES = { flag_use_otp: 1, flag_create_qrcode: 1, otp_secret: SECRET } as const;

async function withAda(member: object = {}, settings: Readonly<Record<string, string>> = {}) {
  const testServer = await openTestServer(settings);
  const { companyId } = await addCompany(testServer, 'Alpha');
  const pk = await addPerson(testServer, companyId, ADA, { member_type_id: 2, email: ADA });
  if (Object.keys(member).length > 0) await testServer.database.query.updateTable('members').set(member).execute();
  const token = await sessionOf(testServer, pk);
  const row = () => testServer.database.query.selectFrom('members').selectAll().executeTakeFirstOrThrow();
  /** The two calls that change the fields of one's own account. */
  const doors = {
    changeOwnProfile: (body: object) => ({ token, body }),
    changeUser: (body: object) => ({ token, path: { userPk: pk }, body }),
  };
  return { ...testServer, pk, companyId, token, row, doors };
}

const codeAt = (time: number) => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: time });

describe.each(['changeOwnProfile', 'changeUser'] as const)('the own account, by %s,', (operation) => {
  it.each(GUARDED)('keeps its password, email and codes from whoever has only a session: %o', async (change) => {
    const { app, doors, row } = await withAda();
    const before = await row();
    for (const given of [{}, { origin_pw: 'Wrong!2345' }]) {
      expect(await refuse(app, operation, doors[operation]({ ...change, ...given }))).toEqual(NO_PASSWORD);
    }
    expect(await row()).toEqual(before);
  });

  it.each(GUARDED)('asks for a one-time code as well where the login does: %o', async (change) => {
    const { app, doors, row, clock } = await withAda(CODES);
    const before = await row();
    const proof = { ...change, origin_pw: PASSWORD };
    expect(await refuse(app, operation, doors[operation](proof))).toEqual(NO_CODE);
    expect(await refuse(app, operation, doors[operation]({ ...proof, code: '000000' }))).toEqual(NO_CODE);
    expect(await row()).toEqual(before);
    await succeed(app, operation, doors[operation]({ ...proof, code: codeAt(clock.now) }));
    expect(await row()).not.toEqual(before);
  });

  it('changes everything else without any proof', async () => {
    const { app, doors, row } = await withAda(CODES);
    for (const change of [{ name: 'Ada' }, { lang_code: 'ja' }, { time_zone_id: 5 }, { phone: '010' }]) {
      await succeed(app, operation, doors[operation](change));
      expect(await row()).toMatchObject(change);
    }
  });

  it('tells what is wrong with a value before it asks who is there', async () => {
    const { app, doors } = await withAda();
    expect(await refuse(app, operation, doors[operation]({ pw: 'weak' }))).toMatchObject({ field: 'pw' });
    expect(await refuse(app, operation, doors[operation]({ email: 'nobody' }))).toMatchObject({ field: 'email' });
  });
});

describe('the proof of the owner', () => {
  it('limits wrong passwords for the account, without keeping its owner from the login', async () => {
    const testServer = await withAda({}, { LOGIN_LIMIT_PER_ACCOUNT: '3' });
    const { app, doors, clock } = testServer;
    const wrong = doors.changeOwnProfile({ pw: NEW, origin_pw: 'Wrong!2345' });
    const right = doors.changeOwnProfile({ pw: NEW, origin_pw: PASSWORD });
    for (let tries = 0; tries < 3; tries += 1)
      expect(await refuse(app, 'changeOwnProfile', wrong)).toEqual(NO_PASSWORD);
    expect(await refuse(app, 'changeOwnProfile', right)).toMatchObject({ status: 429, error: 'too_many_requests' });
    expect(await login(testServer, ADA)).toMatchObject({ isLogin: 'Success' });
    clock.now += 3_600_000;
    const token = await sessionOf(testServer, testServer.pk);
    await succeed(app, 'changeOwnProfile', { ...right, token });
  });

  it('counts wrong ones only', async () => {
    const { app, doors, row } = await withAda({}, { LOGIN_LIMIT_PER_ACCOUNT: '2' });
    for (const email of ['a@mail.example', 'b@mail.example', 'c@mail.example']) {
      await succeed(app, 'changeOwnProfile', doors.changeOwnProfile({ email, origin_pw: PASSWORD }));
      expect(await row()).toMatchObject({ new_email: email });
    }
  });

  it('uses a code up, and counts wrong ones together with those of logins', async () => {
    const { app, doors, clock } = await withAda(CODES, { LOGIN_LIMIT_PER_ACCOUNT: '2' });
    const code = codeAt(clock.now);
    const change = (given: object) => doors.changeOwnProfile({ email: '', origin_pw: PASSWORD, ...given });
    await succeed(app, 'changeOwnProfile', change({ code }));
    expect(await refuse(app, 'changeOwnProfile', change({ code }))).toEqual(NO_CODE);
    expect(await refuse(app, 'changeOwnProfile', change({ code: '000000' }))).toEqual(NO_CODE);
    expect(await refuse(app, 'changeOwnProfile', change({ code: codeAt(clock.now + 30_000) }))).toMatchObject({
      status: 429,
    });
  });

  it('is no use to change two properties at once, and no property itself', async () => {
    const { app, token } = await withAda();
    for (const body of [
      { name: 'Ada', phone: '1' },
      { origin_pw: PASSWORD },
      { origin_pw: PASSWORD, code: '123456' },
    ]) {
      expect(await refuse(app, 'changeOwnProfile', { token, body })).toMatchObject({
        status: 400,
        error: 'invalid_data',
      });
    }
  });

  it('is not asked of a manager who changes somebody else', async () => {
    const testServer = await withAda();
    const other = await addPerson(testServer, testServer.companyId, 'bea@alpha.example');
    const call = { token: testServer.token, path: { userPk: other }, body: { pw: NEW } };
    await succeed(testServer.app, 'changeUser', call);
    expect(await login(testServer, 'bea@alpha.example', NEW)).toMatchObject({ isLogin: 'Success' });
  });
});
