import type { StatisticsRow } from '@remote-console/api-client/contract';
import { type HistoryPeriod, shareOf } from '@remote-console/domain';
import { type RawBuilder, sql } from 'kysely';
import { within } from '../audit/index.ts';
import { isDeviceVisibleTo, type PersonScope } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** What is counted: remote-control sessions or alerts, by person or by device. */
export interface RankChoice {
  readonly of: 'remote' | 'alert';
  readonly type: 'user' | 'device';
  readonly period: HistoryPeriod;
}

/** Which part of a ranking, and what decides between equals. */
export interface RankCut {
  readonly by: 'mgrid' | 'create_time';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

interface RankedRow {
  readonly label: string;
  readonly device: number | null;
  readonly count: number;
}

/**
 * One row per entry and person or device it counts for: `label`, the device's ID at the time, and the time. An alert
 * counts for every person who may open the group of its device.
 */
function countedEntries({ of, type, period }: RankChoice, scope: PersonScope): RawBuilder<unknown> {
  const company = scope.companyId;
  if (of === 'remote') {
    const label = type === 'user' ? sql.ref('remote_sessions.reg_mail') : sql.ref('remote_sessions.alias');
    const device = type === 'user' ? sql`cast(null as integer)` : sql.ref('remote_sessions.device_fk');
    return sql`select ${label} as label, ${device} as device_fk, remote_sessions.start_time as at from remote_sessions
      where remote_sessions.company_fk = ${company} and ${within('remote_sessions.start_time', period)}
      and ${isDeviceVisibleTo(scope, 'remote_sessions.device_fk')}`;
  }
  const chosen = sql`alerts.company_fk = ${company} and ${within('alerts.generate', period)}
    and ${isDeviceVisibleTo(scope, 'alerts.device_fk')}`;
  if (type === 'device') {
    return sql`select alerts.device as label, alerts.device_fk as device_fk, alerts.generate as at from alerts
      where ${chosen}`;
  }
  return sql`select members.mgrid as label, cast(null as integer) as device_fk, alerts.generate as at from alerts
    join devices on devices.pk = alerts.device_fk
    join group_members on group_members.device_group_fk = devices.device_group_fk
    join members on members.pk = group_members.member_fk
    where ${chosen} and members.company_fk = ${company}`;
}

/** The most frequent of a company's entries, as one person may read them. */
export function rankStore({ connection: { query }, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  return {
    /** A page of the ranking, and how many rows it has in total. */
    async page(choice: RankChoice, { by, order, limit, offset }: RankCut) {
      const entries = countedEntries(choice, scope);
      // A device is one row even if it was renamed; it uses its latest name.
      const grouped =
        choice.type === 'user'
          ? sql`select label, cast(null as integer) as device_fk, count(*) as entries, max(at) as latest from (${entries}) counted
              group by label`
          : sql`select max(label) as label, device_fk, count(*) as entries, max(at) as latest
              from (${entries}) counted group by device_fk`;
      const tie = by === 'mgrid' ? sql`label asc` : sql`latest desc`;
      const { rows: totals } = await sql<{ rows: number; entries: number }>`
        select count(*) as rows, cast(coalesce(sum(entries), 0) as bigint) as entries from (${grouped}) ranked`.execute(
        query,
      );
      const total = totals[0]?.entries ?? 0;
      const { rows } = await sql<RankedRow>`
        select ranked.label, devices.pk as device, ranked.entries as count from (${grouped}) ranked
        left join devices on devices.pk = ranked.device_fk and devices.company_fk = ${scope.companyId}
        order by ranked.entries ${sql.raw(order)}, ${tie}, ranked.device_fk asc
        limit ${limit} offset ${offset}`.execute(query);
      const objects = rows.map(({ label, device, count }): StatisticsRow => ({
        usage: shareOf(count, total),
        count,
        personMail: choice.type === 'user' ? label : '',
        alias: choice.type === 'device' ? label : '',
        category: choice.type,
        device,
      }));
      return { objects, total: totals[0]?.rows ?? 0 };
    },
  };
}
