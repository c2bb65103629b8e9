import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** A mail to be sent. It is written in the transaction of its cause, and sent after that. */
export interface MailTable {
  pk: Generated<number>;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** What it is about, see `MAIL_KINDS`. */
  kind: Generated<string>;
  /** The company whose mail it is; null for none, and for one from before this was kept. */
  company_fk: Generated<number | null>;
  created_at: StoredInstant;
  /** When it is tried next. */
  due_at: StoredInstant;
  tries: Generated<number>;
  /** When a process began to send it; null while none does. */
  claimed_at: Generated<StoredInstant | null>;
  /** The code that the last try ended with; empty while there was none. */
  last_error: Generated<string>;
  /** Null until a mail server took it. */
  sent_at: StoredInstant | null;
  /** Set when no mail server took it for a day; it is not tried again. */
  given_up_at: StoredInstant | null;
}

/** Mails that wait, and those that were sent lately. */
export interface MailTables {
  mails: MailTable;
}
