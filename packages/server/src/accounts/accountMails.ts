import type { Language } from '@remote-console/domain';
import type { Connection } from '../database/connection.ts';
import { queueMail } from '../mail/queueMail.ts';
import { issueKey } from './accountKeys.ts';
import { MAIL_TEXTS, type AccountMailKind } from './accountMailTexts.ts';
import type { Member } from './memberStore.ts';

/** Where links lead, and in which language. */
export interface MailPlace {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly language: Language;
}

const PURPOSES = { verification: 'verify', reset: 'reset', unlock: 'unlock' } as const;

/** The page of the console that a link opens (A-ROUTE-12, A-ROUTE-13). */
function linkOf(kind: AccountMailKind, { publicUrl, language }: MailPlace, key: string): string {
  const pages = {
    verification: `access/auth?type=auth&key=${key}`,
    reset: `access/retypepassword?key=${key}`,
    unlock: `access/auth?type=unlock&key=${key}`,
  };
  return `${publicUrl}/${language}/${pages[kind]}`;
}

/**
 * Queues a mail with a new key for its reader. Called inside a transaction, so that there is no key without its mail.
 * The mail names nothing that its reader did not choose but the login ID: who signs up with the address of somebody else
 * cannot have us tell them anything.
 */
export async function mailKey(
  connection: Connection,
  kind: AccountMailKind,
  member: Pick<Member, 'pk' | 'mgrid' | 'mail'>,
  place: MailPlace,
): Promise<void> {
  const { key } = await issueKey(connection, { memberPk: member.pk, purpose: PURPOSES[kind], mail: member.mail });
  const { subject, body } = MAIL_TEXTS[place.language][kind];
  const link = linkOf(kind, place, key);
  await queueMail(connection, { recipient: member.mail, subject, body: body({ mgrid: member.mgrid, link }) });
}
