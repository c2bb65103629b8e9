import { writeAdministration } from '../audit/index.ts';
import type { Connection } from '../database/index.ts';
import type { CallFacts } from '../http/index.ts';
import { findMember, type Member, memberKeys } from '../members/index.ts';
import { revokeKeys, takeKey } from './accountKeys.ts';
import { mailKey } from './accountMails.ts';
import { notifyOwner } from './accountNotices.ts';

/** Where links in emails lead, without a trailing slash. */
interface Place {
  readonly publicUrl: string;
}

/** Sends the link that confirms a new email; earlier ones expire. Called inside a transaction. */
async function mailLink(connection: Connection, member: Member, { publicUrl }: Place): Promise<void> {
  const reader = { ...member, mail: member.new_email };
  await mailKey(connection, 'newEmail', reader, { publicUrl, language: member.lang_code });
}

/** Sends the link to a new, pending email, and notifies the old address. Called inside a transaction. */
export async function announceNewEmail(connection: Connection, memberId: number, place: Place): Promise<void> {
  const member = await findMember(connection, memberId);
  if (!member || member.new_email === '') return;
  await mailLink(connection, member, place);
  await notifyOwner(connection, 'newEmailAsked', member);
}

/** Resends the link of a new email; false if none is pending. Called inside a transaction. */
export async function mailNewEmailAgain(connection: Connection, memberId: number, place: Place): Promise<boolean> {
  const member = await findMember(connection, memberId);
  if (!member || member.new_email === '') return false;
  await mailLink(connection, member, place);
  return true;
}

/** Discards a pending email; its link expires. */
export async function forgetNewEmail(connection: Connection, memberId: number): Promise<void> {
  await connection.transact(async (inside) => {
    await inside.query.updateTable('members').set({ new_email: '' }).where('pk', '=', memberId).execute();
    await revokeKeys(inside, memberId, ['email']);
  });
}

/**
 * Activates a new email with the key that was sent to it. Emails about the account follow the contact address if they
 * went there before; outstanding links to the old address expire then.
 */
export function confirmNewEmail(
  { connection, address }: { readonly connection: Connection } & Pick<CallFacts, 'address'>,
  key: string,
  { memberId, mail }: { readonly memberId: number; readonly mail: string },
): Promise<'success' | 'already' | 'fail'> {
  return connection.transact(async (inside) => {
    if ((await takeKey(inside, key, 'email')) === null) return 'already';
    const member = await findMember(inside, memberId);
    if (!member || member.flag_active === 0 || member.new_email !== mail) return 'fail';
    const isFollowed = member.mail === member.email;
    await inside.query
      .updateTable('members')
      .set({ email: mail, new_email: '', ...memberKeys({ email: mail }) })
      .$if(isFollowed, (update) => update.set({ mail, mail_verified: 1 }))
      .where('pk', '=', memberId)
      .execute();
    if (isFollowed) await revokeKeys(inside, memberId, ['verify', 'reset', 'unlock']);
    await notifyOwner(inside, 'newEmailTaken', member);
    const change = { before: { email: member.email }, after: { email: mail } };
    const entry = { act: 'userChanged', subject: member.mgrid, change } as const;
    await writeAdministration(inside, { kind: 'person', member, address }, [entry]);
    return 'success';
  });
}
