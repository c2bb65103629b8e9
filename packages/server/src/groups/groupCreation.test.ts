import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { groupOf, groupsOf, openGroupTree } from '../testing/groupTreeFixture.ts';
import { addCompany, addDevices, addEnrolmentToken, addPerson, sessionOf } from '../testing/testServer.ts';

describe('making a group', () => {
  it('posts name, both flags, parent, root and company, and adds it under that parent [B-GROUP-01] [B-GROUP-02] [C-GROUP-10]', async () => {
    const { testServer, app, token, seoul, company, newGroup } = await openGroupTree();
    testServer.clock.now += 1000;
    const body = { ...newGroup(' 5F ', seoul), flag_confirm: 1 };
    const { objects } = await succeed(app, 'createGroup', { token, body });
    expect(objects.overlap).toBe(false);
    expect(await groupOf(app, token, objects.pk ?? 0)).toMatchObject({
      name: '5F',
      flag_df_group: 0,
      flag_confirm: 1,
      group_fk: seoul,
      root_group_fk: company.rootGroupId,
      company_fk: company.companyId,
      device_count: 0,
      update_time: new Date(testServer.clock.now).toISOString(),
    });
    for (const field of Object.keys(body)) {
      const { [field]: _left, ...rest } = { ...body, name: 'other' } as Record<string, unknown>;
      expect(await refuse(app, 'createGroup', { token, body: rest })).toEqual({
        status: 400,
        error: 'invalid_data',
        field,
      });
    }
  });

  it('with a name that is there under the same parent answers 200 with the overlap flag and makes none [B-GROUP-06] [B-GROUP-07] [C-GROUP-11]', async () => {
    const { app, token, seoul, newGroup } = await openGroupTree();
    const before = await groupsOf(app, token);
    for (const name of ['3F', ' 3F ']) {
      const { objects } = await succeed(app, 'createGroup', { token, body: newGroup(name, seoul) });
      expect(objects).toEqual({ overlap: true });
    }
    expect(await groupsOf(app, token)).toHaveLength(before.length);
  });

  it('with a name that is there under another parent is allowed [B-GROUP-08]', async () => {
    const { app, token, busan, newGroup } = await openGroupTree();
    const { objects } = await succeed(app, 'createGroup', { token, body: newGroup('3F', busan) });
    expect(objects.overlap).toBe(false);
  });

  it('twice at the same moment makes one', async () => {
    const { app, token, newGroup } = await openGroupTree();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await succeed(app, 'createGroup', { token, body: newGroup('Jeju') })).objects.overlap),
    );
    expect(answers.filter((overlap) => !overlap)).toHaveLength(1);
    expect((await groupsOf(app, token)).filter(({ name }) => name === 'Jeju')).toHaveLength(1);
  });

  it('takes a name of 40 characters and refuses one of 41 [B-GROUP-03] [B-GROUP-04]', async () => {
    const { app, token, newGroup } = await openGroupTree();
    await succeed(app, 'createGroup', { token, body: newGroup('가'.repeat(40)) });
    expect(await refuse(app, 'createGroup', { token, body: newGroup('가'.repeat(41)) })).toEqual({
      status: 400,
      error: 'invalid_data',
      field: 'name',
    });
    expect((await groupsOf(app, token)).filter(({ name }) => name.startsWith('가'))).toHaveLength(1);
  });

  it('refuses a blank name with no_input_data and the reserved ROOT [B-GROUP-05] [B-GROUP-11]', async () => {
    const { app, token, newGroup } = await openGroupTree();
    const before = await groupsOf(app, token);
    for (const name of ['', '  ']) {
      expect(await refuse(app, 'createGroup', { token, body: newGroup(name) })).toEqual({
        status: 400,
        error: 'no_input_data',
        field: 'name',
      });
    }
    for (const name of ['ROOT', 'root']) {
      expect(await refuse(app, 'createGroup', { token, body: newGroup(name) })).toMatchObject({
        status: 400,
        error: 'reserved_group_name',
      });
    }
    expect(await groupsOf(app, token)).toHaveLength(before.length);
  });

  it('below the entry for all devices is refused [B-GROUP-10] [C-GROUP-13]', async () => {
    const { app, token, newGroup } = await openGroupTree();
    expect(await refuse(app, 'createGroup', { token, body: newGroup('x', null) })).toEqual({
      status: 409,
      error: 'all_device_has_no_child',
      field: 'group_fk',
    });
  });

  it('refuses a second default group, and a root that is not the one of its parent', async () => {
    const { app, token, seoul, newGroup } = await openGroupTree();
    const second = { ...newGroup('x'), flag_df_group: 1 };
    expect(await refuse(app, 'createGroup', { token, body: second })).toMatchObject({ status: 400 });
    const body = { ...newGroup('x'), root_group_fk: seoul };
    expect(await refuse(app, 'createGroup', { token, body })).toEqual({
      status: 400,
      error: 'invalid_data',
      field: 'root_group_fk',
    });
  });

  it('in another company, or below a group of one, is answered 404', async () => {
    const { testServer, app, token, company, newGroup } = await openGroupTree();
    const other = await addCompany(testServer, 'Beta');
    const refusals = [
      { ...newGroup('x'), company_fk: other.companyId },
      { ...newGroup('x'), group_fk: other.rootGroupId },
      { ...newGroup('x', other.defaultGroupId), root_group_fk: other.rootGroupId, company_fk: company.companyId },
    ];
    for (const body of refusals) {
      expect(await refuse(app, 'createGroup', { token, body })).toEqual({ status: 404, error: 'not_found' });
    }
  });
});

describe('writing to groups', () => {
  it('is refused to everybody who is not an admin: making, moving, changing and deleting [B-ROLE-10]', async () => {
    const { testServer, app, token, company, seoul, lobby, busan, newGroup } = await openGroupTree();
    const all = { auth_val: '1,2,4,8', auth_devicemanagement: 1, use_approval_function: 1 } as const;
    for (const member_type_id of [1, 6, 7, 9]) {
      const pk = await addPerson(testServer, company.companyId, `type ${member_type_id}`, { ...all, member_type_id });
      const caller = { token: await sessionOf(testServer, pk), path: { groupPk: seoul } };
      const forbidden = { status: 403, error: 'no_permission' };
      const { token: theirs } = caller;
      expect(await refuse(app, 'createGroup', { token: theirs, body: newGroup('x') })).toEqual(forbidden);
      const parent = { group_fk: busan, root_group_fk: company.rootGroupId };
      expect(await refuse(app, 'changeGroup', { ...caller, body: parent })).toEqual(forbidden);
      expect(await refuse(app, 'changeGroup', { ...caller, body: { name: 'x' } })).toEqual(forbidden);
      expect(await refuse(app, 'deleteGroup', caller)).toEqual(forbidden);
      const link = { device_group_fk: lobby, member_fk: pk, confirm: 1 };
      expect(await refuse(app, 'addGroupLink', { token: theirs, body: link })).toEqual(forbidden);
    }
    expect(await groupOf(app, token, seoul)).toMatchObject({ name: 'Seoul', group_fk: company.rootGroupId, users: [] });
  });
});

describe('deleting a group', () => {
  it('removes it and moves its devices to the default group [B-GROUP-13] [B-GROUP-31] [C-GROUP-15] [C-GROUP-16]', async () => {
    const { testServer, app, token, company, busan } = await openGroupTree();
    const [device = 0] = await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: busan }]);
    const { objects } = await succeed(app, 'deleteGroup', { token, path: { groupPk: busan } });
    expect(objects).toEqual([{ groups: 1, devices: 1 }]);
    expect(await refuse(app, 'getGroup', { token, path: { groupPk: busan } })).toMatchObject({ status: 404 });
    const moved = (await succeed(app, 'getDevice', { token, path: { devicePk: device } })).objects[0];
    expect(moved).toMatchObject({ device_group_fk: company.defaultGroupId });
    const audit = (await succeed(app, 'listAudit', { token, query: { device_pk: device } })).objects;
    expect(audit).toMatchObject([{ act_name_id: 21, old_value: 'Busan', new_value: '<default>' }]);
  });

  it('removes the groups below it too, with links and thresholds, and keeps every count right [B-GROUP-14] [C-GROUP-21]', async () => {
    const { testServer, app, token, userId, company, seoul, floor, lobby, busan } = await openGroupTree();
    await addDevices(testServer, company.companyId, [
      { alias: 'a', device_group_fk: seoul },
      { alias: 'b', device_group_fk: lobby },
      { alias: 'c', device_group_fk: lobby },
      { alias: 'd', device_group_fk: company.defaultGroupId },
      { alias: 'e', device_group_fk: busan },
    ]);
    await succeed(app, 'addGroupLink', { token, body: { device_group_fk: lobby, member_fk: userId, confirm: 1 } });
    const alert = { update_key: 'alert', alert_code: 'IW2', alert_th_value: 90 };
    await succeed(app, 'changeGroup', { token, path: { groupPk: floor }, body: alert });
    const { objects } = await succeed(app, 'deleteGroup', { token, path: { groupPk: seoul } });
    expect(objects).toEqual([{ groups: 3, devices: 3 }]);

    const left = await groupsOf(app, token);
    expect(Object.fromEntries(left.map(({ pk, device_count }) => [pk, device_count]))).toEqual({
      [company.rootGroupId]: 0,
      [company.defaultGroupId]: 4,
      [busan]: 1,
    });
    const query = { device_group_pk: company.defaultGroupId };
    expect((await succeed(app, 'listDevices', { token, query })).meta.total_count).toBe(4);
    expect((await succeed(app, 'listDevices', { token })).meta.total_count).toBe(5);
    for (const table of ['group_members', 'group_thresholds'] as const) {
      expect(await testServer.database.query.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('leaves the rights to enrol into it, now for the default group', async () => {
    const { testServer, app, token, company, busan } = await openGroupTree();
    const enrolment_token = await addEnrolmentToken(testServer, company.companyId, busan);
    await succeed(app, 'deleteGroup', { token, path: { groupPk: busan } });
    const guid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    const body = { enrolment_token, guid, host_name: 'h', dev_os_id: 2, dev_ver: '1', simulated: false };
    await succeed(app, 'enrolAgent', { body });
    expect(await groupOf(app, token, company.defaultGroupId)).toMatchObject({ device_count: 1 });
  });

  it('is refused for the default group and for ROOT [B-GROUP-15] [C-GROUP-20]', async () => {
    const { app, token, company } = await openGroupTree();
    for (const groupId of [company.defaultGroupId, company.rootGroupId]) {
      expect(await refuse(app, 'deleteGroup', { token, path: { groupPk: groupId } })).toEqual({
        status: 409,
        error: 'group_not_removable',
      });
    }
    expect(await groupsOf(app, token)).toHaveLength(6);
  });
});
