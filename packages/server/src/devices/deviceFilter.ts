import { DAY_MS } from '@remote-console/domain';
import { sql } from 'kysely';
import { companyTables, type Connection, type Flag, flagColumn, type PersonScope } from '../database/index.ts';
import { expressionCondition, type ResolvedExpression } from './expressionCondition.ts';
import { openAlerts, runningApprovals } from './namedDevices.ts';

/** How the list is narrowed besides its group and its search; an omitted filter does not narrow it. */
export interface DeviceFilter {
  readonly isOnline?: boolean | undefined;
  readonly os?: number | undefined;
  readonly approval?: Flag | undefined;
  readonly version?: 'latest' | 'outdated' | undefined;
  readonly alerts?: 'open' | 'limit' | undefined;
  /** In days. */
  readonly absent?: number | undefined;
  readonly favourite?: 1 | undefined;
  /** The typed filter, in addition to the others. */
  readonly typed?: ResolvedExpression | undefined;
}

/** Whether a filter narrows anything. */
export const isNarrowing = (filter: DeviceFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Devices, narrowed so far. */
export type DeviceQuery = ReturnType<ReturnType<typeof companyTables>['devices']>;

/** The person's favorites. */
export function ownFavourites(query: DeviceQuery, { memberId }: PersonScope): DeviceQuery {
  return query.where((eb) =>
    eb(
      'devices.pk',
      'in',
      eb.selectFrom('favourites').select('favourites.device_fk').where('favourites.member_fk', '=', memberId),
    ),
  );
}

/** The devices that have been offline since a given time, whether they were ever online or not. */
export function absentSince(query: DeviceQuery, since: number): DeviceQuery {
  return (
    query
      // Written out: only then does the planner know that the index has exactly these devices.
      .where('devices.alive', '=', sql.lit(0))
      .where('devices.last_disconnected_at', '<=', since)
      .where('devices.created_at', '<=', since)
  );
}

/** Applies a filter to devices. */
export function filtered(
  query: DeviceQuery,
  connection: Connection,
  scope: PersonScope,
  filter: DeviceFilter,
): DeviceQuery {
  const { isOnline, os, approval, version, alerts, absent, favourite, typed } = filter;
  let narrowed = query;
  if (typed !== undefined) narrowed = narrowed.where(expressionCondition(connection, scope, typed));
  if (isOnline !== undefined) narrowed = narrowed.where('devices.alive', '=', flagColumn(isOnline));
  if (os !== undefined) narrowed = narrowed.where('devices.dev_os_id', '=', os);
  if (alerts !== undefined) {
    narrowed = narrowed.where('devices.pk', 'in', openAlerts(connection, scope, alerts).select('alerts.device_fk'));
  }
  if (absent !== undefined) narrowed = absentSince(narrowed, connection.now() - absent * DAY_MS);
  if (favourite !== undefined) narrowed = ownFavourites(narrowed, scope);
  if (version !== undefined) {
    narrowed = narrowed.where((eb) =>
      eb(
        'devices.dev_ver',
        version === 'latest' ? '=' : '<>',
        eb.selectFrom('companies').select('companies.latest_agent_version').where('companies.pk', '=', scope.companyId),
      ),
    );
  }
  if (approval === undefined) return narrowed;
  // People who need no approval may open every device.
  if (!scope.needsApproval) return approval === 1 ? narrowed : narrowed.where('devices.pk', '<', 0);
  return narrowed.where('devices.pk', approval === 1 ? 'in' : 'not in', runningApprovals(connection, scope));
}
