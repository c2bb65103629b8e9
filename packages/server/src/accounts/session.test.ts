import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { addCompany, addPerson, openTestServer, only, sessionOf } from '../testing/testServer.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('a session', () => {
  it('ends after three hours without use, and use prolongs it [A-SESSION-05]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'ada@alpha.example'));
    for (let round = 0; round < 3; round += 1) {
      testServer.clock.now += 3 * HOUR_MS - 1;
      await succeed(testServer.app, 'getOwnProfile', { token });
    }
    testServer.clock.now += 3 * HOUR_MS;
    expect(await refuse(testServer.app, 'getOwnProfile', { token })).toEqual({ status: 401, error: 'login_required' });
  });

  it('ends after the minutes that the company has set', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { policy: { session_time: 10 } });
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'ada@alpha.example'));
    testServer.clock.now += 10 * MINUTE_MS - 1;
    await succeed(testServer.app, 'getOwnProfile', { token });
    testServer.clock.now += 10 * MINUTE_MS;
    expect(await refuse(testServer.app, 'getOwnProfile', { token })).toMatchObject({ status: 401 });
  });

  it('is over after logout, and the other sessions of the person are not [A-SESSION-10]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    const pk = await addPerson(testServer, companyId, 'ada@alpha.example');
    const [left, other] = [await sessionOf(testServer, pk), await sessionOf(testServer, pk)];
    await succeed(testServer.app, 'logOut', { token: left });
    for (const id of ['getOwnProfile', 'listDevices', 'logOut'] as const) {
      expect(await refuse(testServer.app, id, { token: left })).toEqual({ status: 401, error: 'login_required' });
    }
    await succeed(testServer.app, 'getOwnProfile', { token: other });
  });

  it('is over at once when its owner is deactivated', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    const pk = await addPerson(testServer, companyId, 'ada@alpha.example');
    const token = await sessionOf(testServer, pk);
    await testServer.database.query.updateTable('members').set({ flag_active: 0 }).where('pk', '=', pk).execute();
    expect(await refuse(testServer.app, 'getOwnProfile', { token })).toMatchObject({ status: 401 });
  });

  it('is stored as a digest, never as the token', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'ada@alpha.example'));
    const rows = await testServer.database.query.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the own profile', () => {
  it('comes with its pay list [A-SESSION-13]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha', { plan: 'Basic', volume: 12 });
    const token = await sessionOf(
      testServer,
      await addPerson(testServer, companyId, 'ada@alpha.example', { auth_val: '1,2' }),
    );
    const profile = only((await succeed(testServer.app, 'getOwnProfile', { token })).objects);
    expect(profile).toMatchObject({ mgrid: 'ada@alpha.example', type: 'User', auth_val: '1,2', company_name: 'Alpha' });
    // The number of devices it allows is shown to administrators only.
    expect(only(profile.pay)).toMatchObject({ pay_type: 'Basic', pay_dev_vol: 0, isExpired: false });
  });

  it.each([
    [{ name: '  아다 ' }, { name: '아다' }],
    [{ phone: '010-1234-5678' }, { phone: '010-1234-5678' }],
    [{ time_zone_id: 1 }, { time_zone_id: 1 }],
    [{ date_fmt_id: 2 }, { date_fmt_id: 2 }],
    [{ lang_code: 'ja' }, { lang_code: 'ja' }],
  ])('changes by PUT users/0 with the one field %j [A-SESSION-14]', async (change, expected) => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'ada@alpha.example'));
    const before = only((await succeed(testServer.app, 'getOwnProfile', { token })).objects);
    await succeed(testServer.app, 'changeOwnProfile', { token, body: change });
    const after = only((await succeed(testServer.app, 'getOwnProfile', { token })).objects);
    expect(after).toEqual({ ...before, ...expected });
  });

  it("refuses two fields at once, none, and one that is not the person's to change", async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'ada@alpha.example'));
    for (const body of [
      { name: 'Eve', phone: '1' },
      {},
      { member_type_id: 2 },
      { auth_val: '1,2,4,8' },
      { company_fk: 2 },
    ]) {
      expect(await refuse(testServer.app, 'changeOwnProfile', { token, body })).toMatchObject({ status: 400 });
    }
  });
});
