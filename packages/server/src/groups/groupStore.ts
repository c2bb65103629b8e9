import type { Group } from '@remote-console/api-client/contract';
import type { Selectable } from 'kysely';
import type { Connection } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { companyTables, inReach, type PersonScope } from '../database/scope.ts';

type GroupRow = Selectable<Schema['device_groups']>;

/** How a person stands to a group. A group of another company does not exist. */
export type GroupStanding =
  | { readonly kind: 'open'; readonly group: Group }
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' };

/** A group as it is sent. Of a group that only holds the tree together the number of devices stays private. */
function groupRecord(row: GroupRow, open: boolean): Group {
  const count = open ? row.device_count : 0;
  return {
    pk: row.pk,
    name: row.name,
    group_fk: row.group_fk,
    root_group_fk: row.root_group_fk,
    flag_df_group: row.flag_df_group,
    flag_confirm: row.flag_confirm,
    company_fk: row.company_fk,
    has_permission: open,
    device_count: count,
    deviceCount: count,
    dev_limit: row.dev_limit,
  };
}

/** The groups of a person's company, and which of them the person may open. */
export function groupStore(connection: Connection, scope: PersonScope) {
  const tables = companyTables(connection, scope.companyPk);
  const openRows = () => tables.groups().selectAll().where(inReach(scope, 'device_groups.pk'));

  /** The groups above some, up to the top, level by level. */
  async function parentsOf(rows: readonly GroupRow[]): Promise<GroupRow[]> {
    const known = new Set(rows.map(({ pk }) => pk));
    const above: GroupRow[] = [];
    let level: readonly GroupRow[] = rows;
    while (level.length > 0) {
      const wanted = new Set(
        level.flatMap(({ group_fk }) => (group_fk === null || known.has(group_fk) ? [] : [group_fk])),
      );
      if (wanted.size === 0) break;
      level = await tables
        .groups()
        .selectAll()
        .where('pk', 'in', [...wanted])
        .execute();
      for (const row of level) {
        known.add(row.pk);
        above.push(row);
      }
      if (level.length === 0) break;
    }
    return above;
  }

  /** The groups the person may open. To a temporary account only the devices of its tickets are counted. */
  async function openGroups(): Promise<GroupRow[]> {
    const rows = await openRows().execute();
    if (!scope.ticketClock) return rows;
    const counts = await tables
      .devices()
      .where(inReach(scope, 'devices.device_group_fk'))
      .select((eb) => ['device_group_fk', eb.fn.countAll<number>().as('total')])
      .groupBy('device_group_fk')
      .execute();
    const totals = new Map(counts.map(({ device_group_fk, total }) => [device_group_fk, total]));
    return rows.map((row) => ({ ...row, device_count: totals.get(row.pk) ?? 0 }));
  }

  return {
    /** The groups the person may open, and the groups above them. */
    async list(): Promise<Group[]> {
      const open = await openGroups();
      const parents = scope.everyGroup ? [] : await parentsOf(open);
      return [...open.map((row) => groupRecord(row, true)), ...parents.map((row) => groupRecord(row, false))];
    },

    /** How the person stands to one group. */
    async standing(pk: number): Promise<GroupStanding> {
      const row = await tables.groups().selectAll().where('pk', '=', pk).executeTakeFirst();
      if (!row) return { kind: 'missing' };
      const open = scope.ticketClock
        ? (await openGroups()).find((group) => group.pk === pk)
        : await openRows().where('pk', '=', pk).executeTakeFirst();
      return open ? { kind: 'open', group: groupRecord(open, true) } : { kind: 'closed' };
    },

    /** The pks of the groups the person may open, or null for every group of the company. */
    async reach(): Promise<ReadonlySet<number> | null> {
      if (scope.everyGroup) return null;
      const rows = await openRows().clearSelect().select('pk').execute();
      return new Set(rows.map(({ pk }) => pk));
    },

    /** Devices directly in all groups the person may open. */
    async deviceCount(): Promise<number> {
      if (scope.everyGroup) {
        const company = await tables.company().select('device_count').executeTakeFirstOrThrow();
        return company.device_count;
      }
      if (scope.ticketClock) return (await openGroups()).reduce((sum, { device_count }) => sum + device_count, 0);
      const sum = await openRows()
        .clearSelect()
        .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('device_count'), eb.lit(0)).as('devices'))
        .executeTakeFirstOrThrow();
      return sum.devices;
    },
  };
}
