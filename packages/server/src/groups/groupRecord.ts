import type { Group } from '@remote-console/api-client/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/index.ts';

/** A group as stored. */
export type GroupRow = Selectable<Schema['device_groups']>;

/** A group as it is sent. The number of devices stays private for a group that is only shown to complete the tree. */
export function groupRecord(row: GroupRow, open: boolean): Group {
  const count = open ? row.device_count : 0;
  return {
    id: row.pk,
    name: row.name,
    parentId: row.group_fk,
    rootId: row.root_group_fk,
    isDefaultGroup: row.flag_df_group === 1,
    needsConfirmation: row.flag_confirm === 1,
    companyId: row.company_fk,
    hasPermission: open,
    deviceCount: count,
    totalDeviceCount: count,
    deviceQuota: row.dev_limit,
  };
}
