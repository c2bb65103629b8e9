import type { TextFunction } from '../catalog/index.ts';

/** The texts that name recorded changes, in one language. */
export interface ChangeTexts {
  readonly history: TextFunction<'history'>;
  readonly users: TextFunction<'users'>;
  readonly policies: TextFunction<'policies'>;
  readonly groupPages: TextFunction<'groupPages'>;
  readonly groups: TextFunction<'groups'>;
  readonly license: TextFunction<'license'>;
  readonly tags: TextFunction<'tags'>;
}

const FIELD_NAMES: Readonly<Record<string, (texts: ChangeTexts) => string>> = {
  name: ({ users }) => users('name'),
  color: ({ tags }) => tags('color'),
  email: ({ users }) => users('email'),
  mail: ({ history }) => history('accountMail'),
  phone: ({ users }) => users('phone'),
  tel: ({ users }) => users('tel'),
  department: ({ users }) => users('department'),
  position: ({ users }) => users('position'),
  flag_active: ({ users }) => users('flag_active'),
  flag_recept_mail: ({ users }) => users('receptMail'),
  lang_code: ({ users }) => users('language'),
  time_zone_id: ({ users }) => users('timeZone'),
  date_fmt_id: ({ users }) => users('dateFormat'),
  flag_refresh: ({ users }) => users('listRefresh'),
  refresh_interval: ({ users }) => users('listInterval'),
  flag_img_refresh: ({ users }) => users('imageRefresh'),
  img_refresh_interval: ({ users }) => users('imageInterval'),
  flag_use_otp: ({ users }) => users('otp'),
  flag_create_qrcode: ({ users }) => users('otpReset'),
  member_type_id: ({ history }) => history('role'),
  use_approval_function: ({ users }) => users('useApproval'),
  approver_fk: ({ users }) => users('approver'),
  auth_val: ({ users }) => users('permissionsWeb'),
  auth_remotecontrol: ({ users }) => users('CSRemoteControl'),
  auth_devicemanagement: ({ users }) => users('CSDeviceManagement'),
  auth_filemanager: ({ users }) => users('CSFileManager'),
  auth_remoteview: ({ users }) => users('deviceMonitor'),
  auth_update: ({ users }) => users('CSUpdate'),
  auth_thumbnailview: ({ users }) => users('CSThumbnailView'),
  auth_restart: ({ users }) => users('CSRestart'),
  mail_verified: ({ history }) => history('mailVerified'),
  new_email: ({ users }) => users('newEmail'),
  start_time: ({ history }) => history('accessStart'),
  end_time: ({ history }) => history('accessEnd'),
  devices: ({ groupPages }) => groupPages('columnDevices'),
  pay_dev_vol: ({ license }) => license('volume'),
  group: ({ users }) => users('group_name'),
  parent: ({ groups }) => groups('parentGroup'),
  flag_confirm: ({ groupPages }) => groupPages('confirmDevices'),
  dev_limit: ({ groupPages }) => groupPages('deviceLimit'),
  manager_name: ({ groupPages }) => groupPages('managerName'),
  manager_email: ({ groupPages }) => groupPages('managerEmail'),
  manager_phone: ({ groupPages }) => groupPages('managerPhone'),
  group_email: ({ groupPages }) => groupPages('email'),
  group_phone: ({ groupPages }) => groupPages('phone'),
  thresholds: ({ groupPages }) => groupPages('thresholds'),
  remote_consent: ({ groupPages }) => groupPages('remoteConsent'),
  remote_sharing: ({ groupPages }) => groupPages('remoteSharing'),
  approval_rule: ({ groupPages }) => groupPages('approvalRule'),
  approvers: ({ groupPages }) => groupPages('groupApprovers'),
  approval_expiry_hours: ({ groupPages }) => groupPages('approvalExpiry'),
  approval_recurring: ({ groupPages }) => groupPages('weeklyWindows'),
  delegate: ({ users }) => users('delegate'),
  remote_recording: ({ groupPages }) => groupPages('remoteRecording'),
  remote_recording_days: ({ groupPages }) => groupPages('recordingDays'),
  sharing: ({ history }) => history('viewSharing'),
  recording: ({ history }) => history('recordingNumber'),
  user: ({ history }) => history('user'),
  policy_use: ({ policies }) => policies('policyUse'),
  block: ({ policies }) => policies('policyBlock'),
  file_transfer: ({ policies }) => policies('fileTransfer'),
  capture: ({ policies }) => policies('capture'),
  display_power_save: ({ policies }) => policies('displayPowerSave'),
  system_power_save: ({ policies }) => policies('systemPowerSave'),
  idle_time: ({ policies }) => policies('idleTime'),
  session_time: ({ policies }) => policies('sessionTime'),
  min_os_major: ({ policies }) => policies('minOsMajor'),
  min_os_minor: ({ policies }) => policies('minOsMinor'),
  vaccine: ({ policies }) => policies('vaccine'),
  security_agreement: ({ policies }) => policies('securityAgreement'),
  password_level: ({ policies }) => policies('passwordLevel'),
  block_num: ({ policies }) => policies('lockOutAfter'),
  password_change_limit: ({ policies }) => policies('passwordChangeLimit'),
  self_unlock: ({ policies }) => policies('selfUnlock'),
  agent_restart_time: ({ policies }) => policies('agentRestartTime'),
  statistics_delete_period: ({ policies }) => policies('statisticsDeletePeriod'),
};

/** The name of a recorded field, as on the page where it is changed; the field itself if it is unknown. */
export const fieldName = (field: string, texts: ChangeTexts): string => FIELD_NAMES[field]?.(texts) ?? field;
