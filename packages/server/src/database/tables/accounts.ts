import type { Generated } from 'kysely';
import type { Flag, StoredInstant } from './columns.ts';

export interface CompanyTable {
  pk: Generated<number>;
  name: string;
  /** Devices of the company; kept by `deviceRegistry.ts` alone. */
  device_count: Generated<number>;
  /** The newest agent version; what `latest_ver` of every device says. */
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
  /** Idle minutes after which a session ends; 0 for the product's own 3 hours. */
  session_time: number;
  use_approval: Flag;
  common_policy: Flag;
  ip_policy: Flag;
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
  /** 1 once an authenticator proved that it holds the secret; until then the login shows the QR image. */
  flag_create_qrcode: Generated<Flag>;
  /** The last time step whose code was accepted; no code counts twice. */
  otp_last_step: Generated<number>;
  time_zone_id: number;
  date_fmt_id: number;
  lang_code: 'ko' | 'en' | 'ja';
  /** Address of the logo, empty without one. */
  profile: string;
  /** The part of the company the person belongs to. */
  department: Generated<string>;
  position: Generated<string>;
  created_at: StoredInstant;
}

export interface SessionTable {
  pk: Generated<number>;
  /** SHA-256 of the token, hex; the token itself is nowhere stored. */
  token_hash: string;
  member_fk: number;
  created_at: StoredInstant;
  last_used_at: StoredInstant;
  expires_at: StoredInstant;
}

/** A login that waits for its one-time code. */
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

/** Companies, people and what guards the login. */
export interface AccountTables {
  companies: CompanyTable;
  policies: PolicyTable;
  licenses: LicenseTable;
  members: MemberTable;
  sessions: SessionTable;
  login_steps: LoginStepTable;
  rate_limits: RateLimitTable;
}
