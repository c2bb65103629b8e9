import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  letInto,
  only,
  openTestServer,
  sessionOf,
} from '../testing/testServer.ts';

/** Root > Seoul > 3F, and Root > Busan; an administrator, and a user who may open 3F. */
async function openTree() {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const floor = await addTestGroup(testServer, company, '3F', seoul);
  const busan = await addTestGroup(testServer, company, 'Busan');
  await addDevices(testServer, company.companyId, [
    { alias: 'a', device_group_fk: floor },
    { alias: 'b', device_group_fk: seoul },
  ]);
  const manager = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 }),
  );
  const userId = await addPerson(testServer, company.companyId, 'uma');
  await letInto(testServer, userId, floor);
  return {
    testServer,
    app: testServer.app,
    company,
    seoul,
    floor,
    busan,
    manager,
    userId,
    user: await sessionOf(testServer, userId),
  };
}

describe('groups', () => {
  it('have every field of a group [B-FIELD-08] [C-API-13]', async () => {
    const { app, manager, userId, floor, seoul, company } = await openTree();
    const group = only((await succeed(app, 'getGroup', { token: manager, path: { groupPk: floor } })).objects);
    expect(group).toEqual({
      pk: floor,
      name: '3F',
      group_fk: seoul,
      root_group_fk: company.rootGroupId,
      flag_df_group: 0,
      flag_confirm: 0,
      company_fk: company.companyId,
      has_permission: true,
      device_count: 1,
      deviceCount: 1,
      dev_limit: null,
      manager_name: '',
      manager_email: '',
      manager_phone: '',
      email: '',
      phone: '',
      update_time: 'None',
      version: 0,
      users: [{ pk: userId, mgrid: 'uma', name: 'uma', userType: 1 }],
      threshold_alerts: [],
      remote_consent: null,
      inherited_remote_consent: 'notify',
      remote_recording: null,
      inherited_remote_recording: 'off',
      remote_recording_days: null,
      inherited_remote_recording_days: 30,
      remote_sharing: null,
      inherited_remote_sharing: 'alone',
      approval_policy: null,
      inherited_approval_policy: { rule: 'single', approvers: [], expiry_hours: null, recurring: false },
    });
  });

  it('begin with ROOT and the default group [B-GROUP-12]', async () => {
    const { app, manager, company } = await openTree();
    const { objects } = await succeed(app, 'listGroups', { token: manager });
    expect(objects).toContainEqual(expect.objectContaining({ pk: company.rootGroupId, name: 'ROOT', group_fk: null }));
    expect(objects.filter(({ flag_df_group }) => flag_df_group === 1)).toEqual([
      expect.objectContaining({ pk: company.defaultGroupId, name: '기본 그룹', group_fk: company.rootGroupId }),
    ]);
  });

  it('are answered one by one by their pk [B-GROUP-29] [C-API-12]', async () => {
    const { app, manager, user, seoul, floor } = await openTree();
    const get = (token: string, groupId: number) => ({ token, path: { groupPk: groupId } });
    expect(only((await succeed(app, 'getGroup', get(manager, seoul))).objects).name).toBe('Seoul');
    expect(only((await succeed(app, 'getGroup', get(user, floor))).objects).name).toBe('3F');
    expect(await refuse(app, 'getGroup', get(user, seoul))).toEqual({ status: 403, error: 'no_group_access' });
    expect(await refuse(app, 'getGroup', get(manager, 999_999))).toEqual({ status: 404, error: 'not_found' });
  });

  it('are listed if the caller may see them, with the parents that hold the tree together [B-GROUP-30] [C-API-12]', async () => {
    const { app, manager, user, seoul, floor, busan, company } = await openTree();
    const all = (await succeed(app, 'listGroups', { token: manager })).objects;
    expect(all.map(({ pk }) => pk).toSorted((a, b) => a - b)).toEqual(
      [company.rootGroupId, company.defaultGroupId, seoul, floor, busan].toSorted((a, b) => a - b),
    );
    expect(all.every(({ has_permission }) => has_permission)).toBe(true);
    const some = (await succeed(app, 'listGroups', { token: user })).objects;
    expect(some.map(({ pk, has_permission, device_count }) => [pk, has_permission, device_count])).toEqual([
      [floor, true, 1],
      [company.rootGroupId, false, 0],
      [seoul, false, 0],
    ]);
  });

  it.each([
    ['ko', ['2층', '10층', '가산', '나주', 'Busan', 'seoul']],
    ['en', ['2층', '10층', 'Busan', 'seoul', '가산', '나주']],
  ])('of one level come in ascending order of their names in %s [C-GROUP-06]', async (language, expected) => {
    const { testServer, app, company, manager } = await openTree();
    const parent = await addTestGroup(testServer, company, 'Parent');
    for (const name of ['seoul', '나주', '10층', '가산', '2층', 'Busan']) {
      await addTestGroup(testServer, company, name, parent);
    }
    const { objects } = await succeed(app, 'listGroups', { token: manager, headers: { 'accept-language': language } });
    expect(objects.filter(({ group_fk }) => group_fk === parent).map(({ name }) => name)).toEqual(expected);
  });

  it('are none for somebody without a group', async () => {
    const { testServer, app, company } = await openTree();
    const token = await sessionOf(testServer, await addPerson(testServer, company.companyId, 'nia'));
    expect((await succeed(app, 'listGroups', { token })).objects).toEqual([]);
    expect((await succeed(app, 'listDevices', { token })).meta.total_count).toBe(0);
  });

  it('that the caller may not open refuse their devices with no_group_access', async () => {
    const { app, user, busan } = await openTree();
    const query = { device_group_pk: busan };
    expect(await refuse(app, 'listDevices', { token: user, query })).toEqual({ status: 403, error: 'no_group_access' });
  });
});

describe('the summary', () => {
  it('is objects[0], takes no payload, and has the ticket count in meta [A-POLL-07] [B-POLL-07] [A-API-15]', async () => {
    const { testServer, app, manager, company, busan } = await openTree();
    await addDevices(testServer, company.companyId, [{ alias: 'on', alive: 1, device_group_fk: busan }]);
    const { objects, meta } = await succeed(app, 'getDeviceSummary', { token: manager });
    expect(only(objects)).toEqual({
      total: 3,
      online: 1,
      offline: 2,
      licensed: 300,
      request_ticket: 0,
      request_approval: 0,
      unread_inbox: 0,
      administrator: '',
      use_approval: 0,
      common_policy: 1,
      ip_policy: 1,
    });
    expect(meta).toEqual({ request_ticket: 0 });
  });

  it('counts online and offline devices among those the caller may see, and carries the policy flags', async () => {
    const { testServer, app, user, company } = await openTree();
    const flags = { use_approval: 1, common_policy: 1, ip_policy: 0 } as const;
    await testServer.database.query
      .updateTable('policies')
      .set(flags)
      .where('company_fk', '=', company.companyId)
      .execute();
    const { objects } = await succeed(app, 'getDeviceSummary', { token: user });
    expect(only(objects)).toMatchObject({ total: 1, online: 0, offline: 1, ...flags });
  });

  it('tells the numbers of the licenses to nobody but the manager, unless they no longer suffice', async () => {
    const { testServer, app, manager, user } = await openTree();
    const numbers = async (token: string) => {
      const { total, licensed } = only((await succeed(app, 'getDeviceSummary', { token })).objects);
      const { pay } = only((await succeed(app, 'getOwnProfile', { token })).objects);
      return { total, licensed, volumes: pay.map(({ pay_dev_vol }) => pay_dev_vol) };
    };
    expect(await numbers(manager)).toEqual({ total: 2, licensed: 300, volumes: [300] });
    expect(await numbers(user)).toEqual({ total: 1, licensed: 1, volumes: [0] });
    // Everybody is blocked then, and sees how many are too many.
    await testServer.database.query.updateTable('licenses').set({ pay_dev_vol: 1 }).execute();
    expect(await numbers(user)).toEqual({ total: 2, licensed: 1, volumes: [0] });
  });

  it('counts no license that has expired', async () => {
    const { testServer, app, manager: token } = await openTree();
    const licensed = async () => only((await succeed(app, 'getDeviceSummary', { token })).objects).licensed;
    const expireAt = (pay_expire: number) =>
      testServer.database.query.updateTable('licenses').set({ pay_expire }).execute();
    await expireAt(testServer.clock.now);
    expect(await licensed()).toBe(300);
    await expireAt(testServer.clock.now - 1);
    expect(await licensed()).toBe(0);
  });
});
