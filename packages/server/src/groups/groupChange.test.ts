import { describe, expect, it } from 'vitest';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { groupOf, groupsOf, openGroupTree } from '../testing/groupTreeFixture.ts';
import { addDevices, addEnrolmentToken } from '../testing/testServer.ts';

async function openChanges() {
  const tree = await openGroupTree();
  const { app, token } = tree;
  return {
    ...tree,
    change: (groupId: number, body: object) => succeed(app, 'changeGroup', { token, path: { groupPk: groupId }, body }),
    refused: (groupId: number, body: object) => refuse(app, 'changeGroup', { token, path: { groupPk: groupId }, body }),
  };
}

describe('changing a field of a group', () => {
  it('changes the field that is sent, and no other [B-GROUP-28] [C-GDETAIL-02]', async () => {
    const { testServer, app, token, busan, change } = await openChanges();
    for (const [field, sent, stored] of [
      ['name', 'Incheon', 'Incheon'],
      ['name', ' Daegu ', 'Daegu'],
      ['flag_confirm', 1, 1],
      ['dev_limit', 5, 5],
      ['manager_name', '이도윤', '이도윤'],
      ['manager_email', 'doyun@demo.example', 'doyun@demo.example'],
      ['manager_phone', '010-1234-5678', '010-1234-5678'],
      ['email', ' seoul@demo.example ', 'seoul@demo.example'],
      ['phone', '02-555-0100', '02-555-0100'],
      ['remote_consent', 'ask', 'ask'],
      ['remote_consent', null, null],
      ['remote_recording', 'terminal', 'terminal'],
      ['remote_recording', null, null],
      ['remote_recording_days', 90, 90],
      ['remote_recording_days', null, null],
      ['remote_sharing', 'watch', 'watch'],
      ['remote_sharing', null, null],
    ] as const) {
      const before = await groupOf(app, token, busan);
      testServer.clock.now += 5000;
      const { objects } = await change(busan, { [field]: sent });
      const after = await groupOf(app, token, busan);
      const update_time = new Date(testServer.clock.now).toISOString();
      expect(after).toEqual({ ...before, [field]: stored, version: before.version + 1, update_time });
      expect(objects).toEqual([after]);
    }
  });

  it('takes one change at a time, and nothing that is no field', async () => {
    const { app, token, busan, refused } = await openChanges();
    const before = await groupOf(app, token, busan);
    for (const body of [
      {},
      { version: 0 },
      { name: 'x', phone: '1' },
      { group_fk: 1, name: 'x' },
      { update_key: 'alert', alert_code: 'IW2', alert_th_value: 1, name: 'x' },
      { device_count: 5 },
      { flag_df_group: 1 },
      { root_group_fk: 1 },
    ]) {
      expect(await refused(busan, body)).toMatchObject({ status: 400, error: 'invalid_data' });
    }
    expect(await groupOf(app, token, busan)).toEqual(before);
  });

  it('refuses addresses that are none', async () => {
    const { busan, refused } = await openChanges();
    for (const field of ['email', 'manager_email']) {
      expect(await refused(busan, { [field]: 'nobody' })).toEqual({ status: 400, error: 'invalid_data', field });
    }
  });

  it('refuses a name of more than 40 characters [C-GDETAIL-04]', async () => {
    const { app, token, busan, change, refused } = await openChanges();
    expect(await refused(busan, { name: 'b'.repeat(41) })).toEqual({
      status: 400,
      error: 'invalid_data',
      field: 'name',
    });
    expect((await groupOf(app, token, busan)).name).toBe('Busan');
    await change(busan, { name: 'b'.repeat(40) });
  });

  it('refuses the name of a sibling and allows its own [B-GROUP-09] [C-GDETAIL-05]', async () => {
    const { app, token, busan, change, refused } = await openChanges();
    expect(await refused(busan, { name: 'Seoul' })).toEqual({
      status: 409,
      error: 'duplication_group_name',
      field: 'name',
    });
    expect((await groupOf(app, token, busan)).name).toBe('Busan');
    await change(busan, { name: 'Busan' });
    await change(busan, { name: 'Lobby' });
  });

  it('keeps the names of the default group and of ROOT, and their limits', async () => {
    const { company, refused } = await openChanges();
    for (const pk of [company.defaultGroupId, company.rootGroupId]) {
      expect(await refused(pk, { name: 'x' })).toMatchObject({ status: 409, error: 'reserved_group_name' });
      expect(await refused(pk, { dev_limit: 1 })).toMatchObject({ status: 400, field: 'dev_limit' });
    }
  });

  it('of a version that is not the present one answers 409, and of two editors only the first is stored', async () => {
    const { app, token, busan, change, refused } = await openChanges();
    const { version } = await groupOf(app, token, busan);
    await change(busan, { phone: 'first', version });
    expect(await refused(busan, { phone: 'second', version })).toEqual({ status: 409, error: 'changed_meanwhile' });
    expect((await groupOf(app, token, busan)).phone).toBe('first');
    const calls = ['a', 'b', 'c'].map((phone) => {
      const body = { phone, version: version + 1 };
      return exchange(app, 'changeGroup', { token, path: { groupPk: busan }, body });
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });
});

describe('moving a group', () => {
  it('changes its parent and nothing else [B-DRAG-04] [C-GDETAIL-02]', async () => {
    const { app, token, company, floor, lobby, busan, change } = await openChanges();
    await change(floor, { group_fk: busan, root_group_fk: company.rootGroupId });
    const parents = Object.fromEntries((await groupsOf(app, token)).map(({ pk, group_fk }) => [pk, group_fk]));
    expect(parents).toMatchObject({ [floor]: busan, [lobby]: floor });
  });

  it('below itself is refused, and so is the default group and ROOT [B-DRAG-15] [B-GROUP-27]', async () => {
    const { app, token, company, seoul, lobby, busan, refused } = await openChanges();
    const root_group_fk = company.rootGroupId;
    const refusal = { status: 409, error: 'cannot_modify_group_order', field: 'group_fk' };
    expect(await refused(seoul, { group_fk: lobby, root_group_fk })).toEqual(refusal);
    expect(await refused(company.defaultGroupId, { group_fk: busan, root_group_fk })).toEqual(refusal);
    expect(await refused(company.rootGroupId, { group_fk: busan })).toEqual(refusal);
    expect((await groupOf(app, token, seoul)).group_fk).toBe(company.rootGroupId);
  });

  it('to where it is, to where its name is taken, or below all devices is refused with the rule’s own key [B-DRAG-16]', async () => {
    const { app, token, company, seoul, floor, busan, newGroup, refused } = await openChanges();
    await succeed(app, 'createGroup', { token, body: newGroup('3F', busan) });
    const root_group_fk = company.rootGroupId;
    const keyOf = async (group_fk: number | null) => (await refused(floor, { group_fk, root_group_fk })).error;
    expect(await keyOf(seoul)).toBe('no_order_warning');
    expect(await keyOf(busan)).toBe('duplication_group_name');
    expect(await keyOf(null)).toBe('all_device_has_no_child');
    expect(await keyOf(999_999)).toBe('not_found');
    expect((await groupOf(app, token, floor)).group_fk).toBe(seoul);
  });

  it('of two groups below each other at once makes no ring', async () => {
    const { app, token, company, seoul, busan } = await openChanges();
    const into = (groupId: number, group_fk: number) =>
      exchange(app, 'changeGroup', {
        token,
        path: { groupPk: groupId },
        body: { group_fk, root_group_fk: company.rootGroupId },
      });
    const answers = await Promise.all([into(seoul, busan), into(busan, seoul)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('thresholds of a group', () => {
  it('are added by update_key alert and removed by delete_key, the pk or the code [C-THRESH-12] [C-THRESH-13]', async () => {
    const { app, token, busan, change, refused } = await openChanges();
    await change(busan, { update_key: 'alert', alert_code: 'IW1', alert_time: 10 });
    await change(busan, { update_key: 'alert', alert_code: 'IW2', alert_time: 3, alert_th_value: 92.5 });
    const { threshold_alerts: added } = await groupOf(app, token, busan);
    expect(added).toMatchObject([
      { alert_code: 'IW1', alert_time: 10, alert_th_value: null },
      { alert_code: 'IW2', alert_time: null, alert_th_value: 92.5 },
    ]);
    await change(busan, { delete_key: added[0]?.pk });
    expect((await groupOf(app, token, busan)).threshold_alerts).toEqual([added[1]]);
    await change(busan, { delete_key: 'IW2' });
    expect((await groupOf(app, token, busan)).threshold_alerts).toEqual([]);
    expect(await refused(busan, { delete_key: 'IW2' })).toMatchObject({ status: 404, field: 'delete_key' });
  });

  it('are one for each code: the later takes the place of the earlier, in its own group only', async () => {
    const { app, token, seoul, busan, change } = await openChanges();
    for (const alert_th_value of [80, 90]) {
      await change(busan, { update_key: 'alert', alert_code: 'IW3', alert_th_value });
    }
    await change(seoul, { update_key: 'alert', alert_code: 'IW3', alert_th_value: 70 });
    const values = async (pk: number) =>
      (await groupOf(app, token, pk)).threshold_alerts.map(({ alert_th_value }) => alert_th_value);
    expect([await values(busan), await values(seoul)]).toEqual([[90], [70]]);
  });

  it.each([
    [{}, 'please_select_device_type', 'alert_code'],
    [{ alert_code: 'IW' }, 'please_select_alert_type', 'alert_code'],
    [{ alert_code: 'IW1' }, 'please_input_alert_time', 'alert_time'],
    [{ alert_code: 'IW4' }, 'please_input_alert_value', 'alert_th_value'],
    [{ alert_code: 'IW4', alert_th_value: 101 }, 'invalid_data', 'alert_th_value'],
    [{ alert_code: 'IW4', alert_th_value: '90' }, 'invalid_data', 'alert_th_value'],
    [{ alert_code: 'IW4', alert_th_value: -1 }, 'invalid_data', 'alert_th_value'],
    [{ alert_code: 'IX4', alert_th_value: 1 }, 'invalid_data', 'alert_code'],
  ])('as %j are refused with %s [C-THRESH-14]', async (body, error, field) => {
    const { app, token, busan, refused } = await openChanges();
    expect(await refused(busan, { update_key: 'alert', ...body })).toEqual({ status: 400, error, field });
    expect((await groupOf(app, token, busan)).threshold_alerts).toEqual([]);
  });
});

describe('a group that is full', () => {
  it('takes no more devices by moving, by taking in at once, or by enrolment', async () => {
    const { testServer, app, token, company, seoul, busan, change } = await openChanges();
    const [first = 0, second = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'a', device_group_fk: seoul },
      { alias: 'b', device_group_fk: seoul },
    ]);
    await change(busan, { dev_limit: 1 });
    const move = (device_pk: number) =>
      exchange(app, 'moveDevice', {
        token,
        body: { device_pk, old_device_group_fk: seoul, new_device_group_fk: busan },
      });
    const answers = await Promise.all([move(first), move(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ status: 409, error: 'group_device_limit', field: 'new_device_group_fk' });

    const enrolment_token = await addEnrolmentToken(testServer, company.companyId, busan);
    const guid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    const body = { enrolment_token, guid, host_name: 'h', dev_os_id: 2, dev_ver: '1', simulated: false };
    expect(await refuse(app, 'enrolAgent', { body })).toEqual({ status: 409, error: 'group_device_limit' });
    await change(busan, { dev_limit: 2 });
    await succeed(app, 'enrolAgent', { body });
    expect((await groupOf(app, token, busan)).device_count).toBe(2);
  });

  it('because it is ROOT takes none at all', async () => {
    const { testServer, app, token, company, seoul } = await openChanges();
    const [device_pk] = await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: seoul }]);
    const body = { device_pk, old_device_group_fk: seoul, new_device_group_fk: company.rootGroupId };
    expect(await refuse(app, 'moveDevice', { token, body })).toMatchObject({
      status: 409,
      error: 'cannot_move_device',
    });
    expect((await groupOf(app, token, seoul)).device_count).toBe(1);
  });
});
