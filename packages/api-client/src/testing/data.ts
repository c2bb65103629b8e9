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
  const id = change.id ?? 1;
  const version = change.agentVersion ?? '5.2.0';
  const address = change.privateIp ?? `10.0.4.${10 + (id % 200)}`;
  return {
    ...valuesOfFields(REPORTED_TEXTS, () => ''),
    id,
    guid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    alias: `KIOSK-LOBBY-${String(id).padStart(2, '0')}`,
    memo: '',
    isOnline: true,
    approval: 1,
    approvalRequested: false,
    simulated: false,
    identityConflicts: [],
    remoteKinds: [],
    onDevice: 0,
    osId: 1,
    agentVersion: version,
    currentVersion: version,
    latestVersion: '5.2.0',
    groupId: 11,
    groupName: '로비',
    lastConnectedTime: '2026-11-21T02:59:30.000Z',
    lastDisconnectedTime: 'None',
    isFileTransferDisabled: false,
    securityAgreement: false,
    kmsAddress: '',
    kmsPort: 0,
    favorite: null,
    publicIp: '203.0.113.24',
    privateIp: address,
    hardwareId: `DEV-${id}`,
    ipAddress: address,
    netmask: '255.255.255.0',
    gateway: '10.0.4.1',
    dns: '10.0.0.53',
    macAddress: '00:1B:44:11:3A:B7',
    powerCommand: null,
    tags: [],
    processor: 'Intel Core i5-12400',
    cpuUsage: 8,
    diskUsage: 71,
    diskCapacity: 512 * GIGABYTE,
    memoryUsage: 35,
    memoryCapacity: 16 * GIGABYTE,
    fanSpeed: null,
    cpuTemperature: 46,
    diskTemperature: null,
    bios: 'American Megatrends 1.4',
    osName: 'Windows 11 Pro 24H2',
    timeZone: 'Asia/Seoul',
    runningTime: 86_400,
    systemTime: '2026-11-21 11:59',
    ...change,
  };
}

/** The same with processes, hardware and software. */
export function aDeviceDetail(change: Partial<DeviceDetail> = {}): DeviceDetail {
  return {
    ...aDevice(change),
    ...valuesOfFields(REPORTED_DETAILS, () => ''),
    processName: 'kiosk.exe;explorer.exe',
    processCpuUsage: '3.1;0.4',
    processMemoryUsage: '12.0;2.2',
    hardwareName: 'CPU;Memory',
    hardwareText: 'Intel Core i5-12400;16 GB DDR4',
    softwareName: 'Remote Console Agent',
    softwareList: 'Remote Console;2026-10-02;5.2.0;Agent',
    ...change,
  };
}

/** A group below the root, unless set otherwise. */
export function aGroup(change: Partial<Group> = {}): Group {
  const count = change.deviceCount ?? 12;
  return {
    id: 11,
    name: '로비',
    parentId: 1,
    rootId: 1,
    isDefaultGroup: false,
    needsConfirmation: false,
    companyId: 1,
    hasPermission: true,
    deviceCount: count,
    totalDeviceCount: count,
    deviceQuota: null,
    ...change,
  };
}

/** A group without users or thresholds. */
export function aGroupDetail(change: Partial<GroupDetail> = {}): GroupDetail {
  return {
    ...aGroup(change),
    groupManagerName: '',
    groupManagerEmail: '',
    groupManagerPhone: '',
    email: '',
    phone: '',
    updateTime: 'None',
    version: 1,
    users: [],
    thresholdAlerts: [],
    remoteConsent: null,
    inheritedRemoteConsent: 'notify',
    remoteRecording: null,
    inheritedRemoteRecording: 'off',
    remoteRecordingDays: null,
    inheritedRemoteRecordingDays: 30,
    remoteSharing: null,
    inheritedRemoteSharing: 'alone',
    approvalPolicy: null,
    inheritedApprovalPolicy: { rule: 'single', approvers: [], expiryHours: null, recurring: false },
    ...change,
  };
}

/** A Corporate license that is valid. */
export function aLicense(change: Partial<License> = {}): License {
  return {
    licenseId: 1,
    plan: 'Corporate',
    licensedDevices: 300,
    licenseStart: '2026-01-01T00:00:00.000Z',
    expiryDate: '2027-12-31T15:00:00.000Z',
    licenseReference: null,
    isExpired: false,
    ...change,
  };
}

/** The profile of an administrator on the Corporate plan. */
export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    id: 1,
    loginId: 'manager@demo.example',
    name: '이도윤',
    mail: 'manager@demo.example',
    phone: '02-555-0100',
    type: 'Manager',
    permissions: '1,2,4,8',
    canControl: true,
    canManageDevices: true,
    canTransferFiles: true,
    canView: true,
    canUpdate: true,
    canSeeScreens: true,
    canRestart: true,
    usesApprovals: false,
    memberType: 2,
    userType: 2,
    timeZoneId: 32,
    dateFormatId: 0,
    companyId: 1,
    companyName: '한빛리테일',
    language: 'ko',
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
    requestTicket: 0,
    requestApproval: 0,
    unreadInbox: 0,
    administrator: '',
    needsApproval: true,
    commonPolicy: true,
    ipPolicy: false,
    ...change,
  };
}

/** A notice whose content is harmless HTML. */
export function aNotice(change: Partial<Notice> = {}): Notice {
  return {
    id: 1,
    noticeTitle: '11월 정기 점검 안내',
    noticeContent: '<p>11월 24일 02:00부터 04:00까지 <strong>정기 점검</strong>을 합니다.</p>',
    noticeDate: '2026-11-24T00:00:00.000Z',
    createTime: '2026-11-17T00:00:00.000Z',
    ...change,
  };
}

/** An entry of the audit. */
export function anAuditEntry(change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    name: '이도윤',
    personMail: 'manager@demo.example',
    actionTime: '2026-11-21T02:02:00.000Z',
    actionCode: 1,
    actionArea: 1,
    deviceId: 1,
    personId: 1,
    oldValue: '',
    newValue: '',
    subject: '',
    address: '',
    ...change,
  };
}

/** A pending request: from one in the afternoon to six in Seoul. */
export function anApproval(change: Partial<Approval> = {}): Approval {
  return {
    id: 1,
    deviceId: 2,
    deviceAlias: 'KIOSK-LOBBY-01',
    devicePublicIp: '203.0.113.24',
    requesterId: 7,
    requesterLoginId: 'seoyeon@demo.example',
    requesterName: '김서연',
    approverId: 1,
    approverLoginId: 'manager@demo.example',
    approverName: '이도윤',
    proposalTime: '2026-11-21T02:40:00.000Z',
    startTime: '2026-11-21T04:00:00.000Z',
    endTime: '2026-11-21T09:00:00.000Z',
    reason: '로비 키오스크 결제 모듈 업데이트',
    decisionReason: '',
    decisionState: 0,
    expired: false,
    effectiveFrom: null,
    earlierId: null,
    version: 0,
    ...change,
  };
}

/** A partner's request to work on devices, waiting for the administrator. */
export function aTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    ticketId: 1,
    state: 0,
    requestedTime: '2026-11-21T01:30:00.000Z',
    requesterCompany: '한솔포스',
    requesterUserName: '오지훈',
    requesterDepartment: '기술지원팀',
    workStartDate: '2026-11-22T00:00:00.000Z',
    workEndDate: '2026-11-24T09:00:00.000Z',
    workReason: '계산대 프린터 드라이버 교체',
    devices: [],
    requesterApprover: { id: 1, name: '이도윤', position: '팀장', part: '운영팀' },
    approvingManager: null,
    worker: null,
    extra: '',
    mail: 'jihoon.oh@hansolpos.example',
    mailConfirmation: 'confirmed',
    ...change,
  };
}

/** Another person's terminal session, which an administrator may end. */
export function aRunningSession(change: Partial<RunningSession> = {}): RunningSession {
  const devicePk = change.deviceId ?? 1;
  return {
    id: 1,
    deviceId: devicePk,
    deviceName: `KIOSK-LOBBY-${String(devicePk).padStart(2, '0')}`,
    simulated: false,
    kinds: ['terminal'],
    watching: false,
    terminals: [],
    terminalPart: null,
    person: { id: 21, name: '김서연', loginId: 'seoyeon@demo.example' },
    address: '203.0.113.24',
    startTime: '2026-11-21T02:40:00.000Z',
    endsTime: null,
    own: false,
    mayEnd: true,
    ...change,
  };
}

/** A recording of a terminal that ended, kept for a month. */
export function aRecording(change: Partial<Recording> = {}): Recording {
  const devicePk = change.deviceId ?? 1;
  return {
    id: 1,
    sessionId: 31,
    deviceId: devicePk,
    deviceName: `KIOSK-LOBBY-${String(devicePk).padStart(2, '0')}`,
    simulated: false,
    kind: 'terminal',
    person: { id: 21, name: '김서연', loginId: 'seoyeon@demo.example' },
    startTime: '2026-11-21T01:12:00.000Z',
    endTime: '2026-11-21T01:26:24.000Z',
    size: 48_213,
    keepUntil: '2026-12-21T01:26:24.000Z',
    mayRemove: true,
    ...change,
  };
}
