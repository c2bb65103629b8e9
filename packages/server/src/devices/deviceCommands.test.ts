import { describe, expect, it } from 'vitest';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { only, type TestServer } from '../testing/testServer.ts';
import { auditOf, command, openDeviceFixture, power, taken } from '../testing/deviceFixture.ts';

const GUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

/** Everything a device lets a person do. */
const EVERY_RIGHT = {
  auth_val: '1,2,4,8',
  auth_remotecontrol: 1,
  auth_filemanager: 1,
  auth_update: 1,
  auth_restart: 1,
  auth_thumbnailview: 1,
} as const;

describe('a command to a device', () => {
  it.each([
    ['update', 'B-ACTION-51', 5, '2.0.0'],
    ['agent_restart', 'B-ACTION-52', 35, ''],
  ] as const)('%s on its guid reaches its agent and is noted [%s]', async (type, _id, code, value) => {
    const body = { type };
    const fixture = await openDeviceFixture([{ guid: GUID }]);
    const { app, token, device, manager } = fixture;
    const queued = await succeed(app, 'changeDevice', { token, path: { devicePk: GUID.toUpperCase() }, body });
    expect(queued.objects).toEqual([
      expect.objectContaining({
        type,
        state: 'queued',
        device_pk: device,
        target_device_pk: null,
        finished_time: null,
      }),
    ]);
    expect(await taken(fixture)).toEqual([{ pk: expect.any(Number), type, value }]);
    expect(only(await auditOf(fixture, token))).toMatchObject({
      act_name_id: code,
      act_type_id: 1,
      device_pk: device,
      member_pk: manager,
    });
  });

  it.each([
    ['reboot', 'B-ACTION-53', 'B-AUDIT-06', 3],
    ['shutdown', 'B-ACTION-54', 'B-AUDIT-07', 4],
  ] as const)(
    '%s carries device_pk, member_pk and the act ids, and is noted with them [%s] [%s]',
    async (type, _id, _auditId, code) => {
      const fixture = await openDeviceFixture([{ guid: GUID }, {}]);
      const { app, token, device, manager, pks } = fixture;
      const body = power(type, device, manager);
      const send = (over: object) =>
        exchange(app, 'changeDevice', { token, path: { devicePk: GUID }, body: { ...body, ...over } });
      expect((await send({ device_pk: pks[1] })).body).toMatchObject({ status: 400, field: 'device_pk' });
      expect((await send({ member_pk: manager + 1 })).body).toMatchObject({ status: 403, field: 'member_pk' });
      expect((await send({ act_name_id: 7 - code })).body).toMatchObject({ status: 400, field: 'act_name_id' });
      expect((await send({ act_type_id: undefined })).body).toMatchObject({ status: 400, field: 'act_type_id' });
      expect(await taken(fixture)).toEqual([]);
      expect(await auditOf(fixture, token)).toEqual([]);

      expect((await send({})).status).toBe(200);
      expect(await taken(fixture)).toEqual([{ pk: expect.any(Number), type, value: '' }]);
      expect(only(await auditOf(fixture, token))).toMatchObject({
        act_name_id: code,
        act_type_id: 1,
        device_pk: device,
        member_pk: manager,
        old_value: 'KIOSK-1',
        new_value: type,
      });
    },
  );

  it('has one of seven types, anything else is refused with 400 and does nothing [B-API-04]', async () => {
    const fixture = await openDeviceFixture([{}, { alive: 0 }, { alive: 0 }]);
    const { app, token, device, manager, pks } = fixture;
    const [, asleep = 0, old = 0] = pks;
    for (const type of ['explode', 'Reboot', 'restart', '', null, 7]) {
      const call = { token, path: { devicePk: device }, body: { type } };
      expect(await refuse(app, 'changeDevice', call)).toEqual({ status: 400, error: 'invalid_data', field: 'type' });
    }
    const both = { token, path: { devicePk: device }, body: { type: 'update', alias: 'x' } };
    expect(await refuse(app, 'changeDevice', both)).toMatchObject({ status: 400, field: 'alias' });
    expect(await taken(fixture)).toEqual([]);
    const accepted = [
      await command(fixture, token, device, power('shutdown', device, manager)),
      await command(fixture, token, device, power('reboot', device, manager)),
      await command(fixture, token, device, { type: 'agent_restart' }),
      await command(fixture, token, device, { type: 'update' }),
      await command(fixture, token, asleep, { type: 'wol_list' }),
      await command(fixture, token, device, { type: 'wol', data: '02:00:00:00:00:11' }),
      await command(fixture, token, old, { type: 'delete' }),
    ];
    expect(accepted).toEqual(Array.from({ length: 7 }, () => '200'));
  });

  it('of a kind that waits already is not queued or noted twice', async () => {
    const fixture = await openDeviceFixture();
    const { token, device, manager, testServer } = fixture;
    await command(fixture, token, device, power('reboot', device, manager));
    await command(fixture, token, device, power('reboot', device, manager));
    expect(await taken(fixture)).toHaveLength(1);
    expect(await auditOf(fixture, token)).toHaveLength(1);
    testServer.clock.now += 90_001;
    await command(fixture, token, device, power('reboot', device, manager));
    expect(await taken(fixture)).toHaveLength(1);
  });

  it('is queued once, however many ask at the same moment', async () => {
    const fixture = await openDeviceFixture();
    const { token, device, manager } = fixture;
    await Promise.all(
      Array.from({ length: 8 }, () => command(fixture, token, device, power('reboot', device, manager))),
    );
    expect(await taken(fixture)).toHaveLength(1);
    expect(await auditOf(fixture, token)).toHaveLength(1);
  });
});

describe('a right', () => {
  it('that is missing keeps a person from calling the command directly [B-ROLE-08]', async () => {
    const fixture = await openDeviceFixture([{}, { alive: 0 }]);
    const { app, device, person, pks } = fixture;
    const [, asleep = 0] = pks;
    const nobody = await person('nobody', { auth_remotecontrol: 1, auth_filemanager: 1, auth_val: '1,2,8' });
    const forbidden = '403 no_permission';
    expect(await command(fixture, nobody.token, device, power('reboot', device, nobody.pk))).toBe(forbidden);
    expect(await command(fixture, nobody.token, device, power('shutdown', device, nobody.pk))).toBe(forbidden);
    expect(await command(fixture, nobody.token, asleep, { type: 'delete' })).toBe(forbidden);
    expect(await command(fixture, nobody.token, device, { type: 'delete' })).toBe(forbidden);
    expect(await command(fixture, nobody.token, asleep, { type: 'wol_list' })).toBe(forbidden);
    expect(await command(fixture, nobody.token, device, { type: 'update' })).toBe(forbidden);
    expect(await command(fixture, nobody.token, device, { type: 'agent_restart' })).toBe(forbidden);
    const call = { token: nobody.token, path: { devicePk: asleep } };
    expect(await refuse(app, 'deleteDevice', call)).toEqual({ status: 403, error: 'no_permission' });
    expect(await taken(fixture)).toEqual([]);

    const updater = await person('updater', { auth_update: 1, auth_restart: 1 });
    expect(await command(fixture, updater.token, device, { type: 'update' })).toBe('200');
    expect(await command(fixture, updater.token, device, { type: 'agent_restart' })).toBe('200');
    const operator = await person('operator', { auth_val: '1,4' });
    expect(await command(fixture, operator.token, device, power('reboot', device, operator.pk))).toBe('200');
    expect(await command(fixture, operator.token, device, power('shutdown', device, operator.pk))).toBe('200');
    expect(await command(fixture, operator.token, device, { type: 'delete' })).toBe('200');
  });

  it('to change the memo is asked by the server [B-EDIT-21]', async () => {
    const { app, token, device, person } = await openDeviceFixture([{ memo: 'lobby' }]);
    const reader = await person('reader', { auth_val: '1,4,8' });
    const call = { token: reader.token, path: { devicePk: device }, body: { memo: 'mine' } };
    expect(await refuse(app, 'changeDevice', call)).toEqual({ status: 403, error: 'no_permission' });
    const memo = async () =>
      only((await succeed(app, 'getDevice', { token, path: { devicePk: device } })).objects).memo;
    expect(await memo()).toBe('lobby');
    const writer = await person('writer', { auth_val: '1,2' });
    await succeed(app, 'changeDevice', { ...call, token: writer.token });
    expect(await memo()).toBe('mine');
  });
});

describe('the state of a device', () => {
  const REFUSED = [
    { action: 'remote control', offline: '[B-ACTION-38]', unapproved: '[B-ACTION-21]' },
    { action: 'file transfer', offline: '[B-ACTION-39]', unapproved: '[B-ACTION-22]' },
    { action: 'live image', offline: '[B-ACTION-40]', unapproved: '[B-ACTION-23] [B-LIVE-13]' },
    { action: 'update', offline: '[B-ACTION-41]', unapproved: '[B-ACTION-24]' },
    { action: 'agent_restart', offline: '[B-ACTION-42]', unapproved: '[B-ACTION-25]' },
    { action: 'reboot', offline: '[B-ACTION-43]', unapproved: '[B-ACTION-26]' },
    { action: 'shutdown', offline: '[B-ACTION-44]', unapproved: '[B-ACTION-27]' },
  ] as const;

  type Action = (typeof REFUSED)[number]['action'];

  /** Requests an action directly from the server, as a page would not, and returns the answer. */
  async function ask({ app }: Pick<TestServer, 'app'>, token: string, device: number, member: number, action: Action) {
    const call = { token, path: { devicePk: device } };
    const refusal = async (answer: Promise<{ readonly status: number; readonly error: string }>) => {
      const { status, error } = await answer;
      return `${status} ${error}`;
    };
    switch (action) {
      case 'remote control':
        return refusal(refuse(app, 'openRemoteSession', call));
      case 'file transfer':
        return refusal(refuse(app, 'openRemoteSession', { ...call, query: { file_transfer: 1 } }));
      case 'live image':
        return refusal(refuse(app, 'getDeviceImage', call));
      case 'update':
      case 'agent_restart':
        return command({ app }, token, device, { type: action });
      default:
        return command({ app }, token, device, power(action, device, member));
    }
  }

  it.each(REFUSED)('offline refuses $action [B-ACTION-61] $offline', async ({ action }) => {
    const fixture = await openDeviceFixture([{ alive: 0 }]);
    const { token, device, manager } = fixture;
    expect(await ask(fixture, token, device, manager, action)).toBe('409 not_online_warning');
    expect(await taken(fixture)).toEqual([]);
    expect(await auditOf(fixture, token)).toEqual([]);
  });

  it.each(REFUSED)('unapproved refuses $action, whatever the rights [B-ACTION-61] $unapproved', async ({ action }) => {
    const fixture = await openDeviceFixture();
    const { device, person } = fixture;
    const asker = await person('asker', { ...EVERY_RIGHT, use_approval_function: 1 });
    expect(await ask(fixture, asker.token, device, asker.pk, action)).toBe('403 approval_required');
    expect(await taken(fixture)).toEqual([]);
  });

  it('unapproved refuses to delete the device', async () => {
    const fixture = await openDeviceFixture();
    const asker = await fixture.person('asker', { ...EVERY_RIGHT, use_approval_function: 1 });
    expect(await command(fixture, asker.token, fixture.device, { type: 'delete' })).toBe('403 approval_required');
    expect(await taken(fixture)).toEqual([]);
  });

  it('decides whether there is anything to update', async () => {
    const fixture = await openDeviceFixture([{ dev_ver: '2.0.0' }, { dev_os_id: 2 }]);
    const { token, pks } = fixture;
    expect(await command(fixture, token, pks[0] ?? 0, { type: 'update' })).toBe('409 already_latest_version');
    expect(await command(fixture, token, pks[1] ?? 0, { type: 'update' })).toBe('409 not_supported_os');
  });
});
