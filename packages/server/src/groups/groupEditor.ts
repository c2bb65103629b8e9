import type { Group } from '@remote-console/api-client/contract';
import {
  type ApprovalPolicy,
  buildGroupTree,
  type GroupTree,
  type SheetGroup,
  type Threshold,
} from '@remote-console/domain';
import type { Updateable } from 'kysely';
import { putThreshold, removeThreshold } from '../alerts/index.ts';
import { companyTables, flagColumn, type Schema, textKey } from '../database/index.ts';
import { addGroup, type StoreAccess } from '../members/index.ts';
import { addGroupsOfSheet } from './addGroupsOfSheet.ts';
import { approvalPolicies } from './approvalPolicy.ts';
import { groupRecord } from './groupRecord.ts';
import { type RemovedGroups, removeGroups } from './groupRemoval.ts';

/** What can be changed separately in a group. */
export type GroupFields = Pick<
  Updateable<Schema['device_groups']>,
  | 'name'
  | 'flag_confirm'
  | 'dev_limit'
  | 'manager_name'
  | 'manager_email'
  | 'manager_phone'
  | 'email'
  | 'phone'
  | 'remote_consent'
  | 'remote_recording'
  | 'remote_recording_days'
  | 'remote_sharing'
  | 'approval_rule'
  | 'approval_expiry_hours'
  | 'approval_recurring'
  | 'group_fk'
>;

/** Writes to the groups of a company. Each call is made inside a transaction that holds the company's lock. */
export function groupEditor(access: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { connection, scope } = access;
  const tables = companyTables(connection, scope.companyId);

  async function changeRow(pk: number, fields: GroupFields): Promise<void> {
    await tables
      .changeGroups()
      .set((eb) => ({
        ...fields,
        ...(fields.name === undefined ? {} : { name_key: textKey(fields.name) }),
        updated_at: connection.now(),
        version: eb('version', '+', 1),
      }))
      .where('pk', '=', pk)
      .execute();
  }

  async function tree(): Promise<GroupTree<Group>> {
    const rows = await tables.groups().selectAll().execute();
    return buildGroupTree(
      rows.map((row) => groupRecord(row, true)),
      'en',
    );
  }

  return {
    /** All groups of the company, nested. */
    tree,

    /** The names of the direct subgroups of a group, except one of them. */
    async namesBelow(parentId: number, exceptId?: number): Promise<string[]> {
      const rows = await tables.groups().select(['pk', 'name']).where('group_fk', '=', parentId).execute();
      return rows.filter(({ pk }) => pk !== exceptId).map(({ name }) => name);
    },

    /** Creates a group and returns its ID. */
    async create(group: {
      readonly name: string;
      readonly parentId: number;
      readonly rootId: number;
      readonly confirm: boolean;
    }): Promise<number> {
      const { confirm, ...rest } = group;
      const pk = await addGroup(connection.query, { ...rest, companyId: scope.companyId });
      await changeRow(pk, { flag_confirm: flagColumn(confirm) });
      return pk;
    },

    /** Changes fields of a group. */
    change: changeRow,

    /** The people who may be chosen as approvers. */
    ableToDecide: () => approvalPolicies(connection, scope.companyId).able(),

    /** Changes who decides on requests for the devices of a group; null to inherit from the parent group. */
    async changeApproval(pk: number, policy: ApprovalPolicy | null): Promise<void> {
      await approvalPolicies(connection, scope.companyId).write(pk, policy);
      await changeRow(pk, {
        approval_rule: policy?.rule ?? null,
        approval_expiry_hours: policy?.expiryHours ?? null,
        approval_recurring: policy?.recurring ? 1 : 0,
      });
    },

    /** Adds a threshold to a group. */
    async addThreshold(pk: number, threshold: Threshold): Promise<void> {
      await putThreshold(connection, pk, threshold);
      await changeRow(pk, {});
    },

    /** Removes a threshold from a group; false when it has no such threshold. */
    async removeThreshold(pk: number, key: { readonly pk: number } | { readonly code: string }): Promise<boolean> {
      if (!(await removeThreshold(connection, pk, key))) return false;
      await changeRow(pk, {});
      return true;
    },

    /** Removes a group and all its subgroups; their devices move to the default group. */
    async remove(pk: number): Promise<RemovedGroups> {
      return removeGroups(access, await tree(), pk);
    },

    /** Creates the groups of a sheet that do not exist yet, and returns their names. */
    addSheet: (groups: readonly SheetGroup[]) => addGroupsOfSheet(access, groups),
  };
}

/** The return type of `groupEditor`. */
export type GroupEditor = ReturnType<typeof groupEditor>;
