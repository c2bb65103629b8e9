import { describe, expect, it } from 'vitest';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { letInto, sessionOf, addPerson, addTestGroup, addDevices } from '../testing/testServer.ts';
import { AGENT, auditOf, command, openDeviceFixture, taken } from '../testing/deviceFixture.ts';

const MAC = '0A:1B:2C:3D:4E:5F';

/** A sleeping device between one in its subnet, one at its site, and others elsewhere. */
const NEIGHBOURS = [
  { alias: 'same subnet' },
  { alias: 'asleep', alive: 0, mac_addr: '0a-1b-2c-3d-4e-5f' },
  { alias: 'same site', ip_addr: '10.9.9.9', s_pri_ip: '10.9.9.9' },
  { alias: 'other site', s_pub_ip: '198.51.100.7' },
  { alias: 'off as well', alive: 0 },
] as const;

async function openNight() {
  const fixture = await openDeviceFixture(NEIGHBOURS);
  const [neighbour = 0, sleeper = 0, , elsewhere = 0] = fixture.pks;
  const list = async (token: string) => {
    const { objects } = await succeed(fixture.app, 'changeDevice', {
      token,
      path: { devicePk: sleeper },
      body: { type: 'wol_list' },
    });
    if (Array.isArray(objects)) throw new Error('This is no wake list.');
    return objects;
  };
  return { ...fixture, fixture, neighbour, sleeper, elsewhere, list };
}

describe('the list of who can wake a device', () => {
  it('has its hardware address and the online devices of its network, nearest first [B-WOL-03] [B-WOL-04] [B-WOL-05]', async () => {
    const { testServer, token, neighbour, list } = await openNight();
    const { guid } = await testServer.database.query
      .selectFrom('devices')
      .select('guid')
      .where('pk', '=', neighbour)
      .executeTakeFirstOrThrow();
    const { mac_addr, objects } = await list(token);
    expect(mac_addr).toBe(MAC);
    expect(objects.map(({ device_name, same_subnet }) => [device_name, same_subnet])).toEqual([
      ['same subnet', true],
      ['same site', false],
    ]);
    expect(objects[0]).toEqual({
      device_name: 'same subnet',
      s_pub_ip: '203.0.113.9',
      s_pri_ip: '192.168.3.10',
      device_id: guid,
      same_subnet: true,
    });
  });

  it('leaves out devices of groups that the person may not open', async () => {
    const { testServer, company, fixture, list } = await openNight();
    const user = await fixture.person('night', { auth_val: '1,4' });
    const closed = await addTestGroup(testServer, company, 'closed');
    await testServer.database.query
      .updateTable('devices')
      .set({ device_group_fk: closed })
      .where('alias', '=', 'same subnet')
      .execute();
    expect((await list(user.token)).objects.map(({ device_name }) => device_name)).toEqual(['same site']);
  });

  it('is empty for a device whose address nobody knows', async () => {
    const fixture = await openDeviceFixture([{}, { alive: 0, mac_addr: '' }]);
    const { objects } = await succeed(fixture.app, 'changeDevice', {
      token: fixture.token,
      path: { devicePk: fixture.pks[1] ?? 0 },
      body: { type: 'wol_list' },
    });
    expect(objects).toEqual({ mac_addr: '', objects: [] });
  });
});

describe('waking a device', () => {
  it('has the chosen neighbour send the packet, and tells what became of it [B-WOL-07]', async () => {
    const { app, fixture, token, neighbour, sleeper } = await openNight();
    const { objects } = await succeed(app, 'changeDevice', {
      token,
      path: { devicePk: neighbour },
      body: { type: 'wol', data: MAC },
    });
    expect(objects).toEqual([
      expect.objectContaining({ type: 'wake', state: 'queued', device_pk: neighbour, target_device_pk: sleeper }),
    ]);
    const [{ pk, ...sent } = { pk: 0 }] = await taken(fixture);
    expect(sent).toEqual({ type: 'wake', value: MAC });
    await succeed(app, 'answerAgentCommand', {
      token: AGENT,
      path: { commandPk: pk },
      body: { outcome: 'done', reason: 'Sent.' },
    });
    const seen = await succeed(app, 'listDeviceCommands', { token, path: { devicePk: sleeper } });
    expect(seen.objects).toEqual([expect.objectContaining({ type: 'wake', state: 'acknowledged', reason: 'Sent.' })]);
    expect(
      (await auditOf(fixture, token)).map(({ act_name_id, device_pk, new_value }) => [
        act_name_id,
        device_pk,
        new_value,
      ]),
    ).toEqual([[35, sleeper, 'wake']]);
  });

  it('chooses the nearest sender when the sleeping device itself is named', async () => {
    const { fixture, token, sleeper } = await openNight();
    expect(await command(fixture, token, sleeper, { type: 'wol', data: MAC })).toBe('200');
    expect(await taken(fixture)).toEqual([{ pk: expect.any(Number), type: 'wake', value: MAC }]);
  });

  it('is refused without a sender, from another network, for an online device and for an unknown address', async () => {
    const { testServer, fixture, token, elsewhere, neighbour, sleeper } = await openNight();
    expect(await command(fixture, token, elsewhere, { type: 'wol', data: MAC })).toBe('409 no_wake_sender');
    expect(await command(fixture, token, neighbour, { type: 'wol', data: '02:00:00:00:00:12' })).toBe(
      '409 already_online',
    );
    expect(await command(fixture, token, neighbour, { type: 'wol', data: '02:00:00:99:99:99' })).toBe('404 not_found');
    expect(await command(fixture, token, neighbour, { type: 'wol', data: 'FF:FF:FF:FF:FF:FF' })).toBe(
      '400 invalid_data',
    );
    await testServer.database.query.updateTable('devices').set({ alive: 0 }).execute();
    expect(await command(fixture, token, sleeper, { type: 'wol', data: MAC })).toBe('409 no_wake_sender');
    expect(await command(fixture, token, neighbour, { type: 'wol', data: MAC })).toBe('409 not_online_warning');
    const call = { token, path: { devicePk: neighbour }, body: { type: 'wol', data: 'lobby' } };
    expect(await refuse(fixture.app, 'changeDevice', call)).toMatchObject({ status: 400, field: 'data' });
    expect(await taken(fixture)).toEqual([]);
  });

  it('is for Corporate accounts and people with useFunction only; so is the list, and live images are for Corporate accounts [A-DIALOG-07] [B-ROLE-09] [B-WOL-01] [B-WOL-02]', async () => {
    const basic = await openDeviceFixture(NEIGHBOURS, { plan: 'Basic' });
    const [awake = 0, asleep = 0] = basic.pks;
    expect(await command(basic, basic.token, asleep, { type: 'wol_list' })).toBe('403 need_license');
    expect(await command(basic, basic.token, awake, { type: 'wol', data: MAC })).toBe('403 need_license');
    expect(await command(basic, basic.token, asleep, { type: 'wol', data: MAC })).toBe('403 need_license');
    const image = await exchange(basic.app, 'getDeviceImage', { token: basic.token, path: { devicePk: awake } });
    expect(image.body).toEqual({ status: 403, error: 'need_license' });
    expect(await taken(basic)).toEqual([]);

    const { fixture, neighbour, sleeper } = await openNight();
    const user = await fixture.person('user', { auth_val: '1,2,8' });
    expect(await command(fixture, user.token, sleeper, { type: 'wol_list' })).toBe('403 no_permission');
    expect(await command(fixture, user.token, neighbour, { type: 'wol', data: MAC })).toBe('403 no_permission');
    const helper = await fixture.person('helper', { auth_val: '1,4' });
    expect(await command(fixture, helper.token, neighbour, { type: 'wol', data: MAC })).toBe('200');
  });

  it('never reaches a device of a group that the person may not open', async () => {
    const { testServer, fixture, company, neighbour } = await openNight();
    const closed = await addTestGroup(testServer, company, 'closed');
    const [hidden = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'hidden', device_group_fk: closed, mac_addr: '0E:00:00:00:00:01', s_pub_ip: '203.0.113.9' },
    ]);
    const pk = await addPerson(testServer, company.companyId, 'outsider@alpha.example', { auth_val: '1,4' });
    await letInto(testServer, pk, fixture.group);
    const token = await sessionOf(testServer, pk);
    expect(await command(fixture, token, neighbour, { type: 'wol', data: '0E:00:00:00:00:01' })).toBe('404 not_found');
    expect(await command(fixture, token, hidden, { type: 'wol_list' })).toBe('403 no_group_access');
  });
});
