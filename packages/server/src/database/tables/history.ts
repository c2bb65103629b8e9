import type { AccessOutcome, Language } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { Flag, StoredInstant } from './columns.ts';

export interface NoticeTable {
  pk: Generated<number>;
  /** Until when the notice pops up after login. */
  notice_date: StoredInstant;
  created_at: StoredInstant;
  /** Counts changes, so that two simultaneous editors notice each other. */
  version: Generated<number>;
}

export interface NoticeTextTable {
  notice_fk: number;
  lang_code: Language;
  title: string;
  /** External HTML. */
  content: string;
}

/** Who did what. Names are copied, because the entry outlives person and device. */
export interface AuditTable {
  pk: Generated<number>;
  company_fk: number;
  act_at: StoredInstant;
  act_name_id: number;
  act_type_id: number;
  device_fk: number | null;
  member_fk: number | null;
  name: string;
  reg_mail: string;
  old_value: string;
  new_value: string;
  /** What it is about if that is not a device: a login ID, an address, a name. */
  subject: Generated<string>;
  /** The source address of an act of administration; empty for other acts, and for those of the server. */
  address: Generated<string>;
}

/** Logins as the server saw them, including refused ones. */
export interface AccessHistoryTable {
  pk: Generated<number>;
  /** Null for an attempt with an unknown ID. */
  company_fk: number | null;
  /** Null for an attempt with an unknown ID, and when the person was deleted. */
  member_fk: number | null;
  /** The login ID, which outlives the person; empty if unknown. */
  mgrid: Generated<string>;
  created_at: StoredInstant;
  outcome: Generated<AccessOutcome>;
  /** The session opened by the login; it may have ended. */
  session_pk: Generated<number | null>;
  type_id: number;
  browser: string;
  dev_os_id: number;
  address: string;
  /** The address inside the caller's own network; empty when it was not reported. */
  private_address: Generated<string>;
}

/** The types of event whose subject is a device. */
export type DeviceEventType = 'device_state' | 'device_changed' | 'device_added' | 'device_removed';

/** What is sent to open screens, kept for a while so that they can catch up. */
export interface EventTable {
  id: Generated<number>;
  /** Null for an event that concerns everybody. */
  company_fk: number | null;
  type:
    | DeviceEventType
    | 'agent_called'
    | 'command_changed'
    | 'groups_changed'
    | 'tags_changed'
    | 'notices_changed'
    | 'inbox_changed'
    | 'saved_views_changed'
    | 'session_ended'
    | 'ticket_changed'
    | 'approval_changed';
  device_fk: number | null;
  /** The device's group: only those who may open it are informed. */
  device_group_fk: number | null;
  /** The group it left, whose viewers are informed as well. */
  previous_group_fk: number | null;
  /** The session an event is for; null for all. */
  session_fk: number | null;
  /** The pk of an event's ticket, approval or command, or of the enrollment token that a device came with. */
  subject_fk: number | null;
  /** The person an event is for besides the approvers. */
  member_fk: number | null;
  /** 1 when every approver of the company is informed, and nobody else but `member_fk`. */
  for_approvers: Generated<Flag>;
  created_at: StoredInstant;
}

/** How many devices a company had, one row per day. */
export interface DeviceCountTable {
  company_fk: number;
  /** When the day began (UTC). */
  day_at: StoredInstant;
  /** The last number recorded on that day. */
  devices: number;
}

/** Notices, what people did, numbers of devices, and what is sent to open screens. */
export interface HistoryTables {
  notices: NoticeTable;
  notice_texts: NoticeTextTable;
  audit: AuditTable;
  access_history: AccessHistoryTable;
  device_counts: DeviceCountTable;
  events: EventTable;
}
