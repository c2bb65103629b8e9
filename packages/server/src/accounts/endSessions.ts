import type { Connection } from '../database/index.ts';

/** Whose sessions end. */
export interface SessionOwner {
  readonly companyId: number;
  readonly memberId: number;
  /** The one session that continues, where people change their own account. */
  readonly exceptSession?: number;
}

/** Ends the sessions of a person, and logins waiting for their code, and notifies the open screens. */
export async function endSessions(
  { transact }: Connection,
  { companyId, memberId, exceptSession = 0 }: SessionOwner,
): Promise<void> {
  await transact(async ({ query, emit }) => {
    await query.deleteFrom('login_steps').where('member_fk', '=', memberId).execute();
    const ended = await query
      .deleteFrom('sessions')
      .where('member_fk', '=', memberId)
      .where('pk', '!=', exceptSession)
      .returning('pk')
      .execute();
    for (const { pk } of ended) await emit({ type: 'session_ended', companyId, sessionId: pk });
  });
}
