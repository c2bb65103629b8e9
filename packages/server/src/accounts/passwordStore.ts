import type { Connection } from '../database/connection.ts';
import { revokeKeys } from './accountKeys.ts';
import type { Member } from './memberStore.ts';
import { endSessionsOf } from './sessionStore.ts';

/**
 * Gives a person a new password. Whoever knew the old one is put out: sessions end, and half-made logins and keys that
 * were on their way are worthless.
 *
 * @param keptSession The session in which it was changed, which goes on.
 */
export async function setPassword(
  connection: Connection,
  member: Pick<Member, 'pk' | 'company_fk'>,
  passwordHash: string,
  keptSession?: number,
): Promise<void> {
  await connection.transact(async (inside) => {
    await inside.query
      .updateTable('members')
      .set({ password_hash: passwordHash, password_changed_at: inside.now() })
      .where('pk', '=', member.pk)
      .where('company_fk', '=', member.company_fk)
      .execute();
    await inside.query.deleteFrom('login_steps').where('member_fk', '=', member.pk).execute();
    await revokeKeys(inside, member.pk);
    await endSessionsOf(inside, member, keptSession);
  });
}
