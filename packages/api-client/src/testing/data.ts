import { REPORTED_DETAILS, REPORTED_TEXTS, valuesOfFields } from '@remote-console/domain';
import type {
  Approval,
  AuditEntry,
  Device,
  DeviceDetail,
  DeviceSummary,
  Group,
  GroupDetail,
  License,
  Notice,
  Profile,
  Recording,
  RunningSession,
  Ticket,
} from '../contract.ts';

const GIGABYTE = 1024 ** 3;

/** A device of the contract: online, approved, on Windows, unless set otherwise. */
export function aDevice(change: Partial<Device> = {}): Device {
  const pk = change.pk ?? 1;
  const version = change.dev_ver ?? '5.2.0';
  const address = change.s_pri_ip ?? `10.0.4.${10 + (pk % 200)}`;
  return {
    ...valuesOfFields(REPORTED_TEXTS, () => ''),
    pk,
    guid: `00000000-0000-4000-8000-${String(pk).padStart(12, '0')}`,
    alias: `KIOSK-LOBBY-${String(pk).padStart(2, '0')}`,
    memo: '',
    alive: 1,
    approval: 1,
    approval_requested: false,
    simulated: false,
    identity_conflicts: [],
    remote_kinds: [],
    on_device: 0,
    dev_os_id: 1,
    dev_ver: version,
    current_ver: version,
    latest_ver: '5.2.0',
    device_group_fk: 11,
    device_group_name: '로비',
    last_connected_time: '2026-11-21T02:59:30.000Z',
    last_disconnected_time: 'None',
    disable_filetransfer: 0,
    security_agreement: 0,
    kms_addr: '',
    kms_port: 0,
    favorate: null,
    s_pub_ip: '203.0.113.24',
    s_pri_ip: address,
    device_id: `DEV-${pk}`,
    ip_addr: address,
    netmask: '255.255.255.0',
    gateway: '10.0.4.1',
    dns: '10.0.0.53',
    mac_addr: '00:1B:44:11:3A:B7',
    power_command: null,
    tags: [],
    processor: 'Intel Core i5-12400',
    cpu_usage: 8,
    hdd_usage: 71,
    hdd_capacity: 512 * GIGABYTE,
    memory_usage: 35,
    memory_capacity: 16 * GIGABYTE,
    fan_speed_id: null,
    cpu_temp: 46,
    hdd_temp: null,
    bios: 'American Megatrends 1.4',
    os_name: 'Windows 11 Pro 24H2',
    time_zone: 'Asia/Seoul',
    running_time: 86_400,
    system_time: '2026-11-21 11:59',
    ...change,
  };
}

/** The same with processes, hardware and software. */
export function aDeviceDetail(change: Partial<DeviceDetail> = {}): DeviceDetail {
  return {
    ...aDevice(change),
    ...valuesOfFields(REPORTED_DETAILS, () => ''),
    prcss_name: 'kiosk.exe;explorer.exe',
    prcss_cpu_usage: '3.1;0.4',
    prcss_memory_usage: '12.0;2.2',
    hardware_name: 'CPU;Memory',
    hardware_txt: 'Intel Core i5-12400;16 GB DDR4',
    software_name: 'Remote Console Agent',
    software_list: 'Remote Console;2026-10-02;5.2.0;Agent',
    ...change,
  };
}

/** A group below the root, unless set otherwise. */
export function aGroup(change: Partial<Group> = {}): Group {
  const count = change.device_count ?? 12;
  return {
    pk: 11,
    name: '로비',
    group_fk: 1,
    root_group_fk: 1,
    flag_df_group: 0,
    flag_confirm: 0,
    company_fk: 1,
    has_permission: true,
    device_count: count,
    deviceCount: count,
    dev_limit: null,
    ...change,
  };
}

/** A group with no one linked to it and no thresholds. */
export function aGroupDetail(change: Partial<GroupDetail> = {}): GroupDetail {
  return {
    ...aGroup(change),
    manager_name: '',
    manager_email: '',
    manager_phone: '',
    email: '',
    phone: '',
    update_time: 'None',
    version: 1,
    users: [],
    threshold_alerts: [],
    remote_consent: null,
    inherited_remote_consent: 'notify',
    remote_recording: null,
    inherited_remote_recording: 'off',
    remote_recording_days: null,
    inherited_remote_recording_days: 30,
    remote_sharing: null,
    inherited_remote_sharing: 'alone',
    approval_policy: null,
    inherited_approval_policy: { rule: 'single', approvers: [], expiry_hours: null, recurring: false },
    ...change,
  };
}

/** A Corporate license that lasts. */
export function aLicense(change: Partial<License> = {}): License {
  return {
    pay_pk: 1,
    pay_type: 'Corporate',
    pay_dev_vol: 300,
    pay_start: '2026-01-01T00:00:00.000Z',
    pay_expire: '2027-12-31T15:00:00.000Z',
    pay_lisence_ref: null,
    isExpired: false,
    ...change,
  };
}

/** The profile of a manager on the Corporate plan. */
export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    pk: 1,
    mgrid: 'manager@demo.example',
    name: '이도윤',
    mail: 'manager@demo.example',
    phone: '02-555-0100',
    type: 'Manager',
    auth_val: '1,2,4,8',
    auth_remotecontrol: 1,
    auth_devicemanagement: 1,
    auth_filemanager: 1,
    auth_remoteview: 1,
    auth_update: 1,
    auth_thumbnailview: 1,
    auth_restart: 1,
    use_approval_function: 0,
    member_type_id: 2,
    user_type: 2,
    time_zone_id: 32,
    date_fmt_id: 0,
    company_fk: 1,
    company_name: '한빛리테일',
    lang_code: 'ko',
    profile: '',
    pay: [aLicense()],
    ...change,
  };
}

/** The counts of the header. */
export function aSummary(change: Partial<DeviceSummary> = {}): DeviceSummary {
  return {
    total: 214,
    online: 186,
    offline: 28,
    licensed: 300,
    request_ticket: 0,
    request_approval: 0,
    unread_inbox: 0,
    administrator: '',
    use_approval: 1,
    common_policy: 1,
    ip_policy: 0,
    ...change,
  };
}

/** A notice whose content is harmless HTML. */
export function aNotice(change: Partial<Notice> = {}): Notice {
  return {
    pk: 1,
    notice_title: '11월 정기 점검 안내',
    notice_content: '<p>11월 24일 02:00부터 04:00까지 <strong>정기 점검</strong>을 합니다.</p>',
    notice_date: '2026-11-24T00:00:00.000Z',
    create_time: '2026-11-17T00:00:00.000Z',
    ...change,
  };
}

/** An entry of the audit. */
export function anAuditEntry(change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    pk: 1,
    name: '이도윤',
    reg_mail: 'manager@demo.example',
    act_time: '2026-11-21T02:02:00.000Z',
    act_name_id: 1,
    act_type_id: 1,
    device_pk: 1,
    member_pk: 1,
    old_value: '',
    new_value: '',
    subject: '',
    address: '',
    ...change,
  };
}

/** A request that waits: from one in the afternoon to six in Seoul. */
export function anApproval(change: Partial<Approval> = {}): Approval {
  return {
    pk: 1,
    device_fk: 2,
    device_alias: 'KIOSK-LOBBY-01',
    device_pub_ip: '203.0.113.24',
    requester_fk: 7,
    requester_id: 'seoyeon@demo.example',
    requester_name: '김서연',
    approver_fk: 1,
    approver_id: 'manager@demo.example',
    approver_name: '이도윤',
    proposal_time: '2026-11-21T02:40:00.000Z',
    start_time: '2026-11-21T04:00:00.000Z',
    end_time: '2026-11-21T09:00:00.000Z',
    reason: '로비 키오스크 결제 모듈 업데이트',
    react_reason: '',
    approve_state: 0,
    expired: false,
    effective_from: null,
    earlier_pk: null,
    version: 0,
    ...change,
  };
}

/** A partner's request to work on devices, waiting for the manager. */
export function aTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    id: 1,
    state: 0,
    reqr_created_date: '2026-11-21T01:30:00.000Z',
    reqr_user_company: '한솔포스',
    reqr_user_name: '오지훈',
    reqr_user_part: '기술지원팀',
    reqr_work_startdate: '2026-11-22T00:00:00.000Z',
    reqr_work_enddate: '2026-11-24T09:00:00.000Z',
    reqr_work_reason: '계산대 프린터 드라이버 교체',
    devices: [],
    reqr_appr_mgr: { pk: 1, name: '이도윤', position: '팀장', part: '운영팀' },
    appr_mgr: null,
    worker: null,
    extra: '',
    mail: 'jihoon.oh@hansolpos.example',
    mail_confirmation: 'confirmed',
    ...change,
  };
}

/** A session of another person's with a terminal, which a manager may end. */
export function aRunningSession(change: Partial<RunningSession> = {}): RunningSession {
  const devicePk = change.device_pk ?? 1;
  return {
    pk: 1,
    device_pk: devicePk,
    device_name: `KIOSK-LOBBY-${String(devicePk).padStart(2, '0')}`,
    simulated: false,
    kinds: ['terminal'],
    watching: false,
    terminals: [],
    terminal_part: null,
    person: { pk: 21, name: '김서연', mgrid: 'seoyeon@demo.example' },
    address: '203.0.113.24',
    start_time: '2026-11-21T02:40:00.000Z',
    ends_time: null,
    own: false,
    may_end: true,
    ...change,
  };
}

/** A recording of a terminal that ended, kept for a month. */
export function aRecording(change: Partial<Recording> = {}): Recording {
  const devicePk = change.device_pk ?? 1;
  return {
    pk: 1,
    session_pk: 31,
    device_pk: devicePk,
    device_name: `KIOSK-LOBBY-${String(devicePk).padStart(2, '0')}`,
    simulated: false,
    kind: 'terminal',
    person: { pk: 21, name: '김서연', mgrid: 'seoyeon@demo.example' },
    start_time: '2026-11-21T01:12:00.000Z',
    end_time: '2026-11-21T01:26:24.000Z',
    size: 48_213,
    keep_until: '2026-12-21T01:26:24.000Z',
    may_remove: true,
    ...change,
  };
}
