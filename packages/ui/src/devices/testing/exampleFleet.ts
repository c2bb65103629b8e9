import type { Device, Profile } from '@remote-console/api-client';
import { aDevice, aDeviceDetail, anAuditEntry, aProfile } from '@remote-console/api-client/testing';
import { permissionsOf, type ActionContext, type Language } from '@remote-console/domain';
import { exampleGroups } from '../../groups/testing/exampleGroups.ts';
import { exampleWords } from '../../i18n/testing/exampleWords.ts';

/** The names and memos of the example fleet, by language. */
const WORDS = exampleWords<readonly (readonly [name: string, memo: string])[]>({
  ko: [
    ['이 컴퓨터', '개발 2팀 책상 옆'],
    ['KIOSK-로비-01', '1층 로비 왼쪽, 세로 화면'],
    ['KIOSK-로비-02', '1층 로비 오른쪽'],
    ['회의실 7 디스플레이', ''],
    ['POS-강남-03', '마감 후 자동 종료 22:30'],
    ['print-srv', '프린터 서버'],
    ['창고 스캐너 12', '배터리 교체 예정'],
    ['MacBook 디자인', ''],
    ['GW-용인-북문', '출입 게이트 제어'],
    ['아이패드 안내판', ''],
  ],
  en: [
    ['This computer', 'Beside the desk of team 2'],
    ['KIOSK-LOBBY-01', 'Lobby, left, upright screen'],
    ['KIOSK-LOBBY-02', 'Lobby, right'],
    ['Meeting room 7 display', ''],
    ['POS-GANGNAM-03', 'Turns off at 22:30 after closing'],
    ['print-srv', 'Print server'],
    ['Warehouse scanner 12', 'Battery to be replaced'],
    ['MacBook Design', ''],
    ['GW-YONGIN-NORTH', 'Gate control'],
    ['iPad signage', ''],
  ],
  ja: [
    ['このパソコン', '開発2チームの机の横'],
    ['KIOSK-ロビー-01', '1階ロビー左、縦画面'],
    ['KIOSK-ロビー-02', '1階ロビー右'],
    ['会議室 7 ディスプレイ', ''],
    ['POS-江南-03', '閉店後 22:30 に自動終了'],
    ['print-srv', 'プリントサーバー'],
    ['倉庫スキャナー 12', 'バッテリー交換予定'],
    ['MacBook デザイン', ''],
    ['GW-龍仁-北門', '入退ゲート制御'],
    ['iPad 案内板', ''],
  ],
});

const OFFLINE = { isOnline: false, cpuUsage: 0, memoryUsage: 0 } as const;

const SHAPE: readonly Partial<Device>[] = [
  { osId: 1, groupId: 13, privateIp: '192.168.0.21', cpuUsage: 23, memoryUsage: 61, diskUsage: 44 },
  { osId: 1, groupId: 11, privateIp: '10.0.4.11', favorite: { id: 501, deviceId: 2 } },
  { osId: 1, groupId: 11, privateIp: '10.0.4.12', agentVersion: '5.1.8', cpuUsage: 12 },
  { osId: 4, groupId: 12, privateIp: '10.0.6.70', lastConnectedTime: '2026-11-21T02:57:00.000Z' },
  { osId: 1, groupId: 20, privateIp: '10.8.1.33', approval: 0, cpuUsage: 97, memoryUsage: 80 },
  { osId: 2, groupId: 15, privateIp: '10.0.1.5', diskUsage: 93, memoryUsage: 28 },
  {
    ...OFFLINE,
    osId: 4,
    groupId: 42,
    privateIp: '10.9.2.112',
    lastConnectedTime: '2026-11-20T09:04:00.000Z',
  },
  { osId: 3, groupId: 14, privateIp: '192.168.0.88', cpuUsage: 31, memoryUsage: 72 },
  {
    ...OFFLINE,
    osId: 2,
    groupId: 41,
    privateIp: '10.9.0.2',
    lastConnectedTime: '2026-11-18T01:00:00.000Z',
  },
  { ...OFFLINE, osId: 5, groupId: 2, privateIp: '10.0.4.90', lastConnectedTime: 'None' },
];

/** Ten devices of every kind and state, for stories: the first is real, the others are simulated. */
export function exampleFleet(language: Language): Device[] {
  const groups = exampleGroups(language);
  return SHAPE.map((shape, index) => {
    const [alias, memo] = WORDS[language][index] ?? ['', ''];
    const group = groups.find(({ id }) => id === shape.groupId);
    return aDevice({
      id: index + 1,
      alias,
      memo,
      simulated: index > 0,
      lastConnectedTime: '2026-11-21T02:59:58.000Z',
      groupName: group?.name ?? '',
      ...shape,
    });
  });
}

/** A larger fleet, for pages: `count` devices called DEVICE-001 and so on. */
export const manyDevices = (count: number): Device[] =>
  Array.from({ length: count }, (_, index) =>
    aDevice({ id: index + 1, alias: `DEVICE-${String(index + 1).padStart(3, '0')}`, simulated: true }),
  );

/** The first device with all details. */
export function exampleDetail(language: Language, change: Partial<Device> = {}) {
  const [, kiosk] = exampleFleet(language);
  return aDeviceDetail({
    ...kiosk,
    agentVersion: '5.1.8',
    currentVersion: '5.1.8',
    runningTime: 277_380,
    ...change,
    processName: 'kiosk.exe;explorer.exe;agent.exe;',
    processCpuUsage: '3.1;0.4;0.2',
    processMemoryUsage: '12.0;2.2;0.8',
    hardwareName: 'CPU;Memory;Display',
    hardwareText: 'Intel Core i5-12400;16 GB DDR4;1080 x 1920',
    softwareName: 'Remote Console Agent;Kiosk Shell',
    softwareList: 'Remote Console;2026-10-02;5.1.8;Agent;Demo Retail;2026-08-11;3.4.0;Kiosk',
  });
}

/** An access log of ten entries, newest first. */
export const exampleAudit = () =>
  [1, 2, 3, 5, 11, 12, 21, 4, 30, 1].map((act, index) =>
    anAuditEntry({
      id: 100 - index,
      actionCode: act,
      actionTime: new Date(Date.parse('2026-11-21T02:02:00.000Z') - index * 5_400_000).toISOString(),
      ...(act === 11 ? { oldValue: 'KIOSK-01', newValue: 'KIOSK-LOBBY-01' } : {}),
    }),
  );

/** The administrator of the company, on a Corporate license. */
export const MANAGER: Profile = aProfile();

/** A member without permissions beyond viewing. */
export const MEMBER: Profile = aProfile({
  type: 'User',
  userType: 1,
  memberType: 1,
  permissions: '1',
  canControl: false,
  canManageDevices: false,
  canTransferFiles: false,
  canView: false,
  canUpdate: false,
  canSeeScreens: false,
  canRestart: false,
});

/** A partner at work on a ticket: may control its devices and exchange files with them, and nothing else. */
export const PARTNER: Profile = {
  ...MEMBER,
  userType: 7,
  memberType: 7,
  canControl: true,
  canTransferFiles: true,
};

const colleague = aProfile({ type: 'User', userType: 6, memberType: 6 });

/** A colleague with every permission, and the same without one of them. */
export const RIGHTS = {
  all: colleague,
  withoutRemote: { ...colleague, canControl: false },
  withoutFiles: { ...colleague, canTransferFiles: false },
  withoutFunctions: { ...colleague, permissions: '1,2,8' },
  withoutInformation: { ...colleague, permissions: '1,4,8' },
} as const satisfies Record<string, Profile>;

/** The actor, for the rules. */
export const actor = (profile: Profile, corporate = true): ActionContext => ({
  permissions: permissionsOf(profile),
  corporate,
  mobile: false,
});

/** A copy of the agent that was refused two minutes ago. */
export const EXAMPLE_CONFLICT: Device['identityConflicts'][number] = {
  kind: 'two_agents',
  firstTime: '2026-11-21T01:00:00.000Z',
  lastTime: '2026-11-21T02:58:00.000Z',
  address: '203.0.113.9',
};
