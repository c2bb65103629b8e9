import {
  type ApprovalPolicy,
  buildGroupTree,
  type GroupTree,
  type SheetGroup,
  subtreeOf,
  type Threshold,
} from '@remote-console/domain';
import type { Selectable, Updateable } from 'kysely';
import { putThreshold, removeThreshold } from '../alerts/index.ts';
import { companyTables, emptyGroups, type Schema, textKey } from '../database/index.ts';
import { addGroup, addGroups, type NewGroup, type StoreAccess } from '../members/index.ts';
import { approvalPolicies } from './approvalPolicy.ts';

/** Groups that one statement names at most. */
const AT_ONCE = 5000;

/** What of a group can be changed on its own. */
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

/** What went with a group: the names of all that are gone, and the devices that moved with the name of their old group. */
export interface RemovedGroups {
  /** The highest first. */
  readonly names: readonly string[];
  readonly devices: readonly { readonly pk: number; readonly from: number; readonly groupName: string }[];
  readonly defaultGroup: { readonly pk: number; readonly name: string };
}

interface NamedPlace {
  readonly name: string;
  /** The name of the group above it; empty at the top. */
  readonly parent: string;
}

/** The groups of a sheet by their level, the top first. Names are there once, parents before those below them. */
function levelsOf(groups: readonly SheetGroup[]): readonly (readonly NamedPlace[])[] {
  const depths = new Map<string, number>();
  const levels: NamedPlace[][] = [];
  for (const { name: written, parent_group_name } of groups) {
    const name = written.trim().normalize('NFC');
    const parent = parent_group_name.trim().normalize('NFC');
    const depth = parent === '' ? 0 : (depths.get(parent) ?? 0) + 1;
    depths.set(name, depth);
    (levels[depth] ??= []).push({ name, parent });
  }
  return levels;
}

/** Writing to the groups of a company. Each call is made inside a transaction that holds the company's lock. */
export function groupEditor({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyPk);

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

  async function tree(): Promise<GroupTree<Selectable<Schema['device_groups']>>> {
    return buildGroupTree(await tables.groups().selectAll().execute(), 'en');
  }

  return {
    /** All groups of the company, nested. */
    tree,

    /** The names of the groups directly below one, without one of them. */
    async namesBelow(parentPk: number, exceptPk?: number): Promise<string[]> {
      const rows = await tables.groups().select(['pk', 'name']).where('group_fk', '=', parentPk).execute();
      return rows.filter(({ pk }) => pk !== exceptPk).map(({ name }) => name);
    },

    /** Makes a group and answers its pk. */
    async create(group: {
      readonly name: string;
      readonly parentPk: number;
      readonly rootPk: number;
      readonly confirm: 0 | 1;
    }): Promise<number> {
      const { confirm: flag_confirm, ...rest } = group;
      const pk = await addGroup(connection.query, { ...rest, companyPk: scope.companyPk });
      await changeRow(pk, { flag_confirm });
      return pk;
    },

    /** Changes fields of a group. */
    change: changeRow,

    /** The people who may be chosen as approvers. */
    ableToDecide: () => approvalPolicies(connection, scope.companyPk).able(),

    /** Changes who decides on requests for the devices of a group; null for as the group above says. */
    async changeApproval(pk: number, policy: ApprovalPolicy | null): Promise<void> {
      await approvalPolicies(connection, scope.companyPk).write(pk, policy);
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

    /** Removes a threshold from a group; false when it has no such one. */
    async removeThreshold(pk: number, key: { readonly pk: number } | { readonly code: string }): Promise<boolean> {
      if (!(await removeThreshold(connection, pk, key))) return false;
      await changeRow(pk, {});
      return true;
    },

    /**
     * Removes a group and all below it. Their devices move to the default group, whose limit does not hold here, and so do
     * the rights to enrol into them; links and thresholds go with the groups.
     */
    async remove(pk: number): Promise<RemovedGroups> {
      const gone = subtreeOf(await tree(), pk);
      const names = new Map(gone.map((group) => [group.pk, group.name]));
      const defaultGroup = await tables
        .groups()
        .select(['pk', 'name'])
        .where('flag_df_group', '=', 1)
        .executeTakeFirstOrThrow();
      const devices: RemovedGroups['devices'][number][] = [];
      // The deepest first, so that no group is there without the one above it.
      const pks = gone.map((group) => group.pk).toReversed();
      for (let start = 0; start < pks.length; start += AT_ONCE) {
        const some = pks.slice(start, start + AT_ONCE);
        const moved = await emptyGroups(connection.query, scope.companyPk, { from: some, to: defaultGroup.pk });
        for (const device of moved) devices.push({ ...device, groupName: names.get(device.from) ?? '' });
        await tables
          .changeEnrolments()
          .set({ device_group_fk: defaultGroup.pk })
          .where('device_group_fk', 'in', some)
          .execute();
        await tables.removeGroups().where('pk', 'in', some).execute();
      }
      return { names: gone.map(({ name }) => name), devices, defaultGroup };
    },

    /**
     * Makes the groups of a sheet that keeps its rules. A group that is there already is left as it is.
     *
     * @returns the names of those that were made; the others were there.
     */
    async addSheet(groups: readonly SheetGroup[]): Promise<readonly string[]> {
      const rows = await tables.groups().select(['pk', 'name', 'group_fk']).execute();
      const root = rows.find(({ group_fk }) => group_fk === null);
      if (!root) throw new Error('The company has no root group.');
      const placeOf = (parentPk: number, name: string) => JSON.stringify([parentPk, name]);
      const known = new Map(rows.map((row) => [placeOf(row.group_fk ?? 0, row.name.trim().normalize('NFC')), row.pk]));
      const pkOf = new Map<string, number>();
      const made: string[] = [];
      // A level at a time, so that each group is made after the one above it and many in one statement.
      for (const level of levelsOf(groups)) {
        const missing: NewGroup[] = [];
        for (const { name, parent } of level) {
          const parentPk = pkOf.get(parent) ?? root.pk;
          const there = known.get(placeOf(parentPk, name));
          if (there === undefined) missing.push({ companyPk: scope.companyPk, name, parentPk, rootPk: root.pk });
          else {
            pkOf.set(name, there);
          }
        }
        for (const [name, pk] of await addGroups(connection.query, missing)) {
          pkOf.set(name, pk);
          made.push(name);
        }
      }
      return made;
    },
  };
}

/** What `groupEditor` gives. */
export type GroupEditor = ReturnType<typeof groupEditor>;
