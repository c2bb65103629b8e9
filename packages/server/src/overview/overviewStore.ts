import type { DailyUse, FleetOverview, LicenseCourse } from '@remote-console/api-client/contract';
import {
  type ChartPeriod,
  type DeviceFilterQuery,
  deviceFilterQuery,
  FLEET_FILTERS,
  type FleetNumber,
  type RemoteUseKind,
} from '@remote-console/domain';
import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';
import { instantText } from '../database/instant.ts';
import { companyTables, deviceInReach, inReach, type PersonScope } from '../database/scope.ts';
import { openAlerts } from '../devices/deviceFilter.ts';
import { countChosen } from '../devices/devicePage.ts';
import { periodOf, wholePeriod } from '../history/chartStore.ts';
import { within } from '../history/historyChoice.ts';

/** The fleet and its use as one person may see them. */
export function overviewStore(connection: Connection, scope: PersonScope) {
  const tables = companyTables(connection, scope.companyPk);

  /** As long as the list that the number leads to: they are counted by the same filter. */
  function count(number: FleetNumber): Promise<number> {
    const filter: DeviceFilterQuery = deviceFilterQuery(FLEET_FILTERS[number]);
    return countChosen(connection, scope, { from: { kind: 'all' }, search: null, filter });
  }

  /** The open alerts of the devices that the person may see, by code. */
  function openByCode(which: 'open' | 'limit') {
    return openAlerts(connection, scope, which)
      .innerJoin('devices', 'devices.pk', 'alerts.device_fk')
      .where(inReach(scope, 'devices.device_group_fk'))
      .select((eb) => [
        'alerts.alert_code',
        eb.fn.countAll<number>().as('alerts'),
        eb.fn.count<number>('alerts.device_fk').distinct().as('devices'),
      ])
      .groupBy('alerts.alert_code');
  }

  return {
    /** How the devices are, without how many there are in all. */
    async fleet(): Promise<Omit<FleetOverview, 'total'>> {
      const { latest_agent_version } = await tables.company().select('latest_agent_version').executeTakeFirstOrThrow();
      const open = await openByCode('open').execute();
      const limits = await openByCode('limit').execute();
      return {
        online: await count('online'),
        offline: await count('offline'),
        absent: await count('absent'),
        alerting: await count('alerting'),
        open_alerts: open.reduce((sum, { alerts }) => sum + alerts, 0),
        over_limit: await count('overLimit'),
        limits: limits
          .map(({ alert_code, devices }) => ({ alert_code, devices }))
          .toSorted((a, b) => b.devices - a.devices || a.alert_code.localeCompare(b.alert_code)),
        outdated: await count('outdated'),
        updatable: await count('updatable'),
        latest_version: latest_agent_version,
      };
    },

    /** How many sessions began on each day, by what they began with. */
    async dailyUse(days: readonly ChartPeriod[]): Promise<DailyUse[]> {
      const counted = tables
        .remoteHistory()
        .where(deviceInReach(scope, 'remote_sessions.device_fk'))
        .where(within('remote_sessions.start_time', wholePeriod(days)))
        .select([
          periodOf('remote_sessions.start_time', days).as('day'),
          sql<RemoteUseKind>`coalesce(remote_sessions.began_with, 'other')`.as('kind'),
        ]);
      const rows = await connection.query
        .selectFrom(counted.as('counted'))
        .select(['day', 'kind', sql<number>`count(*)`.as('sessions')])
        .groupBy(['day', 'kind'])
        .execute();
      const numbers = new Map(rows.map(({ day, kind, sessions }) => [`${day} ${kind}`, sessions]));
      const of = (index: number, kind: RemoteUseKind) => numbers.get(`${index} ${kind}`) ?? 0;
      return days.map(({ startDate }, index) => ({
        start_date: startDate,
        screen: of(index, 'screen'),
        terminal: of(index, 'terminal'),
        files: of(index, 'files'),
        other: of(index, 'other'),
      }));
    },

    /** How many devices the company had on the days that were noted, the oldest first. */
    async deviceCounts(): Promise<LicenseCourse['counts']> {
      const rows = await tables.deviceCounts().select(['day_at', 'devices']).orderBy('day_at').execute();
      return rows.map(({ day_at, devices }) => ({ at: instantText(day_at), devices }));
    },
  };
}
