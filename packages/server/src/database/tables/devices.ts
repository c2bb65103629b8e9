import type {
  ApprovalRule,
  IdentityConflict,
  RemoteConsent,
  RemoteRecording,
  RemoteSharing,
  ReportedDetails,
  ReportedText,
  TeamAnswer,
  TeamRule,
} from '@remote-console/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ReportedColumnOf } from '../reportedColumns.ts';
import type { Flag, StoredInstant } from './columns.ts';

export interface EnrolmentTokenTable {
  pk: Generated<number>;
  token_hash: string;
  company_fk: number;
  /** Where devices land that enrol with it. */
  device_group_fk: number;
  /** Who made it; null when the server did, and for one from before this was kept. */
  member_fk: Generated<number | null>;
  /** 1 for one that the server made for agents of its own, which it hands to nobody: it replaces agents and knows no hurry. */
  made_by_server: Generated<Flag>;
  /** What a manager calls it, to tell it from others. */
  label: Generated<string>;
  created_at: StoredInstant;
  revoked_at: StoredInstant | null;
  /** From when on it opens nothing any more. */
  expires_at: StoredInstant;
  /** How many new devices it may enrol. */
  device_limit: Generated<number>;
  /** How many new devices it has enrolled. */
  device_count: Generated<number>;
}

export interface DeviceGroupTable {
  pk: Generated<number>;
  company_fk: number;
  name: string;
  /** `textKey(name)`. */
  name_key: string;
  /** The parent; null for the root group. */
  group_fk: number | null;
  root_group_fk: number | null;
  flag_df_group: Flag;
  flag_confirm: Flag;
  /** Most devices, null for no limit. */
  dev_limit: number | null;
  /** Direct members; kept by `deviceRegistry.ts` alone. */
  device_count: Generated<number>;
  /** Whom to ask about the group; empty where nobody said. */
  manager_name: Generated<string>;
  manager_email: Generated<string>;
  manager_phone: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  /** How the person at a device takes part before a session begins; null for as the group above says. */
  remote_consent: Generated<RemoteConsent | null>;
  /** What is recorded of sessions; null for as the group above says. */
  remote_recording: Generated<RemoteRecording | null>;
  /** How long a recording is kept, in days; null for as the group above says. */
  remote_recording_days: Generated<number | null>;
  /** What a second person may do on a screen; null for as the group above says. */
  remote_sharing: Generated<RemoteSharing | null>;
  /** Who decides on requests for its devices; null for as the group above says. */
  approval_rule: Generated<ApprovalRule | null>;
  /** After how many hours without an answer a request for its devices expires; null for never. */
  approval_expiry_hours: Generated<number | null>;
  /** Whether a weekly window can be asked for. */
  approval_recurring: Generated<Flag>;
  /** When something of it was changed last, 0 when it never was. Devices and people that come and go do not count. */
  updated_at: Generated<StoredInstant>;
  /** Counts changes, so that two editors notice each other. */
  version: Generated<number>;
}

/** Who may use the devices of a group. */
export interface GroupMemberTable {
  pk: Generated<number>;
  device_group_fk: number;
  member_fk: number;
}

/** What a device is. Nothing that changes with every heartbeat is here, so that the list's indices stay still. */
export interface DeviceTable extends Record<Exclude<ReportedColumnOf<ReportedText>, 'dev_ver'>, Generated<string>> {
  pk: Generated<number>;
  company_fk: number;
  device_group_fk: number;
  /** Made by the agent; unique within the company. */
  guid: string;
  agent_token_hash: string | null;
  /** The thumbprint (RFC 7638) of the key that the agent's token is bound to; null for an agent from before there were keys. */
  agent_key: Generated<string | null>;
  /** The run of the agent that speaks for the device; null before the first report, and for an agent without a key. */
  agent_run: Generated<string | null>;
  /** What its agent lets people do from a browser, separated by commas. */
  remote_kinds: Generated<string>;
  /** The enrolment token that its agent used last; null for a device from before this was kept. */
  enrolment_fk: Generated<number | null>;
  alias: string;
  /** `textKey(alias)`: order and search. */
  alias_key: string;
  memo: string;
  memo_key: string;
  /** Everything that a search without a field looks in, line by line; made by the database. */
  search_key: GeneratedAlways<string>;
  alive: Flag;
  simulated: Flag;
  dev_os_id: number;
  dev_ver: string;
  /** 0 when it never was. */
  last_connected_at: StoredInstant;
  /** 0 when it never was. */
  last_disconnected_at: StoredInstant;
  disable_filetransfer: Generated<Flag>;
  security_agreement: Generated<Flag>;
  kms_addr: Generated<string>;
  kms_port: Generated<number>;
  s_pub_ip: Generated<string>;
  created_at: StoredInstant;
}

/** What was wrong with the identity of a device's agent, in one row a kind. */
export interface IdentityConflictTable {
  device_fk: number;
  /** `rival` is a run that was refused, which may just be the one before it again; nobody is shown it. */
  kind: IdentityConflict | 'rival';
  first_at: StoredInstant;
  last_at: StoredInstant;
  /** Where the last refused call came from. */
  address: string;
}

/** How a device is: one row a device, rewritten by every heartbeat. */
export interface DeviceTelemetryTable {
  device_fk: number;
  /** Seconds between heartbeats, as sent to the agent. */
  interval_seconds: number;
  last_seen_at: StoredInstant;
  /** When the device counts as offline unless it reports again. */
  offline_due_at: StoredInstant;
  cpu_usage: Generated<number>;
  hdd_usage: Generated<number>;
  hdd_capacity: Generated<number>;
  memory_usage: Generated<number>;
  memory_capacity: Generated<number>;
  fan_speed_id: number | null;
  cpu_temp: number | null;
  hdd_temp: number | null;
  running_time: Generated<number>;
  system_time: Generated<string>;
}

/** The long texts of a device, apart so that lists stay narrow. */
export interface DeviceDetailTable extends Record<ReportedColumnOf<ReportedDetails>, Generated<string>> {
  device_fk: number;
}

export interface FavouriteTable {
  pk: Generated<number>;
  member_fk: number;
  device_fk: number;
}

export interface ApprovalTable {
  pk: Generated<number>;
  company_fk: number;
  device_fk: number;
  /** Who asked. */
  member_fk: number;
  approver_fk: number | null;
  start_at: StoredInstant;
  end_at: StoredInstant;
  reason: string;
  react_reason: string;
  /** 0 in progress, 1 rejected, 2 approved, 3 and 4 device deleted. */
  approve_state: number;
  created_at: StoredInstant;
  /** The name of the device when it was asked for or, once it is deleted, the last one. */
  device_alias: Generated<string>;
  device_alias_key: Generated<string>;
  device_pub_ip: Generated<string>;
  /** When the last decision was taken; null for one that waits, and for what was decided before this was kept. */
  decided_at: Generated<StoredInstant | null>;
  /** The request of the same person that this one renews or repeats. */
  earlier_fk: Generated<number | null>;
  /** When open screens are next informed that an approval begins or ends; null when there is nothing to send. */
  effect_due_at: Generated<StoredInstant | null>;
  /** Counts decisions, so that two approvers do not overwrite each other. */
  version: Generated<number>;
  /** How its chosen approvers decide, as it was when it was asked for; null where whoever decides does. */
  team_rule: Generated<TeamRule | null>;
  /** After how many hours without an answer it expires; null for never. */
  expiry_hours: Generated<number | null>;
  /** When it expires unless somebody answers. */
  expires_at: Generated<StoredInstant | null>;
  /** The weekly window that is asked for, as JSON; null for one period from beginning to end. */
  recurrence: Generated<string | null>;
  /** The weekly window that is open or comes next; both null without one. Its end holds by the clock, whatever has swept. */
  window_start_at: Generated<StoredInstant | null>;
  window_end_at: Generated<StoredInstant | null>;
}

/** Who has to approve requests for the devices of a group, in their order. */
export interface GroupApproverTable {
  device_group_fk: number;
  member_fk: number;
  position: number;
}

/** The chosen approvers of a request, as they were when it was made, and what they answered. */
export interface ApprovalApproverTable {
  approval_fk: number;
  position: number;
  /** Of a person who may be gone. */
  member_fk: number;
  name: string;
  answer: TeamAnswer | null;
  answered_at: StoredInstant | null;
  /** Who gave the answer: the approver or a delegate. */
  answered_by_fk: number | null;
  answered_by_name: string | null;
  /** Who was asked last for this answer; null while it is the turn of others. */
  asked_fk: number | null;
  asked_name: string | null;
  /** Since when the person cannot decide any more. */
  gone_at: StoredInstant | null;
}

/** Who answers for an approver while that one is away. */
export interface MemberDelegateTable {
  member_fk: number;
  /** Of a person who may be gone. */
  delegate_fk: number;
  delegate_name: string;
  from_at: StoredInstant;
  until_at: StoredInstant;
}

/** Devices, their groups, and who may use them. */
export interface DeviceTables {
  enrolment_tokens: EnrolmentTokenTable;
  device_groups: DeviceGroupTable;
  group_members: GroupMemberTable;
  devices: DeviceTable;
  device_telemetry: DeviceTelemetryTable;
  identity_conflicts: IdentityConflictTable;
  device_details: DeviceDetailTable;
  favourites: FavouriteTable;
  approvals: ApprovalTable;
  group_approvers: GroupApproverTable;
  approval_approvers: ApprovalApproverTable;
  member_delegates: MemberDelegateTable;
}
