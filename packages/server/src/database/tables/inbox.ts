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
  /** What it says beside its code, as JSON. */
  facts: string;
  /** The same for everything about the same; of one person at most one such item is unread. */
  about: string;
  device_fk: number | null;
  approval_fk: number | null;
  ticket_fk: number | null;
  /** How often it happened since it was read last. */
  times: Generated<number>;
  /** When it happened last. */
  happened_at: StoredInstant;
  /** Null while it is unread. */
  read_at: StoredInstant | null;
  /** Whether a mail about it is still to be written. */
  mail_due: Flag;
}

/** What a person has chosen; where there is no row the usual choice holds. */
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
