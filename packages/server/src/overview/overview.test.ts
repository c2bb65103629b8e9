import {
  ABSENCE_ALERT_CODES,
  DAY_MS,
  deviceFilterQuery,
  FLEET_FILTERS,
  LIMIT_ALERT_CODES,
  type FleetNumber,
} from '@remote-console/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { openHistoryFixture } from '../testing/historyFixture.ts';
import { wireQuery } from '../testing/wireQuery.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  letInto,
  openTestServer,
  sessionOf,
} from '../testing/testServer.ts';
import { noteDeviceCounts } from './deviceCounts.ts';

const at = (text: string) => Date.parse(text);

describe('the numbers of the overview', () => {
  const CODES = [...ABSENCE_ALERT_CODES, ...LIMIT_ALERT_CODES];
  const device = fc.record({
    alive: fc.constantFrom(0, 1),
    dev_ver: fc.constantFrom('0.0.9', 'latest'),
    group: fc.nat(2),
    goneDays: fc.nat(10),
    addedDays: fc.nat(10),
    alerts: fc.array(fc.record({ code: fc.constantFrom(...CODES), ended: fc.boolean() }), { maxLength: 4 }),
  });
  const world = fc.record({
    devices: fc.array(device, { maxLength: 9 }),
    asker: fc.constantFrom('manager', 'user', 'nobody'),
  });

  it('are as long as the lists that they lead to, whoever asks', async () => {
    const testServer = await openTestServer();
    const { app, database, clock } = testServer;
    let round = 0;
    await fc.assert(
      fc.asyncProperty(world, async ({ devices, asker }) => {
        round += 1;
        const company = await addCompany(testServer, `Company ${round}`);
        const { latest_agent_version: latest } = await database.query
          .selectFrom('companies')
          .select('latest_agent_version')
          .where('pk', '=', company.companyId)
          .executeTakeFirstOrThrow();
        const groups: number[] = [];
        for (const name of ['A', 'B', 'C']) groups.push(await addTestGroup(testServer, company, name));
        for (const [index, { alive, dev_ver, group, goneDays, addedDays, alerts }] of devices.entries()) {
          const [pk = 0] = await addDevices(testServer, company.companyId, [
            {
              alias: `device ${index}`,
              device_group_fk: groups[group] ?? 0,
              alive: alive === 1 ? 1 : 0,
              dev_ver: dev_ver === 'latest' ? latest : dev_ver,
              last_disconnected_at: clock.now - goneDays * DAY_MS,
              created_at: clock.now - addedDays * DAY_MS,
            },
          ]);
          if (alerts.length === 0) continue;
          await database.query
            .insertInto('alerts')
            .values(
              alerts.map(({ code, ended }) => ({
                company_fk: company.companyId,
                device_fk: pk,
                device: `device ${index}`,
                generate: clock.now,
                device_os_id: 1,
                alert_code: code,
                alert_value: 97,
                ended_at: ended ? clock.now : null,
              })),
            )
            .execute();
        }
        const type = asker === 'manager' ? { member_type_id: 2 as const } : {};
        const person = await addPerson(testServer, company.companyId, `person${round}`, type);
        if (asker === 'user') await letInto(testServer, person, groups[0] ?? 0, groups[2] ?? 0);
        const token = await sessionOf(testServer, person);

        const { objects } = await succeed(app, 'getOverview', { token });
        const { total, open_alerts, over_limit, limits, latest_version, ...numbers } = objects[0] ?? expect.fail();
        const { online, offline, absent, alerting, outdated, updatable } = numbers;
        const shown = { online, offline, absent, alerting, outdated, updatable, overLimit: over_limit };
        const lengthOf = async (number: FleetNumber) => {
          const query = wireQuery({ ...deviceFilterQuery(FLEET_FILTERS[number]), limit: 1 });
          return (await succeed(app, 'listDevices', { token, query })).meta.total_count;
        };
        for (const number of Object.keys(shown) as FleetNumber[]) {
          expect({ number, devices: shown[number] }).toEqual({ number, devices: await lengthOf(number) });
        }
        expect(online + offline).toBe(total);
        expect(latest_version).toBe(latest);

        const seen = devices.filter(({ group }) => asker === 'manager' || (asker === 'user' && group !== 1));
        const open = seen.map(({ alerts }) => alerts.filter(({ ended }) => !ended).map(({ code }) => code));
        const within = (codes: readonly string[]) => open.filter((own) => own.some((code) => codes.includes(code)));
        expect(open_alerts).toBe(open.flat().length);
        expect(alerting).toBe(within(CODES).length);
        expect(over_limit).toBe(within(LIMIT_ALERT_CODES).length);
        expect(new Map(limits.map(({ alert_code, devices: number }) => [alert_code, number]))).toEqual(
          new Map(
            LIMIT_ALERT_CODES.map((code) => [code, within([code]).length] as const).filter(([, number]) => number > 0),
          ),
        );
        const days = 7;
        expect(absent).toBe(
          seen.filter(({ alive, goneDays, addedDays }) => alive === 0 && Math.min(goneDays, addedDays) >= days).length,
        );
      }),
      { numRuns: 15 },
    );
  });
});

describe('the use of the last days', () => {
  it('counts sessions by what they began with, on the days of the person', async () => {
    const { app, token, reporterToken, printer, addSessions } = await openHistoryFixture();
    await addSessions(
      { start_time: at('2026-11-01T14:59:00Z'), began_with: 'screen' },
      { start_time: at('2026-11-01T15:01:00Z'), began_with: 'screen' },
      { start_time: at('2026-11-02T02:00:00Z'), began_with: 'terminal', device_fk: printer },
      { start_time: at('2026-11-02T02:30:00Z'), began_with: 'files' },
      { start_time: at('2026-11-02T02:45:00Z') },
      { start_time: at('2026-10-01T00:00:00Z'), began_with: 'screen' },
    );
    const use = async (asker: string, days?: 7 | 30 | 90) => {
      const { objects } = await succeed(app, 'chartDailyUse', { token: asker, query: days ? { days } : {} });
      return objects;
    };
    const nothing = { screen: 0, terminal: 0, files: 0 };
    const week = await use(token, 7);
    expect(week).toHaveLength(7);
    expect(week.slice(-3)).toEqual([
      { ...nothing, start_date: '2026-10-31' },
      { ...nothing, start_date: '2026-11-01', screen: 1 },
      { start_date: '2026-11-02', screen: 2, terminal: 1, files: 1 },
    ]);
    expect(await use(token)).toHaveLength(30);
    expect((await use(token, 90)).find(({ start_date }) => start_date === '2026-10-01')?.screen).toBe(1);
    // Only of devices that the person may open.
    expect((await use(reporterToken, 7)).at(-1)).toEqual({
      start_date: '2026-11-02',
      screen: 2,
      terminal: 0,
      files: 1,
    });
  });
});

describe('the timeline of the licenses', () => {
  it('has one number a day, the last of each, and how many are licensed', async () => {
    const { testServer, app, manager, reporter, company, seoul } = await openHistoryFixture();
    const { clock, connection } = testServer;
    clock.now = at('2026-11-20T03:00:00Z');
    await noteDeviceCounts(connection);
    await addDevices(testServer, company.companyId, [{ alias: 'NEW', device_group_fk: seoul }]);
    clock.now = at('2026-11-20T23:50:00Z');
    await Promise.all([noteDeviceCounts(connection), noteDeviceCounts(connection)]);
    clock.now = at('2026-11-21T00:10:00Z');
    await noteDeviceCounts(connection);
    const { objects } = await succeed(app, 'getLicenseCapacity', { token: await sessionOf(testServer, manager) });
    expect(objects).toMatchObject([
      {
        devices: 3,
        counts: [
          { at: '2026-11-20T00:00:00.000Z', devices: 3 },
          { at: '2026-11-21T00:00:00.000Z', devices: 3 },
        ],
      },
    ]);
    expect(objects[0]?.volume).toBeGreaterThan(0);
    const token = await sessionOf(testServer, reporter);
    expect(await refuse(app, 'getLicenseCapacity', { token })).toMatchObject({ status: 403 });
  });

  it('forgets what is more than 400 days old', async () => {
    const { testServer } = await openHistoryFixture();
    const { clock, connection, database } = testServer;
    clock.now = at('2025-10-17T12:00:00Z');
    await noteDeviceCounts(connection);
    clock.now = at('2025-10-18T12:00:00Z');
    await noteDeviceCounts(connection);
    clock.now += 400 * DAY_MS;
    await noteDeviceCounts(connection);
    const days = await database.query.selectFrom('device_counts').select('day_at').orderBy('day_at').execute();
    expect(days.map(({ day_at }) => new Date(day_at).toISOString().slice(0, 10))).toEqual(['2025-10-18', '2026-11-22']);
  });
});
