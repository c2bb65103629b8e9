import type { Group } from '@remote-console/api-client/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/index.ts';

/** A group as stored. */
export type GroupRow = Selectable<Schema['device_groups']>;

/** A group as it is sent. Of a group that only holds the tree together the number of devices stays private. */
export function groupRecord(row: GroupRow, open: boolean): Group {
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
