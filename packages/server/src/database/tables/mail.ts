import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** A mail to be sent. It is written in the transaction of its cause, and sent after that. */
export interface MailTable {
  pk: Generated<number>;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  created_at: StoredInstant;
  /** When it is tried next. */
  due_at: StoredInstant;
  tries: Generated<number>;
  /** Null until a mail server took it. */
  sent_at: StoredInstant | null;
  /** Set when no mail server took it for a day; it is not tried again. */
  given_up_at: StoredInstant | null;
}

/** Mails that wait, and those that were sent lately. */
export interface MailTables {
  mails: MailTable;
}
