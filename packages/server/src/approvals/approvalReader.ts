import type { Approval } from '@remote-console/api-client/contract';
import { sql } from 'kysely';
import type { StoreAccess } from '../members/index.ts';
import { type ApprovalChoice, type ApprovalCut, chosenApprovals, joinedApprovals } from './approvalList.ts';
import { approvalRecord, type ApprovalRow, selectedApprovals } from './approvalRecord.ts';
import type { FoundApproval } from './approvalWriter.ts';
import { storedRecurrence } from './recurrence.ts';
import { mayAnswerTeam, type Team, teamsOf } from './team/team.ts';

const ORDER_COLUMNS = { proposal_time: 'created_at', start_time: 'start_at', end_time: 'end_at' } as const;

const EVERY_WAITING: ApprovalChoice = {
  from: 'request',
  since: null,
  until: null,
  deviceId: null,
  pk: null,
  search: null,
};

/** Reads the requests of a company as one person sees them. */
export function approvalReader({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const recordOf = (row: ApprovalRow, teams: ReadonlyMap<number, Team>) =>
    approvalRecord(row, teams.get(row.pk), { viewerId: scope.memberId, now: connection.now() });

  const rowOf = (pk: number) =>
    selectedApprovals(joinedApprovals(connection, scope.companyId)).where('approvals.pk', '=', pk).executeTakeFirst();

  async function count(choice: ApprovalChoice): Promise<number> {
    const { total } = await (
      await chosenApprovals(connection, scope, choice)
    )
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  return {
    /** A page of requests; those with the same time keep the order in which they were made. */
    async page(choice: ApprovalChoice, { by, order, limit, offset }: ApprovalCut): Promise<Approval[]> {
      const rows = await selectedApprovals(await chosenApprovals(connection, scope, choice))
        .orderBy(sql.ref(`approvals.${ORDER_COLUMNS[by]}`), order)
        .orderBy('approvals.pk', order)
        .limit(limit)
        .offset(offset)
        .execute();
      const teams = await teamsOf(connection, rows);
      return rows.map((row) => recordOf(row, teams));
    },

    /** How many requests match a filter. */
    count,

    /** How many requests are waiting for a decision that the person may make, or for an answer that counts now. */
    async waitingCount(): Promise<number> {
      const withTeam = await (
        await chosenApprovals(connection, scope, EVERY_WAITING)
      )
        .select(['approvals.pk', 'approvals.member_fk', 'approvals.team_rule'])
        .where('approvals.team_rule', 'is not', null)
        .execute();
      const teams = await teamsOf(connection, withTeam);
      const ofOthers = [...teams.values()].filter((team) => !mayAnswerTeam(team, scope.memberId));
      return (await count(EVERY_WAITING)) - ofOthers.length;
    },

    /** One request of the company. */
    async find(pk: number): Promise<FoundApproval | null> {
      const row = await rowOf(pk);
      if (!row) return null;
      const teams = await teamsOf(connection, [row]);
      return {
        pk,
        record: recordOf(row, teams),
        approve_state: row.approve_state,
        period: { start: row.start_at, end: row.end_at },
        requester: {
          pk: row.member_fk,
          mail: row.requester_mail,
          lang_code: row.requester_language,
          time_zone_id: row.requester_zone,
          date_fmt_id: row.requester_format,
        },
        groupId: row.group_pk,
        recurrence: storedRecurrence(row.recurrence),
        team: teams.get(pk) ?? null,
      };
    },
  };
}
