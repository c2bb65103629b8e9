import type { OwnDelegation } from '@remote-console/api-client/contract';
import { APPROVAL_STATES, type Delegation } from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import { companyTables, instantText } from '../../database/index.ts';
import type { StoreAccess } from '../../members/index.ts';
import { moveTeams } from '../team/moveTeams.ts';

/** The delegate of a person who is away. */
export function delegationStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { query, now } = connection;
  const tables = companyTables(connection, scope.companyId);

  /** Updates those who are asked for the person's answers, and the screens that show it. */
  async function moveOn(): Promise<void> {
    const rows = await tables
      .approvals()
      .innerJoin('approval_approvers', 'approval_approvers.approval_fk', 'approvals.pk')
      .select('approvals.pk')
      .where('approval_approvers.member_fk', '=', scope.memberId)
      .where('approvals.approve_state', '=', APPROVAL_STATES.inProgress)
      .execute();
    if (rows.length === 0) return;
    await moveTeams(
      connection,
      rows.map(({ pk }) => pk),
    );
  }

  async function isApprover(): Promise<boolean> {
    const row = await tables
      .members()
      .select('pk')
      .where('pk', '=', scope.memberId)
      .where(
        sql<SqlBool>`(pk in (select member_fk from group_approvers) or pk in (select approval_approvers.member_fk
          from approval_approvers inner join approvals on approvals.pk = approval_approvers.approval_fk
          where approvals.approve_state = ${APPROVAL_STATES.inProgress} and approvals.end_at > ${now()}
            and approvals.company_fk = ${scope.companyId}))`,
      )
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    /** The person's current delegation; an expired one no longer exists. */
    async own(): Promise<OwnDelegation> {
      const row = await query
        .selectFrom('member_delegates')
        .innerJoin('members', 'members.pk', 'member_delegates.delegate_fk')
        .select(['members.pk', 'members.mgrid', 'members.name', 'from_at', 'until_at'])
        .where('member_fk', '=', scope.memberId)
        .where('members.company_fk', '=', scope.companyId)
        .where('until_at', '>', now())
        .executeTakeFirst();
      return {
        isApprover: await isApprover(),
        delegation: row
          ? {
              delegate: { id: row.pk, loginId: row.mgrid, name: row.name },
              fromTime: instantText(row.from_at),
              untilTime: instantText(row.until_at),
            }
          : null,
      };
    },

    /** Names a delegate in place of any other. */
    async set({ delegateId, from, until }: Delegation, name: string): Promise<void> {
      const values = { delegate_fk: delegateId, delegate_name: name, from_at: from, until_at: until };
      await query
        .insertInto('member_delegates')
        .values({ member_fk: scope.memberId, ...values })
        .onConflict((conflict) => conflict.column('member_fk').doUpdateSet(values))
        .execute();
      await moveOn();
    },

    /** Ends the delegation of the person, whether it has begun or not. */
    async end(): Promise<void> {
      await query.deleteFrom('member_delegates').where('member_fk', '=', scope.memberId).execute();
      await moveOn();
    },
  };
}

/** The return type of `delegationStore`. */
export type DelegationStore = ReturnType<typeof delegationStore>;
