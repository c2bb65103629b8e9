import type { BlockingPolicy, FunctionSettings, User } from '../contract.ts';
import { aLicense } from './data.ts';

/** An ordinary user of the company with every permission off, unless set otherwise. */
export function aUser(change: Partial<User> = {}): User {
  const type = change.memberType ?? 1;
  return {
    id: 3,
    loginId: 'hajun.park',
    mail: 'hajun.park@demo.example',
    email: 'hajun.park@demo.example',
    name: '박하준',
    phone: '010-5555-0131',
    telephone: '02-555-0131',
    department: '매장운영팀',
    position: '사원',
    userType: type,
    memberType: type,
    isActive: true,
    usesOneTimeCodes: false,
    hasAuthenticator: false,
    receivesMail: false,
    refreshesLists: false,
    refreshInterval: 60,
    refreshesImages: false,
    imageRefreshInterval: 60,
    dateFormatId: 0,
    needsApproval: false,
    approverLoginId: '',
    approverName: '',
    approverId: null,
    isFileTransferDisabled: false,
    canManageDevices: false,
    canTransferFiles: false,
    canControl: false,
    canView: false,
    canRestart: false,
    canSeeScreens: false,
    canUpdate: false,
    permissions: '1',
    customPayment: 0,
    pay: [aLicense()],
    language: 'ko',
    timeZoneId: 32,
    profile: '',
    version: 1,
    ...change,
  };
}

/** The function settings of a company that has changed none. */
export function someFunctionSettings(change: Partial<FunctionSettings> = {}): FunctionSettings {
  return {
    fileTransfer: true,
    capture: true,
    displayPowerSave: false,
    systemPowerSave: false,
    idleTime: 0,
    sessionTime: 480,
    minOsMajor: 0,
    minOsMinor: 0,
    vaccine: '',
    securityAgreement: false,
    passwordLevel: 2,
    lockOutAfter: 5,
    passwordChangeLimit: 90,
    selfUnlock: true,
    agentRestartTime: 0,
    statisticsDeletePeriod: 36,
    version: 1,
    ...change,
  };
}

/** A disabled address policy whose list contains an address, a range and a network. */
export function aBlockingPolicy(change: Partial<BlockingPolicy> = {}): BlockingPolicy {
  const entry = (timeAdded: string, start: string, end: string, reason: string) => ({
    timeAdded,
    startIpAddress: [start],
    endIpAddress: [end],
    reason,
  });
  return {
    policyUse: false,
    block: true,
    list: [
      entry('2026-11-20T02:00:00.000Z', '203.0.113.7', '', '퇴사자 접속'),
      entry('2026-11-12T05:30:00.000Z', '198.51.100.10', '198.51.100.40', ''),
      entry('2026-10-02T23:10:00.000Z', '192.0.2.0/24', '', '시험망'),
    ],
    version: 1,
    callerAddress: '198.51.100.7',
    ...change,
  };
}
