import { describe, expect, it } from 'vitest';
import { putThreshold } from '../alerts/thresholdStore.ts';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import {
  addCompany,
  addDevices,
  addEnrolmentToken,
  addPerson,
  addTestGroup,
  only,
  openTestServer,
  sessionOf,
  TELEMETRY,
} from '../testing/testServer.ts';
import { sweepOffline } from './sweepOffline.ts';

const GUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

async function openAgents(volume = 300) {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha', { volume });
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const enrolment_token = await addEnrolmentToken(testServer, company.companyId, seoul);
  const token = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 }),
  );
  const enrolment = {
    enrolment_token,
    guid: GUID,
    host_name: 'web-01',
    dev_os_id: 2,
    dev_ver: '1.2.3',
    simulated: false,
  };
  const enrol = async (change: Partial<typeof enrolment> = {}) =>
    only((await succeed(testServer.app, 'enrolAgent', { body: { ...enrolment, ...change } })).objects);
  const device = async (deviceId: number) =>
    only((await succeed(testServer.app, 'getDevice', { token, path: { devicePk: deviceId } })).objects);
  const beat = (agent: string, more: object = {}, address = '198.51.100.7') =>
    succeed(testServer.app, 'reportHeartbeat', { token: agent, body: { telemetry: TELEMETRY, ...more }, address });
  return { testServer, app: testServer.app, company, seoul, token, enrolment, enrol, device, beat };
}

describe('an agent that enrols', () => {
  it('makes a device named after the host, in the group of the enrolment token, offline until it reports', async () => {
    const { enrol, device, seoul } = await openAgents();
    const { device_pk, agent_token, interval_seconds } = await enrol();
    expect(interval_seconds).toBe(5);
    expect(agent_token).toMatch(/^agent-/);
    expect(await device(device_pk)).toMatchObject({
      guid: GUID,
      alias: 'web-01',
      device_group_fk: seoul,
      alive: 0,
      dev_os_id: 2,
      dev_ver: '1.2.3',
      simulated: false,
      last_connected_time: 'None',
    });
  });

  it('has its host name cut to 30 characters, and a simulated one reports every 30 seconds', async () => {
    const { enrol, device } = await openAgents();
    const { device_pk, interval_seconds } = await enrol({ host_name: ` ${'한'.repeat(40)}`, simulated: true });
    expect(interval_seconds).toBe(30);
    expect(await device(device_pk)).toMatchObject({ alias: '한'.repeat(30), simulated: true });
  });

  it('with a guid that the company knows keeps its device, and the old token ends', async () => {
    const { app, token, enrol, device, beat, company } = await openAgents();
    const first = await enrol();
    await succeed(app, 'changeDevice', { token, path: { devicePk: first.device_pk }, body: { alias: 'mine' } });
    await succeed(app, 'moveDevice', {
      token,
      body: {
        device_pk: first.device_pk,
        new_device_group_fk: company.defaultGroupId,
        old_device_group_fk: (await device(first.device_pk)).device_group_fk,
      },
    });
    const second = await enrol({ guid: GUID.toUpperCase(), host_name: 'renamed', dev_ver: '2.0.0' });
    expect(second.device_pk).toBe(first.device_pk);
    expect(await device(first.device_pk)).toMatchObject({
      alias: 'mine',
      device_group_fk: company.defaultGroupId,
      dev_ver: '2.0.0',
    });
    await beat(second.agent_token);
    const body = { telemetry: TELEMETRY };
    expect(await refuse(app, 'reportHeartbeat', { token: first.agent_token, body })).toMatchObject({ status: 401 });
    expect((await succeed(app, 'listDevices', { token })).meta.total_count).toBe(1);
  });

  it('with a guid of another company gets a device of its own', async () => {
    const { testServer, enrol } = await openAgents();
    const other = await addCompany(testServer, 'Beta');
    const token = await addEnrolmentToken(testServer, other.companyId, other.defaultGroupId);
    expect((await enrol()).device_pk).not.toBe((await enrol({ enrolment_token: token })).device_pk);
  });

  it('is refused with a token that is unknown or revoked, and the token is stored as a digest', async () => {
    const { testServer, app, enrolment } = await openAgents();
    const unknown = { body: { ...enrolment, enrolment_token: 'guess' } };
    expect(await refuse(app, 'enrolAgent', unknown)).toEqual({ status: 401, error: 'invalid_enrolment' });
    const rows = await testServer.database.query.selectFrom('enrolment_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(enrolment.enrolment_token);
    await testServer.database.query.updateTable('enrolment_tokens').set({ revoked_at: testServer.clock.now }).execute();
    expect(await refuse(app, 'enrolAgent', { body: enrolment })).toMatchObject({ status: 401 });
  });

  it('is refused beyond the licensed volume, also when many enrol at once', async () => {
    const { app, enrolment, token, testServer } = await openAgents(3);
    const guid = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        exchange(app, 'enrolAgent', { body: { ...enrolment, guid: guid(index) } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ status: 409, error: 'license_volume_exceeded' })),
    );
    expect((await succeed(app, 'listDevices', { token })).meta.total_count).toBe(3);
    const known = await testServer.database.query
      .selectFrom('devices')
      .select('guid')
      .limit(1)
      .executeTakeFirstOrThrow();
    await succeed(app, 'enrolAgent', { body: { ...enrolment, guid: known.guid } });
  });

  it('that enrols the same new guid twice at once makes one device', async () => {
    const { enrol } = await openAgents();
    const made = await Promise.all([enrol(), enrol(), enrol()]);
    expect(new Set(made.map(({ device_pk }) => device_pk)).size).toBe(1);
  });

  it('is slowed down at an address that guesses tokens', async () => {
    const { app, enrolment } = await openAgents();
    const wrong = { body: { ...enrolment, enrolment_token: 'guess' }, address: '198.51.100.9' };
    const statuses: number[] = [];
    for (let round = 0; round < 102; round += 1) statuses.push((await exchange(app, 'enrolAgent', wrong)).status);
    expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(100)).toEqual([429, 429]);
    await succeed(app, 'enrolAgent', { body: enrolment, address: '198.51.100.9' });
  });
});

describe('an agent that reports', () => {
  it('makes its device online with its values, its inventory and the address it came from', async () => {
    const { testServer, enrol, device, beat } = await openAgents();
    const { device_pk, agent_token } = await enrol();
    const inventory = { os_name: 'Debian 12', ip_addr: '10.0.0.5', prcss_name: 'node;sh', software_name: 'git' };
    const { objects } = await beat(agent_token, { inventory });
    expect(only(objects)).toEqual({ interval_seconds: 5, commands: [] });
    expect(await device(device_pk)).toMatchObject({
      ...TELEMETRY,
      ...inventory,
      alive: 1,
      fan_speed_id: null,
      s_pub_ip: '198.51.100.7',
      last_connected_time: new Date(testServer.clock.now).toISOString(),
    });
    testServer.clock.now += 5000;
    await beat(agent_token, { telemetry: { ...TELEMETRY, cpu_usage: 99.5, cpu_temp: 61.5 } });
    expect(await device(device_pk)).toMatchObject({
      ...inventory,
      cpu_usage: 99.5,
      cpu_temp: 61.5,
      last_connected_time: new Date(testServer.clock.now - 5000).toISOString(),
    });
  });

  it('keeps large inventories and refuses one beyond the limit', async () => {
    const { app, enrol, device, beat } = await openAgents();
    const { device_pk, agent_token } = await enrol();
    const software_list = '프'.repeat(200_000);
    await beat(agent_token, { inventory: { software_list } });
    expect((await device(device_pk)).software_list).toBe(software_list);
    const call = { token: agent_token, body: { telemetry: TELEMETRY, inventory: { dns: 'x'.repeat(3_000_000) } } };
    expect(await refuse(app, 'reportHeartbeat', call)).toEqual({ status: 413, error: 'payload_too_large' });
  });

  it('and says good-bye is offline at once', async () => {
    const { testServer, app, enrol, device, beat } = await openAgents();
    const { device_pk, agent_token } = await enrol();
    await beat(agent_token);
    testServer.clock.now += 1000;
    await succeed(app, 'reportShutdown', { token: agent_token });
    expect(await device(device_pk)).toMatchObject({
      alive: 0,
      last_disconnected_time: new Date(testServer.clock.now).toISOString(),
    });
    await beat(agent_token);
    expect((await device(device_pk)).alive).toBe(1);
  });

  it('and falls silent is offline after three intervals, and no earlier, and was last seen with its last report', async () => {
    const { testServer, enrol, device, beat } = await openAgents();
    const real = await enrol();
    const simulated = await enrol({ guid: GUID.replace('6f', '7f'), simulated: true });
    for (const { agent_token } of [real, simulated]) await beat(agent_token);
    const lastReport = new Date(testServer.clock.now).toISOString();
    testServer.clock.now += 15_000;
    expect(await sweepOffline(testServer.connection)).toBe(0);
    testServer.clock.now += 1;
    expect(await sweepOffline(testServer.connection)).toBe(1);
    expect(await device(real.device_pk)).toMatchObject({
      alive: 0,
      last_disconnected_time: lastReport,
    });
    expect((await device(simulated.device_pk)).alive).toBe(1);
    testServer.clock.now += 75_000;
    expect(await sweepOffline(testServer.connection)).toBe(1);
    expect((await device(simulated.device_pk)).alive).toBe(0);
  });

  it('is found silent once, however many look at once and however many are silent', async () => {
    const { testServer, company, seoul } = await openAgents();
    const silent = Array.from({ length: 1200 }, (_, index) => ({
      alias: `d${index}`,
      device_group_fk: seoul,
      alive: 1 as const,
      telemetry: { interval_seconds: 5, last_seen_at: 1, offline_due_at: 2 },
    }));
    await addDevices(testServer, company.companyId, silent);
    const found = await Promise.all([1, 2, 3].map(() => sweepOffline(testServer.connection)));
    expect(found.reduce((sum, each) => sum + each, 0)).toBe(1200);
    const events = await testServer.database.query.selectFrom('events').select('device_fk').execute();
    expect(new Set(events.map(({ device_fk }) => device_fk)).size).toBe(1200);
    expect(events).toHaveLength(1200);
  });

  it('tells open screens of a change of state or of the device itself at once, and of what it measured never', async () => {
    const { testServer, enrol, beat } = await openAgents();
    const { agent_token } = await enrol();
    const heard = async () => {
      const rows = await testServer.database.query.selectFrom('events').select('type').orderBy('id').execute();
      await testServer.database.query.deleteFrom('events').execute();
      return rows.map(({ type }) => type);
    };
    await heard();
    await beat(agent_token);
    expect(await heard()).toEqual(['device_state']);
    testServer.clock.now += 60_000;
    await beat(agent_token);
    expect(await heard()).toEqual([]);
    await beat(agent_token, { inventory: { os_name: 'Windows 12 Pro' } });
    expect(await heard()).toEqual(['device_changed']);
    await beat(agent_token, { inventory: { os_name: 'Windows 12 Pro' } });
    expect(await heard()).toEqual([]);
  });

  it('tells open screens that an alert of the device began or ended, and nothing while it lasts', async () => {
    const { testServer, enrol, beat, seoul } = await openAgents();
    const { agent_token, device_pk } = await enrol();
    await testServer.database.query
      .updateTable('devices')
      .set({ device_group_fk: seoul, dev_os_id: 1 })
      .where('pk', '=', device_pk)
      .execute();
    await putThreshold(testServer.connection, seoul, { alertCode: 'IW2', alertMinutes: null, threshold: 90 });
    const heard = async (cpu_usage: number) => {
      await testServer.database.query.deleteFrom('events').execute();
      await beat(agent_token, { telemetry: { ...TELEMETRY, cpu_usage } });
      const rows = await testServer.database.query.selectFrom('events').select('type').orderBy('id').execute();
      return rows.map(({ type }) => type).filter((type) => type !== 'inbox_changed');
    };
    await heard(10);
    expect([await heard(95), await heard(97), await heard(20), await heard(20)]).toEqual([
      ['device_changed'],
      [],
      ['device_changed'],
      [],
    ]);
  });
});
