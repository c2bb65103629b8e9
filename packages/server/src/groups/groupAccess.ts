import type { Group } from '@remote-console/api-client/contract';
import { companyTables } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { groupRecord } from './groupRecord.ts';
import type { VisibleGroups } from './visibleGroups.ts';

type Access = Pick<StoreAccess, 'connection' | 'scope'>;

/** A person's access to a group. A group of another company does not exist. */
export type GroupAccess =
  | {
      readonly kind: 'open';
      readonly group: Group;
      /** Whether only some of its devices are open, through a temporary account's ticket, and not the group itself. */
      readonly byTicket: boolean;
    }
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' };

async function isOpenByTicket({ connection, scope }: Access, pk: number): Promise<boolean> {
  if (!scope.ticketClock) return false;
  const link = await companyTables(connection, scope.companyId)
    .groupLinks()
    .select('group_members.pk')
    .where('device_groups.pk', '=', pk)
    .where('group_members.member_fk', '=', scope.memberId)
    .executeTakeFirst();
  return link === undefined;
}

/** The person's access to one group. */
export async function groupAccess(access: Access, visible: VisibleGroups, pk: number): Promise<GroupAccess> {
  const { connection, scope } = access;
  const open = scope.ticketClock
    ? (await visible.openGroups()).find((group) => group.pk === pk)
    : await visible.openRow(pk);
  if (open) return { kind: 'open', group: groupRecord(open, true), byTicket: await isOpenByTicket(access, pk) };
  if (scope.everyGroup) return { kind: 'missing' };
  const tables = companyTables(connection, scope.companyId);
  const known = await tables.groups().select('pk').where('pk', '=', pk).executeTakeFirst();
  return { kind: known ? 'closed' : 'missing' };
}
