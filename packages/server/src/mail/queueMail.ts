import type { MailKind } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';

/** An email as its cause words it, in the language of its reader. */
export interface NewMail {
  /** The address of one person. */
  readonly recipient: string;
  readonly subject: string;
  /** Plain text; lines end with a line feed. */
  readonly body: string;
}

/** What the service operator sees of a waiting email: its text is not for them. */
export interface MailOrigin {
  readonly kind: MailKind;
  /** The company whose email it is; null for none. */
  readonly companyId: number | null;
}

const UNKNOWN: MailOrigin = { kind: 'other', companyId: null };

/**
 * Adds an email to the queue. Called inside the transaction of its cause, so that an email is sent exactly when what it
 * reports has happened; the delivery sends it after that, and retries when the mail server rejects it.
 */
export async function queueMail(
  { query, now }: Connection,
  { recipient, subject, body }: NewMail,
  { kind, companyId }: MailOrigin = UNKNOWN,
): Promise<void> {
  const at = now();
  await query
    .insertInto('mails')
    // A line break in a subject would start another header.
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
