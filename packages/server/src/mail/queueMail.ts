import type { MailKind } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';

/** A mail as its cause words it, in the language of its reader. */
export interface NewMail {
  /** The address of one person. */
  readonly recipient: string;
  readonly subject: string;
  /** Plain text; lines end with a line feed. */
  readonly body: string;
}

/** What the operator of the service reads of a mail that waits: its text is nothing for them. */
export interface MailOrigin {
  readonly kind: MailKind;
  /** The company whose mail it is; null for none. */
  readonly companyId: number | null;
}

const UNKNOWN: MailOrigin = { kind: 'other', companyId: null };

/**
 * Writes a mail into the queue. Called inside the transaction of its cause, so that a mail goes out exactly when what it
 * tells of has happened; the delivery sends it after that, and again when the mail server refuses.
 */
export async function queueMail(
  { query, now }: Connection,
  { recipient, subject, body }: NewMail,
  { kind, companyId }: MailOrigin = UNKNOWN,
): Promise<void> {
  const at = now();
  await query
    .insertInto('mails')
    // A line break in a subject would begin a header of its own.
    .values({
      recipient,
      subject: subject.replaceAll(/[\r\n]+/g, ' '),
      body,
      kind,
      company_fk: companyId,
      created_at: at,
      due_at: at,
      sent_at: null,
    })
    .execute();
}
