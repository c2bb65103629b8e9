import { describe, expect, it } from 'vitest';
import { refuse, send, succeed } from '../testing/exchange.ts';
import { addCompany, addPerson, only, openTestServer, PASSWORD, sessionOf, START } from '../testing/testServer.ts';

const ADDRESS = '198.51.100.7';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function openWorld() {
  const testServer = await openTestServer();
  const { companyId } = await addCompany(testServer, 'Alpha', { policy: { block_num: 3 } });
  const manager = await addPerson(testServer, companyId, 'mia', { member_type_id: 2 });
  const ada = await addPerson(testServer, companyId, 'ada');
  const { app } = testServer;
  const logIn = (mail: string, pw: string) =>
    succeed(app, 'logIn', { body: { type: '1STEP', mail, pw }, address: ADDRESS, headers: { 'user-agent': FIREFOX } });
  const rows = () => testServer.database.query.selectFrom('access_history').selectAll().orderBy('pk').execute();
  return { testServer, app, companyId, manager, ada, logIn, rows, token: await sessionOf(testServer, manager) };
}

describe('the record of logins', () => {
  it('is written by the server when a login succeeds, with person, address, time and program', async () => {
    const { logIn, rows, companyId, ada } = await openWorld();
    await logIn('ADA', PASSWORD);
    expect(only(await rows())).toMatchObject({
      company_fk: companyId,
      member_fk: ada,
      mgrid: 'ada',
      created_at: START,
      outcome: 'success',
      address: ADDRESS,
      browser: FIREFOX,
      dev_os_id: 2,
    });
  });

  it('has every refusal with its kind, and nothing of what was typed', async () => {
    const { testServer, logIn, rows, ada } = await openWorld();
    for (let wrong = 0; wrong < 4; wrong += 1) await logIn('ada', 'a guess!');
    await testServer.database.query
      .updateTable('members')
      .set({ flag_active: 0, failure_count: 0 })
      .where('pk', '=', ada)
      .execute();
    await logIn('ada', PASSWORD);
    const written = await rows();
    expect(written.map(({ outcome }) => outcome)).toEqual([
      'not_matched_user',
      'not_matched_user',
      'failure_limit',
      'failure_limit',
      'inactive',
    ]);
    expect(written.every(({ member_fk }) => member_fk === ada)).toBe(true);
    expect(JSON.stringify(written)).not.toContain('guess');
  });

  it('has an ID that nobody has without the ID, for no company', async () => {
    const { logIn, rows, app, token } = await openWorld();
    await logIn('my-Secret!7', 'x');
    expect(only(await rows())).toMatchObject({ company_fk: null, member_fk: null, mgrid: '', address: ADDRESS });
    expect(JSON.stringify(await rows())).not.toContain('my-Secret!7');
    expect((await succeed(app, 'listAccessHistory', { token })).objects).toEqual([]);
  });

  it('is not filled from outside: past its limit a try makes no row', async () => {
    const { app, rows } = await openWorld();
    const body = { type: '1STEP', mail: 'ada', pw: 'x' };
    for (let tries = 0; tries < 60; tries += 1) await send(app, 'logIn', { body, address: ADDRESS });
    expect((await rows()).length).toBeLessThanOrEqual(21);
  });

  it('waits for the one-time code, and has a wrong one', async () => {
    const { testServer, app, logIn, rows, ada } = await openWorld();
    await testServer.database.query
      .updateTable('members')
      .set({ flag_use_otp: 1, otp_secret: 'JBSWY3DPEHPK3PXP' })
      .where('pk', '=', ada)
      .execute();
    const { token = '' } = await logIn('ada', PASSWORD).then(({ objects }) => objects);
    expect(await rows()).toEqual([]);
    await succeed(app, 'logIn', { body: { type: '3STEP', token, code: '000000' } });
    expect(only(await rows())).toMatchObject({ outcome: 'invalid_otp', member_fk: ada });
  });

  it('is no invention of a client: its call makes no row and changes neither program nor address', async () => {
    const { app, token, logIn, rows } = await openWorld();
    const body = { type_id: 1, dev_os_id: 1, browser: 'Forged', mgr_pri_ip: '10.9.9.9' };
    await succeed(app, 'recordAccess', { token, body });
    expect(await rows()).toEqual([]);
    const { token: own = '' } = await logIn('ada', PASSWORD).then(({ objects }) => objects);
    await succeed(app, 'recordAccess', { token: own, body });
    expect(only(await rows())).toMatchObject({ browser: FIREFOX, address: ADDRESS, private_address: '' });
  });

  it('takes once what a login did not say [A-API-08]', async () => {
    const { app, rows } = await openWorld();
    const login = { type: '1STEP', mail: 'ada', pw: PASSWORD };
    const { objects } = await succeed(app, 'logIn', { body: login });
    const call = { token: objects.token ?? '', body: { type_id: 1, dev_os_id: 1, browser: 'Chrome 153' } };
    await succeed(app, 'recordAccess', call);
    await succeed(app, 'recordAccess', { ...call, body: { ...call.body, browser: 'Other' } });
    expect(only(await rows())).toMatchObject({ browser: 'Chrome 153', dev_os_id: 1, type_id: 1, outcome: 'success' });
    const wrong = { ...call, body: { ...call.body, type_id: 2 } };
    expect(await refuse(app, 'recordAccess', wrong)).toMatchObject({ status: 400, field: 'type_id' });
  });

  it('is listed with what became of each, and outlives the person', async () => {
    const { app, token, logIn, ada } = await openWorld();
    await logIn('ada', 'wrong!');
    await succeed(app, 'deleteUser', { token, path: { userPk: ada } });
    const { objects } = await succeed(app, 'listAccessHistory', { token, query: { search_value: 'ad' } });
    expect(only(objects)).toMatchObject({ mgrid: 'ada', outcome: 'not_matched_user', mgr_pub_ip: ADDRESS });
  });
});
