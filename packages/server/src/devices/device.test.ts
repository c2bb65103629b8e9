import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { openDeviceListFixture } from '../testing/deviceListFixture.ts';
import { addPerson, letInto, only, sessionOf, TELEMETRY } from '../testing/testServer.ts';

describe('a device', () => {
  it('has every field of the list, as it was reported [B-FIELD-01] [B-FIELD-02] [B-FIELD-03] [B-FIELD-04]', async () => {
    const guid = randomUUID();
    const network = {
      s_pub_ip: '203.0.113.7',
      s_pri_ip: '192.168.0.7',
      device_id: 'AB-12',
      ip_addr: '192.168.0.8',
      netmask: '255.255.255.0',
      gateway: '192.168.0.1',
      dns: '192.168.0.53',
      mac_addr: '02:00:5e:10:00:07',
    };
    const machine = {
      processor: 'Example CPU',
      bios: 'Example BIOS 2.1',
      os_name: 'Windows 11',
      time_zone: 'Asia/Seoul',
    };
    const state = { ...TELEMETRY, fan_speed_id: 1200, cpu_temp: 61, hdd_temp: 38 };
    const about = {
      alias: 'a',
      memo: 'lobby',
      alive: 0,
      dev_os_id: 1,
      dev_ver: '1.0.0',
      disable_filetransfer: 1,
      security_agreement: 1,
      kms_addr: 'kms.example',
      kms_port: 1688,
    } as const;
    const { app, token, pks, seoul } = await openDeviceListFixture((groups) => [
      {
        ...about,
        ...network,
        ...machine,
        guid,
        device_group_fk: groups.seoul,
        telemetry: { interval_seconds: 5, last_seen_at: 0, offline_due_at: 0, ...state },
      },
    ]);
    const device = only((await succeed(app, 'listDevices', { token })).objects);
    expect(device).toEqual({
      ...about,
      ...network,
      ...machine,
      ...state,
      pk: only(pks),
      guid,
      approval: 1,
      approval_requested: false,
      simulated: false,
      identity_conflicts: [],
      on_device: 0,
      remote_kinds: [],
      current_ver: '1.0.0',
      latest_ver: '2.0.0',
      device_group_fk: seoul,
      device_group_name: 'Seoul',
      last_connected_time: 'None',
      last_disconnected_time: 'None',
      favorate: null,
      power_command: null,
      tags: [],
    });
  });

  it('is alive 1 when it is online and 0 when it is offline [B-FIELD-05]', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul }) => [
      { alias: 'off', device_group_fk: seoul },
      { alias: 'on', device_group_fk: seoul, alive: 1 },
    ]);
    const { objects } = await succeed(app, 'listDevices', { token });
    expect(objects.map(({ alias, alive }) => [alias, alive])).toEqual([
      ['off', 0],
      ['on', 1],
    ]);
  });

  it('answers by its pk with processes, hardware and software as objects[0] [B-API-03] [B-FIELD-07]', async () => {
    const details = {
      prcss_name: 'a;b',
      prcss_cpu_usage: '1;2',
      prcss_memory_usage: '3;4',
      hardware_name: 'CPU;Board',
      hardware_txt: 'x;y',
      software_name: 'Editor',
      software_list: 'Maker;2026-01-01;1.0;Text',
    };
    const { app, token, pks } = await openDeviceListFixture(({ seoul }) => [
      { alias: 'a', device_group_fk: seoul, details },
    ]);
    const [deviceId = 0] = pks;
    const device = only((await succeed(app, 'getDevice', { token, path: { devicePk: deviceId } })).objects);
    const listed = only((await succeed(app, 'listDevices', { token })).objects);
    expect(device).toEqual({ ...listed, ...details });
  });

  it('is approved 1 or pending 0 for a person, by the approvals that cover now [B-FIELD-06] [B-APPROVAL-47]', async () => {
    const { testServer, app, company, seoul, pks } = await openDeviceListFixture(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
      { alias: 'b', device_group_fk: group },
    ]);
    const user = await addPerson(testServer, company.companyId, 'uma', { use_approval_function: 1 });
    await letInto(testServer, user, seoul);
    const token = await sessionOf(testServer, user);
    const approvals = async () =>
      (await succeed(app, 'listDevices', { token })).objects.map(({ approval }) => approval);
    expect(await approvals()).toEqual([0, 0]);
    const [covered = 0] = pks;
    const approval = (approve_state: number, start_at: number, end_at: number) =>
      testServer.database.query
        .insertInto('approvals')
        .values({
          company_fk: company.companyId,
          device_fk: covered,
          member_fk: user,
          approver_fk: null,
          start_at,
          end_at,
          approve_state,
          reason: 'r',
          react_reason: '',
          created_at: testServer.clock.now,
        })
        .execute();
    const { now } = testServer.clock;
    await approval(0, now - 10, now + 60_000);
    await approval(1, now - 10, now + 60_000);
    expect(await approvals()).toEqual([0, 0]);
    await approval(2, now, now + 1000);
    expect(await approvals()).toEqual([1, 0]);
    testServer.clock.now += 1000;
    expect(await approvals()).toEqual([0, 0]);
  });

  it('is approved for a manager, and for whoever takes no part in approvals', async () => {
    const { testServer, app, token, company, seoul } = await openDeviceListFixture(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
    ]);
    const user = await addPerson(testServer, company.companyId, 'uma', { use_approval_function: 0 });
    await letInto(testServer, user, seoul);
    for (const each of [token, await sessionOf(testServer, user)]) {
      expect(only((await succeed(app, 'listDevices', { token: each })).objects).approval).toBe(1);
    }
  });

  it('takes another name, trimmed, and refuses the one it has [B-EDIT-10]', async () => {
    const { app, token, pks } = await openDeviceListFixture(({ seoul }) => [{ alias: 'a', device_group_fk: seoul }]);
    const [deviceId = 0] = pks;
    const path = { devicePk: deviceId };
    await succeed(app, 'changeDevice', { token, path, body: { alias: '  로비 😀 ' } });
    expect(only((await succeed(app, 'getDevice', { token, path })).objects).alias).toBe('로비 😀');
    expect(await refuse(app, 'changeDevice', { token, path, body: { alias: '로비 😀' } })).toEqual({
      status: 409,
      error: 'device_name_identical',
      field: 'alias',
    });
  });

  it('takes a name of 30 characters and refuses one of 31, which changes nothing [B-EDIT-12] [B-EDIT-13]', async () => {
    const { app, token, pks } = await openDeviceListFixture(({ seoul }) => [{ alias: 'a', device_group_fk: seoul }]);
    const [deviceId = 0] = pks;
    const path = { devicePk: deviceId };
    for (const character of ['a', '가', '😀']) {
      await succeed(app, 'changeDevice', { token, path, body: { alias: character.repeat(30) } });
      expect(await refuse(app, 'changeDevice', { token, path, body: { alias: character.repeat(31) } })).toEqual({
        status: 400,
        error: 'invalid_data',
        field: 'alias',
      });
      expect(only((await succeed(app, 'getDevice', { token, path })).objects).alias).toBe(character.repeat(30));
    }
  });

  it.each(['', '   ', '\u3000\n'])('refuses the blank name %j with no_input_data [B-EDIT-15]', async (alias) => {
    const { app, token, pks } = await openDeviceListFixture(({ seoul }) => [{ alias: 'a', device_group_fk: seoul }]);
    const [deviceId = 0] = pks;
    const path = { devicePk: deviceId };
    expect(await refuse(app, 'changeDevice', { token, path, body: { alias } })).toEqual({
      status: 400,
      error: 'no_input_data',
      field: 'alias',
    });
    expect(only((await succeed(app, 'getDevice', { token, path })).objects).alias).toBe('a');
  });

  it('takes a memo of 140 characters and an empty one, and refuses one of 141 [B-EDIT-16] [B-EDIT-17] [B-EDIT-18]', async () => {
    const { app, token, pks } = await openDeviceListFixture(({ seoul }) => [
      { alias: 'a', memo: 'old', device_group_fk: seoul },
    ]);
    const [deviceId = 0] = pks;
    const path = { devicePk: deviceId };
    for (const memo of ['😀'.repeat(140), 'x'.repeat(140), '']) {
      await succeed(app, 'changeDevice', { token, path, body: { memo } });
      expect(only((await succeed(app, 'getDevice', { token, path })).objects).memo).toBe(memo);
    }
    expect(await refuse(app, 'changeDevice', { token, path, body: { memo: 'x'.repeat(141) } })).toEqual({
      status: 400,
      error: 'invalid_data',
      field: 'memo',
    });
    expect(only((await succeed(app, 'getDevice', { token, path })).objects).memo).toBe('');
  });

  it('is not found by a pk that does not exist [B-ROUTE-14]', async () => {
    const { app, token, pks } = await openDeviceListFixture(({ seoul }) => [{ alias: 'a', device_group_fk: seoul }]);
    const path = { devicePk: (pks[0] ?? 0) + 1 };
    expect(await refuse(app, 'getDevice', { token, path })).toEqual({ status: 404, error: 'not_found' });
  });

  it('is refused with no_group_access to a user who may not open its group [B-ROUTE-15]', async () => {
    const { testServer, app, company, busan, pks } = await openDeviceListFixture(({ seoul }) => [
      { alias: 'a', device_group_fk: seoul },
    ]);
    const [deviceId = 0] = pks;
    const user = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, user, busan);
    const call = { token: await sessionOf(testServer, user), path: { devicePk: deviceId } };
    expect(await refuse(app, 'getDevice', call)).toEqual({ status: 403, error: 'no_group_access' });
  });

  it('takes a memo from whoever may modify information, and from nobody else [B-EDIT-11] [B-EDIT-19]', async () => {
    const { testServer, app, token, company, seoul, pks } = await openDeviceListFixture(({ seoul: group }) => [
      { alias: 'a', memo: 'old', device_group_fk: group },
    ]);
    const [deviceId = 0] = pks;
    const path = { devicePk: deviceId };
    await succeed(app, 'changeDevice', { token, path, body: { memo: 'new' } });
    expect(only((await succeed(app, 'getDevice', { token, path })).objects).memo).toBe('new');
    const user = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, user, seoul);
    const call = { token: await sessionOf(testServer, user), path, body: { memo: 'mine' } };
    expect(await refuse(app, 'changeDevice', call)).toEqual({ status: 403, error: 'no_permission' });
  });
});
