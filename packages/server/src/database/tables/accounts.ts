import type { Language } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { Flag, StoredInstant } from './columns.ts';

export interface CompanyTable {
  pk: Generated<number>;
  name: string;
  /** Number of the company's devices; maintained only by `deviceRegistry.ts`. */
  device_count: Generated<number>;
  /** The newest agent version; the `latest_ver` of every device. It follows the programs that the server has. */
  latest_agent_version: string;
  created_at: StoredInstant;
}

export interface PolicyTable {
  company_fk: number;
  /** Wrong passwords after which an account is locked; 0 for no limit. */
  block_num: number;
  self_unlock: Flag;
  /** Days after which a password must be changed; 0 for never. */
  password_change_limit: number;
  password_level: number;
  /** Minutes after the login at which a session ends regardless of use; 0 for no such end. */
  session_time: number;
  use_approval: Flag;
  /** Whether the company may change its function settings; decides the menu entry. */
  common_policy: Flag;
  /** Whether the company may change its list of addresses; decides the menu entry. */
  ip_policy: Flag;
  file_transfer: Generated<Flag>;
  capture: Generated<Flag>;
  display_power_save: Generated<Flag>;
  system_power_save: Generated<Flag>;
  /** Minutes without use after which a session ends; 0 for the product's default of 3 hours. */
  idle_time: Generated<number>;
  min_os_major: Generated<number>;
  min_os_minor: Generated<number>;
  vaccine: Generated<string>;
  security_agreement: Generated<Flag>;
  agent_restart_time: Generated<number>;
  /** How long history is kept; see `RETENTION_PERIODS`. */
  statistics_delete_period: Generated<number>;
  /** Counts the changes of the function settings. */
  version: Generated<number>;
  /** Whether the list of addresses is used. */
  ip_use: Generated<Flag>;
  /** 1 when the listed addresses are blocked, 0 when only they are allowed. */
  ip_block: Generated<Flag>;
  /** Counts the changes of `ip_use` and `ip_block`. */
  ip_version: Generated<number>;
}

export interface LicenseTable {
  pk: Generated<number>;
  company_fk: number;
  pay_type: 'Free' | 'Basic' | 'Corporate';
  pay_dev_vol: number;
  pay_start: StoredInstant;
  pay_expire: StoredInstant;
  /** The license that this one extends. */
  pay_lisence_ref: number | null;
}

export interface MemberTable {
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
  /** 1 once an authenticator has proved that it has the secret; until then the login shows the QR image. */
  flag_create_qrcode: Generated<Flag>;
  /** The last time step whose code was accepted; no code counts twice. */
  otp_last_step: Generated<number>;
  time_zone_id: number;
  date_fmt_id: number;
  lang_code: Language;
  /** Address of the logo, empty without one. */
  profile: string;
  /** Office line. */
  tel: Generated<string>;
  department: Generated<string>;
  position: Generated<string>;
  /** The contact address, empty without one. */
  email: Generated<string>;
  /** The pending contact address until its link is opened; empty without one. */
  new_email: Generated<string>;
  /** `textKey` of each; see `memberKeys`. */
  name_key: Generated<string>;
  department_key: Generated<string>;
  email_key: Generated<string>;
  phone_key: Generated<string>;
  flag_recept_mail: Generated<Flag>;
  flag_refresh: Generated<Flag>;
  /** Seconds. */
  refresh_interval: Generated<number>;
  flag_img_refresh: Generated<Flag>;
  /** Seconds. */
  img_refresh_interval: Generated<number>;
  /** Won per device and month, 0 for the list price (C-PAY-05); never written by a call. */
  custom_payment: Generated<number>;
  /** Counts the changes of role and permissions. */
  version: Generated<number>;
  /** The type before the sub-manager permission was given; null when it was not. */
  previous_type_id: number | null;
  /** Who decides on the person's requests; null for the administrator. */
  approver_fk: number | null;
  /** When the person last logged in; null for never. */
  last_login_at: Generated<StoredInstant | null>;
  created_at: StoredInstant;
}

export interface SessionTable {
  pk: Generated<number>;
  /** SHA-256 of the token, hex; the token itself is not stored. */
  token_hash: string;
  member_fk: number;
  created_at: StoredInstant;
  last_used_at: StoredInstant;
  expires_at: StoredInstant;
}

/** A login waiting for its one-time code. */
export interface LoginStepTable {
  token_hash: string;
  member_fk: number;
  tries_left: number;
  expires_at: StoredInstant;
}

export interface RateLimitTable {
  key: string;
  window_start: StoredInstant;
  hits: number;
}

/** An address from which a person has logged in. */
export interface KnownAddressTable {
  member_fk: number;
  /** The form in which limits count it; see `countedAs`. */
  address: string;
  last_login_at: StoredInstant;
}

/** Companies, people and what protects the login. */
export interface AccountTables {
  companies: CompanyTable;
  policies: PolicyTable;
  licenses: LicenseTable;
  members: MemberTable;
  sessions: SessionTable;
  login_steps: LoginStepTable;
  rate_limits: RateLimitTable;
  known_addresses: KnownAddressTable;
}
