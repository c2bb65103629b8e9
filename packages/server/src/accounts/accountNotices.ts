import { checkEmail } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { noteAccountChange } from '../inbox/index.ts';
import { composeMail, queueMail } from '../mail/index.ts';
import type { Member } from '../members/index.ts';
import { noticeText, type AccountNotice } from './accountNoticeTexts.ts';

/** The recipient of a notice: the owner of the account, in the owner's language. */
type Reader = Pick<Member, 'pk' | 'company_fk' | 'mgrid' | 'mail' | 'lang_code'>;

/** The inbox text of a notice. A change that was only requested is only emailed, because nothing has changed yet. */
const INBOX_CODES = {
  newEmailAsked: null,
  newEmailTaken: 'email_changed',
  passwordChanged: 'password_changed',
  codesBegun: 'codes_begun',
  codesOff: 'codes_off',
} as const satisfies Record<AccountNotice, string | null>;

/** Queues the email. People who have an ID that is not an address, and no email, get none. */
async function mailNotice(connection: Connection, notice: AccountNotice, reader: Reader): Promise<void> {
  if (checkEmail(reader.mail) !== null) return;
  const mail = composeMail(reader.mail, reader.lang_code, noticeText(notice, reader.mgrid, reader.lang_code));
  await queueMail(connection, mail, { kind: 'security', companyId: reader.company_fk });
}

/** Notifies the owner of a change of the account, by email and in the inbox. Called inside the change's transaction. */
export async function notifyOwner(connection: Connection, notice: AccountNotice, owner: Reader): Promise<void> {
  await mailNotice(connection, notice, owner);
  const code = INBOX_CODES[notice];
  if (code !== null) await noteAccountChange(connection, owner, code);
}

/** The same for a person of whom only the ID is known. */
export async function notifyOwnerOf(connection: Connection, notice: AccountNotice, memberId: number): Promise<void> {
  const owner = await connection.query
    .selectFrom('members')
    .select(['pk', 'company_fk', 'mgrid', 'mail', 'lang_code'])
    .where('pk', '=', memberId)
    .executeTakeFirst();
  if (owner) await notifyOwner(connection, notice, owner);
}
