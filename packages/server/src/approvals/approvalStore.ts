import type { Approval } from '@remote-console/api-client/contract';
import { sql } from 'kysely';
import { companyTables } from '../database/index.ts';
import { approvalPolicies, type PolicyOfGroup } from '../groups/index.ts';
import { type NewMail, queueMail } from '../mail/index.ts';
import { findDecider, type MemberRow, standardDecider, type StoreAccess } from '../members/index.ts';
import { type ApprovalChoice, type ApprovalCut, chosenApprovals, joinedApprovals } from './approvalList.ts';
import { approvalNews } from './approvalNews.ts';
import { approvalRecord, type ApprovalRow, selectedApprovals } from './approvalRecord.ts';
import { approvalWriter, type FoundApproval } from './approvalWriter.ts';
import { storedRecurrence } from './recurrence.ts';
import { type Mail, moveTeams } from './team/moveTeams.ts';
import { mayAnswerTeam, type Team, teamsOf } from './team/team.ts';
import { teamWriter } from './team/teamWriter.ts';

const ORDER_COLUMNS = { proposal_time: 'created_at', start_time: 'start_at', end_time: 'end_at' } as const;

const EVERY_WAITING: ApprovalChoice = {
  from: 'request',
  since: null,
  until: null,
  devicePk: null,
  pk: null,
  search: null,
};

/** The requests of a company, and those of one person. */
export function approvalStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { now } = connection;

  const recordOf = (row: ApprovalRow, teams: ReadonlyMap<number, Team>) =>
    approvalRecord(row, teams.get(row.pk), { viewerPk: scope.memberPk, now: now() });

  const rowOf = (pk: number) =>
    selectedApprovals(joinedApprovals(connection, scope.companyPk)).where('approvals.pk', '=', pk).executeTakeFirst();

  async function count(choice: ApprovalChoice): Promise<number> {
    const { total } = await (
      await chosenApprovals(connection, scope, choice)
    )
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  return {
    ...approvalNews(connection, scope),
    ...approvalWriter(connection, scope),

    /** The chosen approvers of a request, to be written. */
    team: teamWriter(connection),

    /**
     * What the nearest group says of a request of the person for a device; null where none says anything. The person is no
     * approver of an own request, and where nobody else is left whoever decides does.
     */
    async askedOf(devicePk: number): Promise<PolicyOfGroup | null> {
      const device = await companyTables(connection, scope.companyPk)
        .devices()
        .select('device_group_fk')
        .where('pk', '=', devicePk)
        .executeTakeFirst();
      const policy = await approvalPolicies(connection, scope.companyPk).nearest(device?.device_group_fk ?? null);
      if (!policy) return null;
      const approvers = policy.approvers.filter(({ pk }) => pk !== scope.memberPk);
      return { ...policy, approvers, rule: approvers.length === 0 ? 'single' : policy.rule };
    },

    /** A page of requests; those of one moment keep the order in which they were made. */
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

    /** How many requests a choice has. */
    count,

    /** How many requests wait for a decision that the person may take, or for an answer that counts now. */
    async waitingCount(): Promise<number> {
      const withTeam = await (
        await chosenApprovals(connection, scope, EVERY_WAITING)
      )
        .select(['approvals.pk', 'approvals.member_fk', 'approvals.team_rule'])
        .where('approvals.team_rule', 'is not', null)
        .execute();
      const teams = await teamsOf(connection, withTeam);
      const ofOthers = [...teams.values()].filter((team) => !mayAnswerTeam(team, scope.memberPk));
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
        groupPk: row.group_pk,
        recurrence: storedRecurrence(row.recurrence),
        team: teams.get(pk) ?? null,
      };
    },

    /** Who is asked: the named one, or the administrator when nobody is named; never the person (B-APPROVAL-25). */
    async approverFor(pk: number | null): Promise<MemberRow | null | 'missing' | 'unsuitable'> {
      if (pk === null) return standardDecider(connection, scope.companyPk, scope.memberPk);
      const colleague = await findDecider(connection, scope.companyPk, pk);
      if (colleague.kind === 'missing') return 'missing';
      return colleague.kind === 'decides' && pk !== scope.memberPk ? colleague.member : 'unsuitable';
    },

    /** The people who are asked, as a mail addresses them. */
    mailReaders: (pks: readonly number[]) =>
      companyTables(connection, scope.companyPk)
        .members()
        .select(['mail', 'lang_code', 'time_zone_id', 'date_fmt_id'])
        .where('pk', 'in', pks)
        .orderBy('pk')
        .execute(),

    /** Asks those whose answers count now for a request. */
    moveTeam: (pk: number, mail: Mail) => moveTeams(connection, [pk], mail),

    /** Queues a mail together with what it tells of. */
    mail: (mail: NewMail) => queueMail(connection, mail, { kind: 'request', companyPk: scope.companyPk }),
  };
}

/** What `approvalStore` gives. */
export type ApprovalStore = ReturnType<typeof approvalStore>;
