import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Whether a request of `approvals` can still be answered by the clock: its period lasts, and its time has not run out. */
export const isInTime = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(approvals.end_at > ${now} and (approvals.expires_at is null or approvals.expires_at > ${now}))`;
