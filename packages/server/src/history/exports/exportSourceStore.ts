import { hasApprovalRight, type HistoryPeriod } from '@remote-console/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Member } from '../../accounts/memberStore.ts';
import type { Connection } from '../../database/connection.ts';
import { companyTables, deviceInReach, inReach, type PersonScope } from '../../database/scope.ts';
import { type DeviceChoice, type DeviceCut, pageOfPks } from '../../devices/devicePage.ts';
import { comesAfter, fromMark, type HistoryChoice, type HistoryCut, ofChoice, within } from '../historyChoice.ts';

/** Most rows that a file of Excel can hold beside its header. */
const MOST_ROWS = 1_048_575;

const APPROVALS = {
  time: 'approvals.created_at',
  pk: 'approvals.pk',
  search: {
    any: ['devices.alias', 'requester.mgrid', 'requester.name', 'approver.name'],
    device_alias: ['devices.alias'],
    requester_id: ['requester.mgrid'],
    requester_name: ['requester.name'],
    approver_name: ['approver.name'],
  },
} as const;

/** What the approval history can be searched by. */
export type ApprovalKey = keyof typeof APPROVALS.search;

/** What exports read that no list of the history has: devices and approvals, as one person may see them. */
export function exportSourceStore(connection: Connection, scope: PersonScope, member: Member) {
  const tables = companyTables(connection, scope.companyPk);

  /** Who decides sees what is decided, or can be no more; everybody else what they asked for. */
  function readable(): RawBuilder<SqlBool> {
    const over = sql<SqlBool>`(approvals.approve_state <> 0 or approvals.end_at <= ${connection.now()})`;
    if (scope.everyGroup) return over;
    if (!hasApprovalRight(member)) return sql<SqlBool>`approvals.member_fk = ${scope.memberPk}`;
    const own = sql`approvals.approver_fk = ${scope.memberPk}`;
    return sql<SqlBool>`(${over} and (${own} or ${deviceInReach(scope, 'approvals.device_fk')}))`;
  }

  const approvals = (choice: HistoryChoice<ApprovalKey>) =>
    tables
      .approvals()
      .leftJoin('devices', 'devices.pk', 'approvals.device_fk')
      .innerJoin('members as requester', 'requester.pk', 'approvals.member_fk')
      .leftJoin('members as approver', 'approver.pk', 'approvals.approver_fk')
      .where(readable())
      .where(ofChoice(connection, APPROVALS, choice));

  return {
    /** The pks of devices in their order, of those that were registered in a period. */
    async devicePks(
      choice: DeviceChoice,
      period: HistoryPeriod,
      cut: Pick<DeviceCut, 'by' | 'order'>,
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
        .where(inReach(scope, 'devices.device_group_fk'))
        .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
        .select([
          'devices.pk',
          'devices.alias',
          'devices.memo',
          'devices.alive',
          'devices.dev_os_id',
          'devices.dev_ver',
          'devices.s_pub_ip',
          'devices.s_pri_ip',
          'devices.last_connected_at',
          'devices.last_disconnected_at',
          'device_groups.name as group_name',
        ])
        .execute();
      const byPk = new Map(rows.map((row) => [row.pk, row]));
      return pks.flatMap((pk) => byPk.get(pk) ?? []);
    },

    /** A part of the approvals. */
    approvalPage: (choice: HistoryChoice<ApprovalKey>, cut: HistoryCut) =>
      approvals(fromMark(choice, cut))
        .where(comesAfter(APPROVALS, cut))
        .selectAll('approvals')
        .select([
          'devices.alias',
          'devices.s_pub_ip',
          'requester.mgrid as requester_id',
          'approver.name as approver_name',
        ])
        .orderBy('approvals.created_at', cut.order)
        .orderBy('approvals.pk', cut.order)
        .limit(cut.limit)
        .execute(),

    /** How many approvals a choice has. */
    approvalCount: async (choice: HistoryChoice<ApprovalKey>): Promise<number> => {
      const { total } = await approvals(choice)
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
