import { APPROVAL_STATES } from '@remote-console/domain';
import { type Connection, isInTime, oneAtATime } from '../../database/index.ts';
import { noteDelegateGone, noteMoved } from '../../inbox/index.ts';
import { mayDecide } from '../../members/index.ts';
import { moveTeams } from './moveTeams.ts';

/** The delegations whose delegate can no longer decide, and the expired ones, which are removed. */
async function endDelegations(connection: Connection): Promise<void> {
  const { query, now } = connection;
  const rows = await query
    .selectFrom('member_delegates')
    .innerJoin('members as approver', 'approver.pk', 'member_delegates.member_fk')
    .leftJoin('members as delegate', (join) =>
      join
        .onRef('delegate.pk', '=', 'member_delegates.delegate_fk')
        .onRef('delegate.company_fk', '=', 'approver.company_fk'),
    )
    .select([
      'member_delegates.member_fk',
      'member_delegates.delegate_fk',
      'member_delegates.delegate_name',
      'member_delegates.until_at',
      'approver.company_fk',
      'delegate.flag_active',
      'delegate.member_type_id',
      'delegate.use_approval_function',
    ])
    .execute();
  for (const { member_fk, delegate_fk, delegate_name, until_at, company_fk, ...delegate } of rows) {
    const { flag_active, member_type_id, use_approval_function } = delegate;
    const decides =
      flag_active !== null &&
      member_type_id !== null &&
      use_approval_function !== null &&
      mayDecide({ flag_active, member_type_id, use_approval_function });
    if (decides && until_at > now()) continue;
    const { numDeletedRows } = await query
      .deleteFrom('member_delegates')
      .where('member_fk', '=', member_fk)
      .where('delegate_fk', '=', delegate_fk)
      .where('until_at', '=', until_at)
      .executeTakeFirst();
    if (decides || until_at <= now() || numDeletedRows === 0n) continue;
    await noteDelegateGone(connection, company_fk, member_fk, delegate_name);
    await noteBack(connection, { approverId: member_fk, delegateId: delegate_fk, name: delegate_name });
  }
}

/** Informs those who asked, whose requests go back from a delegate to the approver. */
async function noteBack(
  connection: Connection,
  { approverId, delegateId, name }: { readonly approverId: number; readonly delegateId: number; readonly name: string },
): Promise<void> {
  const rows = await connection.query
    .selectFrom('approval_approvers')
    .innerJoin('approvals', 'approvals.pk', 'approval_approvers.approval_fk')
    .innerJoin('devices', 'devices.pk', 'approvals.device_fk')
    .select(['approvals.pk', 'approvals.company_fk', 'approvals.member_fk', 'approvals.device_fk', 'devices.alias'])
    .where('approval_approvers.member_fk', '=', approverId)
    .where('approval_approvers.asked_fk', '=', delegateId)
    .where('approvals.approve_state', '=', APPROVAL_STATES.inProgress)
    .where(isInTime(connection.now()))
    .execute();
  for (const row of rows) {
    await noteMoved(
      connection,
      {
        pk: row.pk,
        companyId: row.company_fk,
        deviceId: row.device_fk,
        device: row.alias,
        requesterId: row.member_fk,
      },
      name,
    );
  }
}

/**
 * Advances requests with chosen approvers whose approver or delegate was removed, lost the permission to decide, went
 * away or came back. Who may answer does not depend on it; it only informs those concerned.
 */
export const sweepTeams = (connection: Connection): Promise<void> =>
  connection.transact(async (inside) => {
    // Simultaneous processes would each inform everybody.
    await oneAtATime(inside.query, inside.engine, 'teams');
    await endDelegations(inside);
    await moveTeams(inside, null);
  });
