import { decidesOnRequests, EXPORTED_FIELDS, type HistoryPeriod, reportedTextsOf } from '@remote-console/domain';
import { sql } from 'kysely';
import { approvalDevice, type ApprovalSearch, chosenApprovals } from '../../approvals/index.ts';
import { comesAfter, fromMark, type HistoryChoice, type HistoryCut, within } from '../../audit/index.ts';
import { companyTables, isVisibleTo } from '../../database/index.ts';
import { type DeviceChoice, type PageRequest, pageOfPks } from '../../devices/index.ts';
import type { StoreAccess } from '../../members/index.ts';
import { tagsOfDevices } from '../../tags/index.ts';

/** Most rows that a file of Excel can hold beside its header. */
const MOST_ROWS = 1_048_575;

/** The texts of agents that are exported as they are. */
export const EXPORTED_TEXTS = reportedTextsOf(EXPORTED_FIELDS);

const APPROVAL_MARKS = { time: 'approvals.created_at', pk: 'approvals.pk' } as const;

/** What the approval history can be searched by. */
export type ApprovalKey = ApprovalSearch['key'];

/** What exports read that no list of the history has: devices and approvals, as one person may see them. */
export function exportSourceStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const tables = companyTables(connection, scope.companyPk);

  /** What the list of the processed requests shows to whoever decides; everyone else exports their own ones. */
  const approvals = ({ period: { from, until }, search }: HistoryChoice<ApprovalKey>) =>
    chosenApprovals(connection, scope, {
      from: decidesOnRequests(member) ? 'history' : 'own',
      since: from,
      until,
      devicePk: null,
      pk: null,
      search,
    });

  return {
    /** The pks of devices in their order, of those that were registered in a period. */
    async devicePks(
      choice: DeviceChoice,
      period: HistoryPeriod,
      cut: Pick<PageRequest, 'by' | 'order'>,
    ): Promise<number[]> {
      const pks = await pageOfPks(connection, scope, choice, { ...cut, limit: MOST_ROWS, offset: 0 });
      const registered = await tables.devices().where(within('devices.created_at', period)).select('pk').execute();
      const ofPeriod = new Set(registered.map(({ pk }) => pk));
      return pks.filter((pk) => ofPeriod.has(pk));
    },

    /** Some devices in the order of their pks, without those that are gone meanwhile. */
    async devices(pks: readonly number[]) {
      const rows = await tables
        .devicesByPk(pks)
        .where(isVisibleTo(scope, 'devices.device_group_fk'))
        .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
        .select([
          'devices.pk',
          'devices.alias',
          'devices.memo',
          'devices.alive',
          'devices.dev_os_id',
          'devices.s_pub_ip',
          'devices.last_connected_at',
          'devices.last_disconnected_at',
          'device_groups.name as group_name',
          ...EXPORTED_TEXTS.map((field) => `devices.${field}` as const),
        ])
        .execute();
      const tags = await tagsOfDevices(connection, scope.companyPk, pks);
      const byPk = new Map(rows.map((row) => [row.pk, { ...row, tags: tags.get(row.pk) ?? [] }]));
      return pks.flatMap((pk) => byPk.get(pk) ?? []);
    },

    /** A part of the approvals. */
    async approvalPage(choice: HistoryChoice<ApprovalKey>, cut: HistoryCut) {
      const query = await approvals(fromMark(choice, cut));
      const rows = await query
        .where(comesAfter(APPROVAL_MARKS, cut))
        .selectAll('approvals')
        .select([
          'devices.alias as present_alias',
          'devices.s_pub_ip as present_address',
          'requester.mgrid as requester_id',
          'approver.name as approver_name',
        ])
        .orderBy('approvals.created_at', cut.order)
        .orderBy('approvals.pk', cut.order)
        .limit(cut.limit)
        .execute();
      return rows.map(({ present_alias, present_address, ...row }) => ({
        ...row,
        ...approvalDevice({ ...row, present_alias, present_address }),
      }));
    },

    /** How many approvals a choice has. */
    approvalCount: async (choice: HistoryChoice<ApprovalKey>): Promise<number> => {
      const { total } = await (
        await approvals(choice)
      )
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}

/** What exports read beside the histories. */
export type ExportSourceStore = ReturnType<typeof exportSourceStore>;
/** A device as it is exported. */
export type ExportedDevice = Awaited<ReturnType<ExportSourceStore['devices']>>[number];
/** An approval as it is exported. */
export type ExportedApproval = Awaited<ReturnType<ExportSourceStore['approvalPage']>>[number];
