import type {
  CompanyTable,
  LicenseTable,
  LoginStepTable,
  MemberTable,
  PolicyTable,
  RateLimitTable,
  SessionTable,
} from './tables/accounts.ts';
import type {
  ApprovalTable,
  DeviceDetailTable,
  DeviceGroupTable,
  DeviceTable,
  DeviceTelemetryTable,
  EnrolmentTokenTable,
  FavouriteTable,
  GroupMemberTable,
} from './tables/devices.ts';
import type { AccessHistoryTable, AuditTable, EventTable, NoticeTable, NoticeTextTable } from './tables/history.ts';

export type { Flag, StoredInstant } from './tables/columns.ts';
export type { DeviceEventType } from './tables/history.ts';

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
