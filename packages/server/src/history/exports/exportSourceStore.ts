import { decidesOnRequests, EXPORTED_FIELDS, type HistoryPeriod, reportedTextsOf } from '@remote-console/domain';
import { sql } from 'kysely';
import { approvalDevice, type ApprovalSearch, chosenApprovals } from '../../approvals/index.ts';
import { comesAfter, fromMark, type HistoryChoice, type HistoryCut, within } from '../../audit/index.ts';
import { companyTables, isVisibleTo, reportedColumn } from '../../database/index.ts';
import { type DeviceChoice, type PageRequest, pageOfPks } from '../../devices/index.ts';
import type { StoreAccess } from '../../members/index.ts';
import { tagsOfDevices } from '../../tags/index.ts';

/** Maximum number of rows in an Excel file besides its header. */
const MOST_ROWS = 1_048_575;

/** The agents' texts that are exported unmodified. */
export const EXPORTED_TEXTS = reportedTextsOf(EXPORTED_FIELDS);

const APPROVAL_MARKS = { time: 'approvals.created_at', pk: 'approvals.pk' } as const;

/** The search fields of the approval history. */
export type ApprovalKey = ApprovalSearch['key'];

/** What exports read that is not in a history list: devices and approvals, as one person may see them. */
export function exportSourceStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const tables = companyTables(connection, scope.companyId);

  /** The content of the processed requests list for approvers; everyone else exports their own requests. */
  const approvals = ({ period: { from, until }, search }: HistoryChoice<ApprovalKey>) =>
    chosenApprovals(connection, scope, {
      from: decidesOnRequests(member) ? 'history' : 'own',
      since: from,
      until,
      deviceId: null,
      pk: null,
      search,
    });

  return {
    /** The IDs of devices in order, of those registered in a period. */
    async deviceIds(
      choice: DeviceChoice,
      period: HistoryPeriod,
      cut: Pick<PageRequest, 'by' | 'order'>,
    ): Promise<number[]> {
      const pks = await pageOfPks(connection, scope, choice, { ...cut, limit: MOST_ROWS, offset: 0 });
      const registered = await tables.devices().where(within('devices.created_at', period)).select('pk').execute();
      const ofPeriod = new Set(registered.map(({ pk }) => pk));
      return pks.filter((pk) => ofPeriod.has(pk));
    },

    /** Some devices in the order of their IDs, without those deleted meanwhile. */
    async devices(pks: readonly number[]) {
      const rows = await tables
        .devicesById(pks)
        .where(isVisibleTo(scope, 'devices.device_group_fk'))
        .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
        .select([
          'devices.pk',
          'devices.alias',
          'devices.memo',
          'devices.alive',
          'devices.dev_os_id as osId',
          'devices.s_pub_ip as publicIp',
          'devices.last_connected_at as lastConnectedAt',
          'devices.last_disconnected_at as lastDisconnectedAt',
          'devices.device_group_fk as groupId',
          'device_groups.name as groupName',
          ...EXPORTED_TEXTS.map((field) => `devices.${reportedColumn(field)} as ${field}` as const),
        ])
        .execute();
      const tags = await tagsOfDevices(connection, scope.companyId, pks);
      const byPk = new Map(
        rows.map(({ alive, ...row }) => [row.pk, { ...row, isOnline: alive === 1, tags: tags.get(row.pk) ?? [] }]),
      );
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
      return rows.map((row) => ({
        ...approvalDevice(row),
        pk: row.pk,
        createdAt: row.created_at,
        startAt: row.start_at,
        endAt: row.end_at,
        requesterLoginId: row.requester_id,
        approverName: row.approver_name ?? '',
        reason: row.reason,
        decisionReason: row.react_reason,
      }));
    },

    /** How many approvals match a filter. */
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

/** What exports read besides the histories. */
export type ExportSourceStore = ReturnType<typeof exportSourceStore>;
/** A device as it is exported. */
export type ExportedDevice = Awaited<ReturnType<ExportSourceStore['devices']>>[number];
/** An approval as it is exported. */
export type ExportedApproval = Awaited<ReturnType<ExportSourceStore['approvalPage']>>[number];
