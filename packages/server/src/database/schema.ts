import type { Generated } from 'kysely';

/** 1 for yes, 0 for no: the form that both engines and the contract share. */
export type Flag = 0 | 1;

/** A point in time as it is stored: epoch milliseconds, UTC. The same type on both engines, so order never differs. */
export type StoredInstant = number;

interface CompanyTable {
  pk: Generated<number>;
  name: string;
  /** Devices of the company; kept by `deviceRegistry.ts` alone. */
  device_count: Generated<number>;
  /** The newest agent version; what `latest_ver` of every device says. */
  latest_agent_version: string;
  created_at: StoredInstant;
}

interface PolicyTable {
  company_fk: number;
  /** Wrong passwords after which an account is locked; 0 for no limit. */
  block_num: number;
  self_unlock: Flag;
  /** Days after which a password must be changed; 0 for never. */
  password_change_limit: number;
  password_level: number;
  /** Idle minutes after which a session ends; 0 for the product's own 3 hours. */
  session_time: number;
  use_approval: Flag;
  common_policy: Flag;
  ip_policy: Flag;
}

interface LicenseTable {
  pk: Generated<number>;
  company_fk: number;
  pay_type: 'Free' | 'Basic' | 'Corporate';
  pay_dev_vol: number;
  pay_start: StoredInstant;
  pay_expire: StoredInstant;
  /** The license that this one extends. */
  pay_lisence_ref: number | null;
}

interface MemberTable {
  pk: Generated<number>;
  company_fk: number;
  /** The login ID as the person writes it. */
  mgrid: string;
  /** `textKey(mgrid)`: unique over all companies. */
  mgrid_key: string;
  name: string;
  mail: string;
  phone: string;
  /** 1 user, 2 manager, 6 sub-manager, 7 partner, 9 service operator. */
  member_type_id: number;
  auth_val: string;
  auth_remotecontrol: Flag;
  auth_devicemanagement: Flag;
  auth_filemanager: Flag;
  auth_remoteview: Flag;
  auth_update: Flag;
  auth_thumbnailview: Flag;
  auth_restart: Flag;
  use_approval_function: Flag;
  flag_active: Flag;
  mail_verified: Flag;
  password_hash: string;
  password_changed_at: StoredInstant;
  /** Wrong passwords since the last login that succeeded. */
  failure_count: Generated<number>;
  flag_use_otp: Generated<Flag>;
  /** Base32, set when one-time codes were switched on. */
  otp_secret: string | null;
  /** 1 once an authenticator proved that it holds the secret; until then the login shows the QR image. */
  flag_create_qrcode: Generated<Flag>;
  /** The last time step whose code was accepted; no code counts twice. */
  otp_last_step: Generated<number>;
  time_zone_id: number;
  date_fmt_id: number;
  lang_code: 'ko' | 'en' | 'ja';
  /** Address of the logo, empty without one. */
  profile: string;
  created_at: StoredInstant;
}

interface SessionTable {
  pk: Generated<number>;
  /** SHA-256 of the token, hex; the token itself is nowhere stored. */
  token_hash: string;
  member_fk: number;
  created_at: StoredInstant;
  last_used_at: StoredInstant;
  expires_at: StoredInstant;
}

/** A login that waits for its one-time code. */
interface LoginStepTable {
  token_hash: string;
  member_fk: number;
  tries_left: number;
  expires_at: StoredInstant;
}

interface RateLimitTable {
  key: string;
  window_start: StoredInstant;
  hits: number;
}

interface EnrolmentTokenTable {
  pk: Generated<number>;
  token_hash: string;
  company_fk: number;
  /** Where devices land that enrol with it. */
  device_group_fk: number;
  created_at: StoredInstant;
  revoked_at: StoredInstant | null;
}

interface DeviceGroupTable {
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
}

/** Who may use the devices of a group. */
interface GroupMemberTable {
  pk: Generated<number>;
  device_group_fk: number;
  member_fk: number;
}

/** What a device is. Nothing that changes with every heartbeat is here, so that the list's indices stay still. */
interface DeviceTable {
  pk: Generated<number>;
  company_fk: number;
  device_group_fk: number;
  /** Made by the agent; unique within the company. */
  guid: string;
  agent_token_hash: string | null;
  alias: string;
  /** `textKey(alias)`: order and search. */
  alias_key: string;
  memo: string;
  memo_key: string;
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
  s_pri_ip: Generated<string>;
  device_id: Generated<string>;
  ip_addr: Generated<string>;
  netmask: Generated<string>;
  gateway: Generated<string>;
  dns: Generated<string>;
  mac_addr: Generated<string>;
  processor: Generated<string>;
  bios: Generated<string>;
  os_name: Generated<string>;
  time_zone: Generated<string>;
  created_at: StoredInstant;
}

/** How a device is: one row a device, rewritten by every heartbeat. */
interface DeviceTelemetryTable {
  device_fk: number;
  /** Seconds between heartbeats that the agent was told. */
  interval_seconds: number;
  last_seen_at: StoredInstant;
  /** When the device counts as offline unless it reports again. */
  offline_due_at: StoredInstant;
  /** When open screens were last told of a change. */
  announced_at: Generated<StoredInstant>;
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
interface DeviceDetailTable {
  device_fk: number;
  prcss_name: Generated<string>;
  prcss_cpu_usage: Generated<string>;
  prcss_memory_usage: Generated<string>;
  hardware_name: Generated<string>;
  hardware_txt: Generated<string>;
  software_name: Generated<string>;
  software_list: Generated<string>;
}

interface FavouriteTable {
  pk: Generated<number>;
  member_fk: number;
  device_fk: number;
}

interface ApprovalTable {
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
}

interface NoticeTable {
  pk: Generated<number>;
  /** Until when the notice pops up after login. */
  notice_date: StoredInstant;
  created_at: StoredInstant;
}

interface NoticeTextTable {
  notice_fk: number;
  lang_code: 'ko' | 'en' | 'ja';
  title: string;
  /** HTML from outside. */
  content: string;
}

/** Who did what. Names are copied, because the entry outlives person and device. */
interface AuditTable {
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
}

interface AccessHistoryTable {
  pk: Generated<number>;
  company_fk: number;
  member_fk: number;
  created_at: StoredInstant;
  type_id: number;
  browser: string;
  dev_os_id: number;
  address: string;
}

/** The types of event that a device is the subject of. */
export type DeviceEventType = 'device_state' | 'device_changed' | 'device_added' | 'device_removed';

/** What open screens are told, kept for a while so that they can catch up. */
interface EventTable {
  id: Generated<number>;
  /** Null for an event that concerns everybody. */
  company_fk: number | null;
  type: DeviceEventType | 'groups_changed' | 'notices_changed' | 'session_ended';
  device_fk: number | null;
  /** The device's group: only who may open it is told. */
  device_group_fk: number | null;
  /** The group it left, whose viewers are told as well. */
  previous_group_fk: number | null;
  /** The session an event is for; null for all. */
  session_fk: number | null;
  created_at: StoredInstant;
}

/** Every table. */
export interface Schema {
  companies: CompanyTable;
  policies: PolicyTable;
  licenses: LicenseTable;
  members: MemberTable;
  sessions: SessionTable;
  login_steps: LoginStepTable;
  rate_limits: RateLimitTable;
  enrolment_tokens: EnrolmentTokenTable;
  device_groups: DeviceGroupTable;
  group_members: GroupMemberTable;
  devices: DeviceTable;
  device_telemetry: DeviceTelemetryTable;
  device_details: DeviceDetailTable;
  favourites: FavouriteTable;
  approvals: ApprovalTable;
  notices: NoticeTable;
  notice_texts: NoticeTextTable;
  audit: AuditTable;
  access_history: AccessHistoryTable;
  events: EventTable;
}
