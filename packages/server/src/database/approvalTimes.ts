import { APPROVAL_STATES } from '@remote-console/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Whether a request of `approvals` can still be answered: its period is not over, and it has not expired. */
export const isInTime = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(approvals.end_at > ${now} and (approvals.expires_at is null or approvals.expires_at > ${now}))`;

/** Whether an approval of `approvals` grants access at a given time: in its period and in its weekly window, if any. */
export const isOpenNow = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(approvals.approve_state = ${APPROVAL_STATES.approved} and approvals.start_at <= ${now}
    and approvals.end_at > ${now} and (approvals.recurrence is null
      or (approvals.window_start_at <= ${now} and approvals.window_end_at > ${now})))`;
