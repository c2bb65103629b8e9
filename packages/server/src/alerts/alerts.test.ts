import { describe, expect, it } from 'vitest';
import { AGENT, openDeviceFixture } from '../testing/deviceFixture.ts';
import { succeed } from '../testing/exchange.ts';
import { MEASURED, TELEMETRY } from '../testing/testServer.ts';
import { beginAlerts, beginDisconnectionAlerts, endStaleAlerts } from './alertStore.ts';
import type { ThresholdSource } from './thresholdStore.ts';

const MINUTE = 60_000;

async function openWatch() {
  const fixture = await openDeviceFixture([
    { alias: 'KIOSK-1', alive: 0 },
    { alias: 'MAC', dev_os_id: 3, alive: 0 },
  ]);
  const { testServer, app, device, group } = fixture;
  const source: ThresholdSource = async () =>
    new Map([
      [
        group,
        [
          { alertCode: 'IW2', alertMinutes: null, threshold: 90 },
          { alertCode: 'IW1', alertMinutes: 10, threshold: null },
        ],
      ],
    ]);
  const report = async (cpuUsage: number) => {
    const telemetry = { ...TELEMETRY, cpu_usage: cpuUsage };
    const measured = { ...MEASURED, cpuUsage };
    await testServer.connection.transact((inside) =>
      beginAlerts(inside, { pk: device, device_group_fk: group }, measured, source),
    );
    await succeed(app, 'reportHeartbeat', { token: AGENT, body: { telemetry } });
  };
  const alerts = () =>
    testServer.database.query
      .selectFrom('alerts')
      .select(['device', 'generate', 'device_os_id', 'alert_code', 'alert_value'])
      .orderBy('pk')
      .execute();
  const open = async () =>
    (
      await testServer.database.query
        .selectFrom('alerts')
        .select('alert_code')
        .where('ended_at', 'is', null)
        .orderBy('pk')
        .execute()
    ).map(({ alert_code }) => alert_code);
  return { ...fixture, source, report, alerts, open };
}

describe('an alert', () => {
  it('begins when a report reaches the threshold of the group, and again only after it fell', async () => {
    const { testServer, report, alerts } = await openWatch();
    for (const cpu of [50, 95, 97]) await report(cpu);
    expect(await alerts()).toEqual([
      { device: 'KIOSK-1', generate: testServer.clock.now, device_os_id: 1, alert_code: 'IW2', alert_value: 95 },
    ]);
    for (const cpu of [20, 90]) await report(cpu);
    expect((await alerts()).map(({ alert_value }) => alert_value)).toEqual([95, 90]);
  });

  it('begins once when a Windows device has been offline for as long as the threshold says', async () => {
    const { testServer, app, source, report, alerts } = await openWatch();
    const look = () => beginDisconnectionAlerts(testServer.connection, source);
    await report(10);
    await succeed(app, 'reportShutdown', { token: AGENT });
    testServer.clock.now += 10 * MINUTE - 1;
    await look();
    expect(await alerts()).toEqual([]);
    testServer.clock.now += 1;
    // Several processes look, even at the same time.
    await Promise.all([look(), look(), look()]);
    await look();
    testServer.clock.now += 60 * MINUTE;
    await look();
    expect(await alerts()).toMatchObject([{ device: 'KIOSK-1', alert_code: 'IW1', alert_value: 10 }]);
    await report(10);
    await succeed(app, 'reportShutdown', { token: AGENT });
    testServer.clock.now += 10 * MINUTE;
    await look();
    expect(await alerts()).toHaveLength(2);
  });

  it('that a value set off ends with the report that is below the threshold', async () => {
    const { report, open } = await openWatch();
    await report(95);
    await report(97);
    expect(await open()).toEqual(['IW2']);
    await report(89);
    expect(await open()).toEqual([]);
    await report(90);
    expect(await open()).toEqual(['IW2']);
  });

  it('that time begins or a threshold ends is announced to open screens once', async () => {
    const { testServer, app, source, report, device } = await openWatch();
    const { connection, database } = testServer;
    const heard = async () => {
      const rows = await database.query.selectFrom('events').select(['type', 'device_fk']).orderBy('id').execute();
      await database.query.deleteFrom('events').execute();
      return rows.filter(({ type }) => type !== 'inbox_changed').map(({ type, device_fk }) => [type, device_fk]);
    };
    const changed = [['device_changed', device]];
    await report(95);
    await succeed(app, 'reportShutdown', { token: AGENT });
    testServer.clock.now += 10 * MINUTE;
    await heard();
    for (const expected of [changed, []]) {
      await beginDisconnectionAlerts(connection, source);
      expect(await heard()).toEqual(expected);
    }
    for (const expected of [changed, []]) {
      await endStaleAlerts(connection, async () => new Map());
      expect(await heard()).toEqual(expected);
    }
  });

  it('of a silent device ends when it reports again', async () => {
    const { testServer, app, source, report, open } = await openWatch();
    await report(10);
    await succeed(app, 'reportShutdown', { token: AGENT });
    testServer.clock.now += 10 * MINUTE;
    await beginDisconnectionAlerts(testServer.connection, source);
    expect(await open()).toEqual(['IW1']);
    await report(10);
    expect(await open()).toEqual([]);
  });

  it('ends when its threshold is changed or gone, and not before', async () => {
    const { testServer, group, source, report, open } = await openWatch();
    const { connection } = testServer;
    await report(95);
    await endStaleAlerts(connection, source);
    expect(await open()).toEqual(['IW2']);
    await endStaleAlerts(connection, async () => new Map());
    expect(await open()).toEqual([]);
    await report(10);
    await report(95);
    const higher = async () => new Map([[group, [{ alertCode: 'IW2', alertMinutes: null, threshold: 96 }]]]);
    await endStaleAlerts(connection, higher);
    expect(await open()).toEqual([]);
  });
});
