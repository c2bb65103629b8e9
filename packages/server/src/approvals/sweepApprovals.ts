import { APPROVAL_STATES } from '@remote-console/domain';
import { type Connection, oneAtATime } from '../database/index.ts';
import { noteEnds } from '../inbox/index.ts';
import { turnWindows } from './recurrence.ts';

/** Approvals that begin or end, and requests that expire, in one transaction; more wait for the next. */
const AT_ONCE = 500;

/**
 * Notifies open screens of devices whose approval begins or ends now, and of requests whose period has ended: an
 * undecided one is no longer pending, and a rejected one can no longer be approved. Any number of processes may do it
 * at the same time: the statement that finds a due approval sets when it is due next.
 *
 * @returns how many approvals began or ended, and requests expired.
 */
export async function sweepApprovals(connection: Connection): Promise<number> {
  const handled = await connection.transact(async (inside) => {
    const { query, now, emit } = inside;
    // Simultaneous processes would lock the same requests, each in its own order.
    await oneAtATime(query, inside.engine, 'dueApprovals');
    const at = now();
    const rows = await query
      .updateTable('approvals')
      .set((eb) => ({
        effect_due_at: eb
          .case()
          .when(eb.and([eb('approve_state', '=', APPROVAL_STATES.approved), eb('end_at', '>', at)]))
          .then(eb.ref('end_at'))
          .else(null)
          .end(),
      }))
      .where('effect_due_at', '<=', at)
      .where('pk', 'in', (eb) =>
        eb
          .selectFrom('approvals as due')
          .select('due.pk')
          .where('due.effect_due_at', '<=', at)
          .orderBy('due.effect_due_at')
          .limit(AT_ONCE),
      )
      .returning([
        'pk',
        'company_fk',
        'member_fk',
        'device_fk',
        'device_alias',
        'approve_state',
        'end_at',
        'expires_at',
        'recurrence',
      ])
      .execute();
    if (rows.length === 0) return 0;
    for (const { pk, company_fk, member_fk } of rows) {
      await emit({ type: 'approval_changed', companyId: company_fk, approvalId: pk, requesterId: member_fk });
    }
    await turnWindows(inside, rows);
    await noteEnds(inside, rows);
    const opened = rows.filter(({ approve_state }) => approve_state === APPROVAL_STATES.approved);
    if (opened.length === 0) return rows.length;
    const devices = await query
      .selectFrom('devices')
      .select(['pk', 'company_fk', 'device_group_fk'])
      .where('pk', 'in', [...new Set(opened.map(({ device_fk }) => device_fk))])
      .execute();
    for (const { pk, company_fk, device_group_fk } of devices) {
      await emit({ type: 'device_changed', companyId: company_fk, deviceId: pk, groupId: device_group_fk });
    }
    return rows.length;
  });
  return handled < AT_ONCE ? handled : handled + (await sweepApprovals(connection));
}
