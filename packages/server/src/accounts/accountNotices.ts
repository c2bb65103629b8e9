import { checkEmail } from '@remote-console/domain';
import type { Connection } from '../database/connection.ts';
import { queueMail } from '../mail/queueMail.ts';
import { NOTICE_TEXTS, type AccountNotice } from './accountNoticeTexts.ts';
import type { Member } from './memberStore.ts';

/** Whom a notice is for: the owner of the account, in the owner's language. */
type Reader = Pick<Member, 'mgrid' | 'mail' | 'lang_code'>;

/**
 * Queues a notice that the account was changed. Called inside the transaction of the change. Whoever was given an ID that
 * is no address, and no email, gets none.
 */
export async function mailNotice(connection: Connection, notice: AccountNotice, reader: Reader): Promise<void> {
  if (checkEmail(reader.mail) !== null) return;
  const { greeting, account, advice, notices } = NOTICE_TEXTS[reader.lang_code];
  const { subject, happened } = notices[notice];
  const body = `${[greeting, happened, account(reader.mgrid), advice].join('\n\n')}\n`;
  await queueMail(connection, { recipient: reader.mail, subject, body });
}

/** The same for a person of whom only the pk is known. */
export async function mailNoticeTo(connection: Connection, notice: AccountNotice, memberPk: number): Promise<void> {
  const reader = await connection.query
    .selectFrom('members')
    .select(['mgrid', 'mail', 'lang_code'])
    .where('pk', '=', memberPk)
    .executeTakeFirst();
  if (reader) await mailNotice(connection, notice, reader);
}
