import { MEMBER_TYPES, type Language } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { composeMail, queueMail } from '../mail/index.ts';
import type { Member } from '../members/index.ts';
import { issueKey, revokeKeys } from './accountKeys.ts';
import { ACCOUNT_MAILS, type AccountMailKind } from './accountMailTexts.ts';

/** Where links lead, and in which language. */
export interface MailPlace {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly language: Language;
}

const PURPOSES = { verification: 'verify', newEmail: 'email', reset: 'reset', unlock: 'unlock' } as const;

/** Whom a link is for. */
type Reader = Pick<Member, 'pk' | 'company_fk' | 'mgrid' | 'mail' | 'member_type_id'>;

/** The console page that a link opens (A-ROUTE-12, A-ROUTE-13). That of a partner leads on to the partner login. */
function linkOf(kind: AccountMailKind, reader: Reader, { publicUrl, language }: MailPlace, key: string): string {
  const temporary = reader.member_type_id === MEMBER_TYPES.partner ? '&type=temporary' : '';
  const pages = {
    verification: `access/auth?type=auth&key=${key}`,
    newEmail: `access/auth?type=auth&key=${key}`,
    reset: `access/retypepassword?key=${key}${temporary}`,
    unlock: `access/auth?type=unlock&key=${key}`,
  };
  return `${publicUrl}/${language}/${pages[kind]}`;
}

/**
 * Queues an email with a new key for its reader. Called inside a transaction, so that there is no key without its
 * email. The login ID is the only text in the email chosen by a user: somebody signing up with another person's address
 * cannot use it to send them messages.
 */
export async function mailKey(
  connection: Connection,
  kind: AccountMailKind,
  member: Reader,
  place: MailPlace,
): Promise<void> {
  // People find the newest link; an older one may be in a mailbox that somebody else reads.
  if (kind !== 'verification') await revokeKeys(connection, member.pk, [PURPOSES[kind]]);
  const { key } = await issueKey(connection, { memberId: member.pk, purpose: PURPOSES[kind], mail: member.mail });
  const text = ACCOUNT_MAILS[place.language];
  const link = linkOf(kind, member, place, key);
  const lines = [text(`body_${kind}`, { loginId: member.mgrid, link })];
  const mail = composeMail(member.mail, place.language, { subject: text(`subject_${kind}`), lines });
  await queueMail(connection, mail, { kind: 'account', companyId: member.company_fk });
}
