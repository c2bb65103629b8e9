import type { InboxChoice, InboxCode, InboxKind } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { Flag, StoredInstant } from './columns.ts';

/** What concerns one person. Names are copied, because an item outlives what it is about. */
export interface InboxItemTable {
  pk: Generated<number>;
  company_fk: number;
  /** Whose item it is. */
  member_fk: number;
  kind: InboxKind;
  code: InboxCode;
  /** What it says besides its code, as JSON. */
  facts: string;
  /** The same for everything about the same subject; each person has at most one such unread item. */
  about: string;
  device_fk: number | null;
  approval_fk: number | null;
  ticket_fk: number | null;
  /** How often it happened since it was last read. */
  times: Generated<number>;
  /** When it last happened. */
  happened_at: StoredInstant;
  /** Null while it is unread. */
  read_at: StoredInstant | null;
  /** Whether an email about it still has to be written. */
  mail_due: Flag;
}

/** A person's choice; without a row the default applies. */
export interface InboxPreferenceTable {
  member_fk: number;
  kind: InboxKind;
  choice: InboxChoice;
}

/** The inboxes of people. */
export interface InboxTables {
  inbox_items: InboxItemTable;
  inbox_preferences: InboxPreferenceTable;
}
