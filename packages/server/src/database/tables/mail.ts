import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** An email to be sent. It is written in the transaction of its cause, and sent after that. */
export interface MailTable {
  pk: Generated<number>;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** What it is about, see `MAIL_KINDS`. */
  kind: Generated<string>;
  /** The company whose email it is; null for none, and for one from before this was stored. */
  company_fk: Generated<number | null>;
  created_at: StoredInstant;
  /** When it is next tried. */
  due_at: StoredInstant;
  tries: Generated<number>;
  /** When a process started to send it; null while none does. */
  claimed_at: Generated<StoredInstant | null>;
  /** The code of the last attempt; empty before the first. */
  last_error: Generated<string>;
  /** Null until a mail server accepted it. */
  sent_at: StoredInstant | null;
  /** Set when no mail server accepted it for a day; it is not retried. */
  given_up_at: StoredInstant | null;
}

/** Emails that are waiting, and those sent recently. */
export interface MailTables {
  mails: MailTable;
}
