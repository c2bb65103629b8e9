import type { DailyUse, FleetOverview, LicenseCapacity } from '@remote-console/api-client/contract';
import { type ChartPeriod, DAY_MS, FLEET_FILTERS, type RemoteKind } from '@remote-console/domain';
import { sql } from 'kysely';
import { companyTables, type Flag, instantText, isDeviceVisibleTo, isVisibleTo } from '../database/index.ts';
import { absentSince, type DeviceQuery } from '../devices/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { fleetAlerts } from './fleetAlerts.ts';

/** The fleet and its use as one person may see them. */
export function overviewStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  const reached = () => tables.devices().where(isVisibleTo(scope, 'devices.device_group_fk'));
  const number = (rows: DeviceQuery) =>
    rows.select((eb) => eb.fn.countAll<number>().as('devices')).executeTakeFirstOrThrow();

  /** How many devices have the newest agent, by whether they are online. */
  async function upToDate(version: string): Promise<Readonly<Record<Flag, number>>> {
    const rows = await reached()
      .where('devices.dev_ver', '=', version)
      .select((eb) => ['devices.alive', eb.fn.countAll<number>().as('devices')])
      .groupBy('devices.alive')
      .execute();
    const of = (alive: Flag) => rows.find((row) => row.alive === alive)?.devices ?? 0;
    return { 0: of(0), 1: of(1) };
  }

  return {
    /**
     * The state of the devices. Each number equals the length of the list that `FLEET_FILTERS` names for it; they are
     * counted along indexes, and the rest is not counted at all, so that large fleets are hardly slower than small ones.
     *
     * @param total How many devices the person may see, according to the stored counters.
     */
    async fleet(total: number): Promise<FleetOverview> {
      const { latest_agent_version } = await tables.company().select('latest_agent_version').executeTakeFirstOrThrow();
      const { devices: online } = await number(reached().where('devices.alive', '=', 1));
      const { devices: absent } = await number(
        absentSince(reached(), connection.now() - Number(FLEET_FILTERS.absent.absent) * DAY_MS),
      );
      const latest = await upToDate(latest_agent_version);
      const { alerts, devices: alerting, overLimit, limits } = await fleetAlerts(connection, scope);
      return {
        total,
        online,
        offline: total - online,
        absent,
        alerting,
        openAlerts: alerts,
        overLimit,
        limits,
        outdated: total - latest[0] - latest[1],
        updatable: online - latest[1],
        latestVersion: latest_agent_version,
      };
    },

    /** How many sessions started on each day, by what they started with. */
    async dailyUse(days: readonly ChartPeriod[]): Promise<DailyUse[]> {
      // In one piece: building a node for each of 180 numbers takes longer than counting.
      const day = sql.raw(days.map(({ from, until }) => `(${from}, ${until})`).join(', '));
      const sessions = tables
        .remoteHistory()
        .where(isDeviceVisibleTo(scope, 'remote_sessions.device_fk'))
        .whereRef('remote_sessions.start_time', '>=', sql.ref('day.from_at'))
        .whereRef('remote_sessions.start_time', '<', sql.ref('day.until_at'));
      // Each day and kind is counted along the index alone; sorting the sessions into days takes twenty times as long.
      const counted = (kind: RemoteKind) =>
        sql<number>`(${sessions.where('remote_sessions.began_with', '=', kind).select((eb) => eb.fn.countAll().as('n'))})`;
      const { rows } = await sql<Record<RemoteKind, number>>`
        with day (from_at, until_at) as (values ${day})
        select ${counted('screen')} as screen, ${counted('terminal')} as terminal, ${counted('files')} as files
        from day order by day.from_at`.execute(connection.query);
      return days.map(({ startDate }, index) => ({
        startDate,
        screen: rows[index]?.screen ?? 0,
        terminal: rows[index]?.terminal ?? 0,
        files: rows[index]?.files ?? 0,
      }));
    },

    /** How many devices the company had on the recorded days, oldest first. */
    async deviceCounts(): Promise<LicenseCapacity['counts']> {
      const rows = await tables.deviceCounts().select(['day_at', 'devices']).orderBy('day_at').execute();
      return rows.map(({ day_at, devices }) => ({ at: instantText(day_at), devices }));
    },
  };
}
