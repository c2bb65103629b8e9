import type { Connection } from '../database/index.ts';
import type { Member } from '../members/index.ts';
import { revokeKeys } from './accountKeys.ts';
import { notifyOwnerOf } from './accountNotices.ts';
import { endSessions } from './endSessions.ts';

/**
 * Gives a person a new password. Anybody who knew the old one is locked out: sessions end, and unfinished logins,
 * outstanding keys and a pending new email become invalid. The owner gets a notice.
 *
 * @param keptSession The session in which it was changed, which continues.
 */
export async function setPassword(
  connection: Connection,
  member: Pick<Member, 'pk' | 'company_fk'>,
  passwordHash: string,
  keptSession = 0,
): Promise<void> {
  await connection.transact(async (inside) => {
    await inside.query
      .updateTable('members')
      .set({ password_hash: passwordHash, password_changed_at: inside.now(), new_email: '' })
      .where('pk', '=', member.pk)
      .where('company_fk', '=', member.company_fk)
      .execute();
    await revokeKeys(inside, member.pk, ['email', 'reset', 'unlock', 'exchange']);
    await endSessions(inside, { companyId: member.company_fk, memberId: member.pk, exceptSession: keptSession });
    await notifyOwnerOf(inside, 'passwordChanged', member.pk);
  });
}
