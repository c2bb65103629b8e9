import { MEMBER_TYPES } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../database/connection.ts';
import { tokenHash } from '../../members/secrets.ts';
import { addTicket } from '../../testing/addTicket.ts';
import { AGENT, openDeviceFixture } from '../../testing/deviceFixture.ts';
import { refuse, succeed } from '../../testing/exchange.ts';
import { addCompany, addPerson, addTestGroup, only, sessionOf, START, TELEMETRY } from '../../testing/testServer.ts';
import { packUsage } from './packUsage.ts';
import { pruneUsage } from './pruneUsage.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RANGES = ['day', 'month', 'year'] as const;
const AGENTS = [AGENT, 'agent-of-the-second', 'agent-of-the-third'] as const;

/** A company with three devices in one group, and one more group. */
async function openFleet() {
  const fixture = await openDeviceFixture([
    {},
    ...AGENTS.slice(1).map((agent) => ({ agent_token_hash: tokenHash(agent) })),
  ]);
  const { testServer, app, company, manager } = fixture;
  const { clock, connection } = testServer;
  const busan = await addTestGroup(testServer, company, 'Busan');
  const beat = (device: 0 | 1 | 2, cpu_usage: number) =>
    succeed(app, 'reportHeartbeat', { token: AGENTS[device], body: { telemetry: { ...TELEMETRY, cpu_usage } } });
  // A session ends long before the stored data does.
  const fleet = async (group: number | 'all', range: (typeof RANGES)[number], points = 10_000, person = manager) => {
    const query = { device_group_pk: String(group), range, points };
    return only((await succeed(app, 'getFleetUsage', { token: await sessionOf(testServer, person), query })).objects);
  };
  const move = async (index: 0 | 1 | 2, to: number) => {
    await connection.query
      .updateTable('devices')
      .set({ device_group_fk: to })
      .where('pk', '=', fixture.pks[index] ?? 0)
      .execute();
  };
  /** Moves to a minute after a quarter of an hour, and packs what is complete. */
  const pack = async (quarters: number) => {
    clock.now = START + quarters * 15 * MINUTE + MINUTE;
    await packUsage(connection);
  };
  return { ...fixture, clock, connection, busan, beat, fleet, move, pack };
}

/** The components of the sums, in an order that does not depend on when they were written. */
async function everything({ query }: Connection) {
  const ordered = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return {
    samples: ordered(await query.selectFrom('usage_samples').selectAll().execute()),
    devices: ordered(await query.selectFrom('device_usage').selectAll().execute()),
    groups: ordered(await query.selectFrom('group_usage').selectAll().execute()),
  };
}

describe('the usage of a group', () => {
  it.each(RANGES)('over a %s is that of its devices, however often each reported', async (range) => {
    const { group, beat, fleet, pack } = await openFleet();
    for (const cpu of [10, 20, 60]) await beat(0, cpu);
    await beat(1, 90);
    await pack(1);
    const { points } = await fleet(group, range);
    const memory = { average: 55, highest: 55 };
    expect(points).toMatchObject([{ count: 2, devices: 2, cpu: { average: 60, highest: 90 }, memory }]);
    expect((await fleet('all', range)).points).toEqual(points);
  });

  it('has what went over the network of the devices that say so, minute by minute', async () => {
    const { app, group, beat, fleet, pack } = await openFleet();
    const body = { telemetry: { ...TELEMETRY, network_received: 4095, network_sent: 0 } };
    await succeed(app, 'reportHeartbeat', { token: AGENTS[0], body });
    await beat(1, 90);
    await pack(1);
    for (const range of RANGES) {
      const [{ count, network } = { count: 0, network: null }] = (await fleet(group, range)).points;
      expect([count, network?.count, network?.sent]).toEqual([2, 1, { average: 0, highest: 0 }]);
      expect(network?.received.average).toBeCloseTo(4095, -2);
    }
  });

  it('ends with the last quarter of an hour that is over, and says nothing of the running one', async () => {
    const { clock, group, beat, fleet, pack } = await openFleet();
    await beat(0, 10);
    expect((await fleet(group, 'day')).points).toEqual([]);
    await pack(1);
    await beat(0, 50);
    clock.now += 13 * MINUTE;
    const { points, start_time, end_time } = await fleet(group, 'day');
    expect(points).toHaveLength(1);
    expect(end_time).toBe(new Date(START + 15 * MINUTE).toISOString());
    expect(start_time).toBe(new Date(START + 15 * MINUTE - DAY).toISOString());
  });

  it('counts minute by minute the devices that reported, and is their average', async () => {
    const { clock, group, pks, token, app, beat, fleet, pack } = await openFleet();
    for (let minute = 0; minute < 40; minute += 1) {
      clock.now = START + minute * MINUTE;
      for (const device of [0, 1, 2] as const) {
        if ((minute + device) % (device + 2) > 0) await beat(device, (minute * 7 + device * 31) % 100);
      }
    }
    await pack(1);
    await pack(3);
    const timelines = await Promise.all(
      pks.map(async (deviceId) =>
        only(
          (
            await succeed(app, 'getDeviceUsage', {
              token,
              path: { devicePk: deviceId },
              query: { range: 'day', points: 10_000 },
            })
          ).objects,
        ),
      ),
    );
    const ofDevices = Map.groupBy(
      timelines.flatMap(({ points }) => points),
      ({ start_time }) => start_time,
    );
    const { points } = await fleet(group, 'day');
    expect(points).toHaveLength(ofDevices.size);
    for (const { start_time, count, devices, cpu } of points) {
      const reported = ofDevices.get(start_time) ?? [];
      expect([count, devices]).toEqual([reported.length, reported.length]);
      const mean = reported.reduce((sum, each) => sum + each.cpu.average, 0) / reported.length;
      expect(cpu.average).toBeCloseTo(mean, 2);
      expect(cpu.highest).toBe(Math.max(...reported.map((each) => each.cpu.highest)));
    }
    const minutes = points.reduce((sum, { count }) => sum + count, 0);
    for (const range of RANGES) {
      const timeline = await fleet(group, range, 24);
      expect(timeline.points.reduce((sum, { count }) => sum + count, 0)).toBe(minutes);
      expect(Math.max(...timeline.points.map(({ devices }) => devices))).toBe(3);
    }
  });

  it('counts a device once in a minute of which a part comes after it was packed', async () => {
    const { clock, group, beat, fleet, pack } = await openFleet();
    await beat(0, 10);
    await beat(1, 50);
    await pack(1);
    clock.now = START;
    await beat(0, 30);
    await pack(1);
    for (const range of RANGES) {
      // The device's average was 20, the other's 50.
      expect((await fleet(group, range)).points).toMatchObject([
        { count: 2, devices: 2, cpu: { average: 35, highest: 50 } },
      ]);
    }
  });

  it('keeps what a device reported before it moved, also before that was packed', async () => {
    const { clock, group, busan, beat, fleet, move, pack } = await openFleet();
    await beat(0, 10);
    await move(0, busan);
    clock.now = START + MINUTE;
    await beat(0, 80);
    await pack(1);
    for (const range of RANGES) {
      expect((await fleet(group, range)).points).toMatchObject([{ count: 1, devices: 1, cpu: { average: 10 } }]);
      expect((await fleet(busan, range)).points).toMatchObject([{ count: 1, devices: 1, cpu: { average: 80 } }]);
    }
    expect((await fleet('all', 'year')).points).toMatchObject([{ count: 2, devices: 1, cpu: { average: 45 } }]);
  });

  it('goes with the group, while that of all devices stays, and outlives a device', async () => {
    const { app, token, pks, group, busan, clock, beat, fleet, move, pack, connection } = await openFleet();
    await beat(0, 10);
    await move(1, busan);
    await beat(1, 70);
    await pack(1);
    await succeed(app, 'deleteDevice', { token, path: { devicePk: pks[0] ?? 0 } });
    expect((await fleet(group, 'month')).points).toMatchObject([{ count: 1, cpu: { average: 10 } }]);
    await beat(1, 30);
    await succeed(app, 'deleteGroup', { token, path: { groupPk: busan } });
    clock.now += 15 * MINUTE;
    await packUsage(connection);
    expect(
      await refuse(app, 'getFleetUsage', { token, query: { device_group_pk: String(busan), range: 'month' } }),
    ).toMatchObject({
      status: 404,
    });
    // What was not packed yet is part of the whole.
    expect((await fleet('all', 'year')).points).toMatchObject([{ count: 3, cpu: { average: 36.67, highest: 70 } }]);
  });

  it('is kept by minute for a day, by quarter of an hour for a month, by hour for a year', async () => {
    const { clock, connection, group, beat, fleet, pack } = await openFleet();
    await beat(0, 10);
    await pack(1);
    const after = async (days: number) => {
      clock.now = START + days * DAY + 16 * MINUTE;
      await pruneUsage(connection);
      const lengths = await Promise.all(RANGES.map(async (range) => (await fleet(group, range)).points.length));
      const rows = await connection.query
        .selectFrom('group_usage')
        .selectAll()
        .where('device_group_fk', '=', group)
        .execute();
      return [lengths, rows.length];
    };
    expect(await after(0)).toEqual([[1, 1, 1], 3]);
    // The timeline starts a day before the last packed quarter of an hour.
    clock.now = START + DAY + 15 * MINUTE;
    await pruneUsage(connection);
    expect((await fleet(group, 'day')).points).toHaveLength(1);
    expect(await after(1)).toEqual([[0, 1, 1], 2]);
    expect(await after(33)).toEqual([[0, 0, 1], 1]);
    expect(await after(372)).toEqual([[0, 0, 0], 0]);
  });
});

describe('packing that is cut off', () => {
  it('has changed nothing, and done again it is as if it never was', async () => {
    const { clock, connection, beat, pack } = await openFleet();
    await beat(0, 10);
    await pack(1);
    await beat(0, 40);
    await beat(1, 60);
    const before = await everything(connection);
    const cutOff: Connection = {
      ...connection,
      transact: (work) =>
        connection.transact(async (inside) => {
          await work(inside);
          throw new Error('cut off');
        }),
    };
    clock.now += 15 * MINUTE;
    await expect(packUsage(cutOff)).rejects.toThrow('cut off');
    expect(await everything(connection)).toEqual(before);
    await packUsage(connection);
    const packed = await everything(connection);
    expect(packed.samples).toEqual([]);
    expect(packed.groups).not.toEqual(before.groups);
    await packUsage(connection);
    expect(await everything(connection)).toEqual(packed);
  });

  it('by two at once counts nothing twice', async () => {
    const { clock, connection, group, beat, fleet } = await openFleet();
    for (const device of [0, 1, 2] as const) await beat(device, 30 * device);
    clock.now += 16 * MINUTE;
    await Promise.all([packUsage(connection), packUsage(connection)]);
    expect((await fleet(group, 'month')).points).toMatchObject([
      { count: 3, devices: 3, cpu: { average: 30, highest: 60 } },
    ]);
  });
});

describe('the usage of all devices', () => {
  it('is to a person that of the groups that are open to them, and to nobody else anything', async () => {
    const { testServer, app, group, busan, company, beat, fleet, move, pack, person } = await openFleet();
    await move(2, busan);
    await beat(0, 10);
    await beat(2, 90);
    await pack(1);
    const near = await person('nora');
    expect((await fleet('all', 'year', 400, near.pk)).points).toMatchObject([
      { count: 1, cpu: { average: 10, highest: 10 } },
    ]);
    const ask = async (pk: number, groupId: number) =>
      refuse(app, 'getFleetUsage', {
        token: await sessionOf(testServer, pk),
        query: { device_group_pk: String(groupId), range: 'year' },
      });
    expect(await ask(near.pk, busan)).toMatchObject({ status: 403 });
    await testServer.database.query
      .insertInto('group_members')
      .values({ member_fk: near.pk, device_group_fk: busan })
      .execute();
    expect((await fleet('all', 'year', 400, near.pk)).points).toMatchObject([
      { count: 2, devices: 2, cpu: { average: 50 } },
    ]);
    // The root group only holds the tree together; people linked to it have none of its groups open.
    const linked = await addPerson(testServer, company.companyId, 'rae@alpha.example');
    await testServer.database.query
      .insertInto('group_members')
      .values({ member_fk: linked, device_group_fk: company.rootGroupId })
      .execute();
    expect((await fleet('all', 'year', 400, linked)).points).toEqual([]);
    expect((await fleet(company.rootGroupId, 'year', 400, linked)).points).toEqual([]);

    const { companyId } = await addCompany(testServer, 'Beta');
    const stranger = await addPerson(testServer, companyId, 'bea@beta.example', { member_type_id: 2 });
    expect((await fleet('all', 'year', 400, stranger)).points).toEqual([]);
    expect(await ask(stranger, group)).toMatchObject({ status: 404 });
  });

  it('and of its group stays closed to a temporary account that has a ticket for a device', async () => {
    const { testServer, app, group, pks, company, beat, fleet, pack } = await openFleet();
    await beat(0, 10);
    await pack(1);
    const worker = await addPerson(testServer, company.companyId, 'temporary', {
      member_type_id: MEMBER_TYPES.partner,
    });
    await addTicket(testServer, company.companyId, {
      worker_fk: worker,
      state: 2,
      devices: [{ pk: pks[0] ?? 0, name: '' }],
    });
    const token = await sessionOf(testServer, worker);
    expect((await succeed(app, 'listDevices', { token, query: {} })).objects).toHaveLength(1);
    expect((await fleet('all', 'day', 400, worker)).points).toEqual([]);
    const query = { device_group_pk: String(group), range: 'day' } as const;
    expect(await refuse(app, 'getFleetUsage', { token, query })).toMatchObject({ status: 403 });
  });
});
