import { USAGE_KEEPING } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { AGENT, openDeviceFixture } from '../../testing/deviceFixture.ts';
import { refuse, succeed } from '../../testing/exchange.ts';
import { addCompany, addPerson, only, sessionOf, START, TELEMETRY } from '../../testing/testServer.ts';
import { packUsage } from './packUsage.ts';
import { pruneUsage } from './pruneUsage.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function openUsage() {
  const fixture = await openDeviceFixture();
  const { testServer, app, device, manager } = fixture;
  const beat = (cpu_usage: number) =>
    succeed(app, 'reportHeartbeat', { token: AGENT, body: { telemetry: { ...TELEMETRY, cpu_usage } } });
  const timeline = async (range: 'day' | 'month' | 'year', points = 10_000) => {
    // A session ends long before the stored data does.
    const token = await sessionOf(testServer, manager);
    return only(
      (await succeed(app, 'getDeviceUsage', { token, path: { devicePk: device }, query: { range, points } })).objects,
    );
  };
  const kept = async () => {
    const { query } = testServer.database;
    const count = async (table: 'usage_samples' | 'device_usage') =>
      (await query.selectFrom(table).select('device_fk').execute()).length;
    return { samples: await count('usage_samples'), rows: await count('device_usage') };
  };
  return { ...fixture, clock: testServer.clock, connection: testServer.connection, beat, timeline, kept };
}

describe('the usage of a device', () => {
  it('is what it reported, the running minute included, with the highest beside the average', async () => {
    const { clock, beat, timeline } = await openUsage();
    for (const cpu of [10, 20, 60]) await beat(cpu);
    clock.now += MINUTE;
    await beat(5);
    const { points, step_seconds, ...rest } = await timeline('day');
    const disk = { average: 40, highest: 40 };
    const memory = { average: 55, highest: 55 };
    const others = { memory, disk, network: null };
    expect(step_seconds).toBe(60);
    expect(rest).toMatchObject({ range: 'day', end_time: new Date(START + 2 * MINUTE).toISOString() });
    expect(points).toEqual([
      { start_time: new Date(START).toISOString(), count: 3, cpu: { average: 30, highest: 60 }, ...others },
      { start_time: new Date(START + MINUTE).toISOString(), count: 1, cpu: { average: 5, highest: 5 }, ...others },
    ]);
  });

  it.each(['day', 'month', 'year'] as const)('over a %s says the same before and after it is packed', async (range) => {
    const { clock, connection, beat, timeline, kept } = await openUsage();
    for (let minute = 0; minute < 40; minute += 1) {
      clock.now = START + minute * MINUTE;
      await beat((minute * 7) % 100);
    }
    const before = await timeline(range);
    await packUsage(connection);
    expect(await kept()).toEqual({ samples: 10, rows: 4 });
    expect(await timeline(range)).toEqual(before);
    // Once more, with nothing new, and after the last quarter of an hour.
    await packUsage(connection);
    expect(await timeline(range)).toEqual(before);
    clock.now = START + 46 * MINUTE;
    await packUsage(connection);
    expect(await kept()).toEqual({ samples: 0, rows: 5 });
    const { points } = await timeline(range);
    expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  });

  it('that could not be packed for days is packed as if it had been', async () => {
    const { clock, connection, beat, timeline, kept } = await openUsage();
    for (let hour = 0; hour < 30; hour += 1) {
      clock.now = START + hour * 60 * MINUTE;
      await beat(hour);
    }
    const before = await timeline('year');
    clock.now += 16 * MINUTE;
    await packUsage(connection);
    expect((await kept()).samples).toBe(0);
    expect((await timeline('year')).points).toEqual(before.points);
    expect(before.points).toHaveLength(30);
  });

  it('in a row of hours of a single day, as rows once were, is read and added to', async () => {
    const { clock, connection, beat, timeline, testServer } = await openUsage();
    await beat(10);
    clock.now = START + 16 * MINUTE;
    await packUsage(connection);
    // Cut to its first day and moved there, the row is what an earlier version packed.
    const { query } = testServer.database;
    const { bucketMs, rowMs } = USAGE_KEEPING.year;
    const rowAt = Math.floor(START / rowMs) * rowMs;
    const day = Math.floor(START / DAY) * DAY;
    const { buckets } = await query
      .selectFrom('device_usage')
      .select('buckets')
      .where('resolution', '=', 60)
      .executeTakeFirstOrThrow();
    const ofDay = (buckets.byteLength / (rowMs / bucketMs)) * (DAY / bucketMs);
    const first = ((day - rowAt) / DAY) * ofDay;
    await query
      .updateTable('device_usage')
      .set({ period_at: day, buckets: buckets.slice(first, first + ofDay) })
      .where('resolution', '=', 60)
      .execute();
    await beat(30);
    clock.now = START + 31 * MINUTE;
    await packUsage(connection);
    expect((await timeline('year')).points).toMatchObject([{ count: 2, cpu: { average: 20, highest: 30 } }]);
  });

  it('has what went over the network, of the reports that say so', async () => {
    const { app, clock, connection, beat, timeline } = await openUsage();
    const speed = (network_received: number, network_sent: number) =>
      succeed(app, 'reportHeartbeat', {
        token: AGENT,
        body: { telemetry: { ...TELEMETRY, network_received, network_sent } },
      });
    await beat(10);
    for (const [received, sent] of [
      [1000, 0],
      [3000, 500],
    ] as const)
      await speed(received, sent);
    const [running] = (await timeline('day')).points;
    expect(running).toMatchObject({
      count: 3,
      network: { count: 2, received: { average: 2000, highest: 3000 }, sent: { average: 250, highest: 500 } },
    });
    clock.now = START + 16 * MINUTE;
    await packUsage(connection);
    for (const range of ['day', 'month', 'year'] as const) {
      const [{ network } = { network: null }] = (await timeline(range)).points;
      expect(network?.received.average).toBeCloseTo(2000, -2);
      expect(network?.sent.average).toBeCloseTo(250, -1);
      expect(network?.received.highest).toBeGreaterThanOrEqual(3000);
      expect(network?.received.highest).toBeLessThan(3000 * 1.125);
    }
  });

  it('that comes after its quarter of an hour was packed is added', async () => {
    const { clock, connection, beat, timeline } = await openUsage();
    await beat(10);
    clock.now = START + 16 * MINUTE;
    await packUsage(connection);
    clock.now = START;
    await beat(30);
    clock.now = START + 16 * MINUTE;
    await packUsage(connection);
    const [minute] = (await timeline('day')).points;
    expect(minute).toMatchObject({ count: 2, cpu: { average: 20, highest: 30 } });
  });

  it('is kept by minute for a day, by quarter of an hour for a month, by hour for a year', async () => {
    const { clock, connection, beat, timeline, kept } = await openUsage();
    await beat(10);
    const lengths = async () =>
      Promise.all((['day', 'month', 'year'] as const).map(async (range) => (await timeline(range)).points.length));
    const after = async (days: number) => {
      clock.now = START + days * DAY + 16 * MINUTE;
      await packUsage(connection);
      await pruneUsage(connection);
      return [await lengths(), (await kept()).rows];
    };
    expect(await after(0)).toEqual([[1, 1, 1], 3]);
    expect(await after(1)).toEqual([[0, 1, 1], 2]);
    expect(await after(33)).toEqual([[0, 0, 1], 1]);
    expect(await after(372)).toEqual([[0, 0, 0], 0]);
  });

  it('of a month is summed up to as many points as asked for, on the clock of the caller', async () => {
    const { clock, connection, beat, timeline } = await openUsage();
    for (let day = 0; day < 3; day += 1) {
      clock.now = START + day * DAY;
      await beat(10);
    }
    clock.now += 16 * MINUTE;
    await packUsage(connection);
    const { points, step_seconds, end_time } = await timeline('year', 400);
    expect(step_seconds).toBe(86_400);
    // Midnight in Seoul, the default zone.
    expect(end_time).toBe('2026-11-04T15:00:00.000Z');
    expect(points.map(({ start_time }) => start_time)).toEqual(
      ['01', '02', '03'].map((day) => `2026-11-${day}T15:00:00.000Z`),
    );
  });

  it('opens to whoever the page of the device opens to', async () => {
    const { testServer, app, device, person } = await openUsage();
    const call = { path: { devicePk: device }, query: { range: 'day' } } as const;
    const near = await person('nora');
    await succeed(app, 'getDeviceUsage', { ...call, token: near.token });
    const { companyId } = await addCompany(testServer, 'Beta');
    const strangers = await addPerson(testServer, companyId, 'bea@beta.example', { member_type_id: 2 });
    const token = await sessionOf(testServer, strangers);
    expect(await refuse(app, 'getDeviceUsage', { ...call, token })).toMatchObject({ status: 404 });
    await testServer.database.query.deleteFrom('group_members').where('member_fk', '=', near.pk).execute();
    expect(await refuse(app, 'getDeviceUsage', { ...call, token: near.token })).toMatchObject({ status: 403 });
  });

  it('goes with the device', async () => {
    const { app, clock, connection, token, device, beat, kept } = await openUsage();
    await beat(10);
    clock.now += 16 * MINUTE;
    await packUsage(connection);
    await beat(10);
    expect(await kept()).toEqual({ samples: 1, rows: 3 });
    await succeed(app, 'deleteDevice', { token, path: { devicePk: device } });
    expect(await kept()).toEqual({ samples: 0, rows: 0 });
  });
});
