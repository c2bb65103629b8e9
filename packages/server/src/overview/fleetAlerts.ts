import type { FleetOverview } from '@remote-console/api-client/contract';
import { LIMIT_ALERT_CODES } from '@remote-console/domain';
import { sql } from 'kysely';
import { type Connection, isVisibleTo, type PersonScope } from '../database/index.ts';
import { openAlerts } from '../devices/index.ts';

/** The open alerts of the devices that a person may see, counted. */
interface FleetAlerts {
  readonly alerts: number;
  /** How many devices have one. */
  readonly devices: number;
  /** How many devices have one triggered by a value. */
  readonly overLimit: number;
  /** The same for each of their codes, most devices first. */
  readonly limits: FleetOverview['limits'];
}

/** Counts the open alerts in one scan along their index, device by device, so that nothing has to be sorted. */
export async function fleetAlerts(connection: Connection, scope: PersonScope): Promise<FleetAlerts> {
  const { alerts, devices, over_limit, ...ofCodes } = await connection.query
    .selectFrom(
      openAlerts(connection, scope, 'open')
        .innerJoin('devices', 'devices.pk', 'alerts.device_fk')
        .where(isVisibleTo(scope, 'devices.device_group_fk'))
        .select(({ fn }) => [
          fn.countAll().as('alerts'),
          fn.countAll().filterWhere('alerts.alert_code', 'in', LIMIT_ALERT_CODES).as('limits'),
          ...LIMIT_ALERT_CODES.map((code) => fn.countAll().filterWhere('alerts.alert_code', '=', code).as(code)),
        ])
        .groupBy('alerts.device_fk')
        .as('device'),
    )
    .select(({ fn }) => [
      sql<number>`cast(coalesce(sum(alerts), 0) as integer)`.as('alerts'),
      fn.countAll<number>().as('devices'),
      fn.countAll<number>().filterWhere('limits', '>', 0).as('over_limit'),
    ])
    .select(({ fn }) => LIMIT_ALERT_CODES.map((code) => fn.countAll<number>().filterWhere(code, '>', 0).as(code)))
    .executeTakeFirstOrThrow();
  const limits = Object.entries(ofCodes)
    .map(([alertCode, count]) => ({ alertCode, devices: count }))
    .filter((limit) => limit.devices > 0);
  return {
    alerts,
    devices,
    overLimit: over_limit,
    limits: limits.toSorted((a, b) => b.devices - a.devices || a.alertCode.localeCompare(b.alertCode)),
  };
}
