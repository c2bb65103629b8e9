import type {
  AccessHistoryEntry,
  AlertHistoryEntry,
  AuditEntry,
  FileHistoryEntry,
  RemoteHistoryEntry,
  StatisticsRow,
} from '@remote-console/api-client';

const NAMES = ['KIOSK-로비-01', 'POS-강남-03', 'SIGNAGE-3F-02', 'PRINT-SRV', 'KIOSK-정문-07'] as const;
const PEOPLE = ['manager@demo.example', 'submanager@demo.example', 'user@demo.example'] as const;

const SYSTEMS = [1, 2, 3] as const;

const nameAt = (index: number) => NAMES[index % NAMES.length] ?? NAMES[0];
const personAt = (index: number) => PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];

/** This many generated entries, newest first. */
const many = <Entry>(count: number, make: (index: number, time: string) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) =>
    make(index, new Date(Date.parse('2026-11-21T02:40:00Z') - index * 7_260_000).toISOString()),
  );

/** Remote control sessions for stories; the first is still running. */
export const exampleRemote: readonly RemoteHistoryEntry[] = many(12, (index, startTime) => ({
  id: index + 1,
  personMail: personAt(index),
  alias: nameAt(index),
  hostPublicIp: '203.0.113.24',
  hostPrivateIp: `10.0.4.${12 + index}`,
  hostOsId: SYSTEMS[index % SYSTEMS.length] ?? 1,
  viewerPublicIp: '198.51.100.7',
  viewerPrivateIp: index % 2 === 0 ? '192.168.0.8' : '',
  startTime,
  endTime: index === 0 ? 'None' : new Date(Date.parse(startTime) + 1_500_000).toISOString(),
  security: index % 2 === 0,
}));

/** Alerts for stories, one of each kind and one that is unknown. */
export const exampleAlerts: readonly AlertHistoryEntry[] = many(8, (index, generate) => ({
  id: index + 1,
  device: nameAt(index),
  generate,
  deviceOsId: 1,
  alertCode: index === 7 ? 'XX9' : `IW${index + 1}`,
  alertValue: [10, 97, 91, 88, 82, 61, 480, 3][index] ?? 0,
}));

/** Administrative actions for stories: the first with its changes, one by the server. */
export const exampleAdministration: readonly AuditEntry[] = many(14, (index, actionTime) => ({
  id: index + 1,
  name: index === 3 ? '' : '김관리',
  personMail: index === 3 ? '' : 'manager@demo.example',
  actionTime,
  actionCode: [44, 41, 42, 59, 45, 46, 47, 48, 49, 50, 51, 52, 53, 55][index] ?? 41,
  actionArea: 6,
  deviceId: null,
  personId: index === 3 ? null : 1,
  address: index === 3 ? '' : '198.51.100.7',
  subject: ['user@demo.example', 'new@demo.example', 'user@demo.example', 'pia@partner.example'][index] ?? '',
  oldValue: ['{"auth_update":0,"auth_restart":1}', '', '{"phone":"010-1234-5678"}'][index] ?? '',
  newValue: ['{"auth_update":1,"auth_restart":0}', '', '{"phone":"<b>010</b>"}'][index] ?? '',
}));

/** Logins for stories; the second came from the remote control program. */
export const exampleAccesses: readonly AccessHistoryEntry[] = many(6, (index, loginTime) => ({
  id: index + 1,
  loginId: personAt(index),
  callerPublicIp: '198.51.100.7',
  callerPrivateIp: index % 2 === 0 ? '' : '192.168.0.8',
  loginTime,
  browser: index === 1 ? '' : 'Chrome 153',
  loginFrom: index === 1 ? 1 : 3,
  outcome: index === 2 ? 'not_matched_user' : 'success',
}));

/** File transfers for stories, both ways, from nothing to gigabytes. */
export const exampleTransfers: readonly FileHistoryEntry[] = many(6, (index, startTime) => ({
  id: index + 1,
  startTime,
  endTime: index === 0 ? 'None' : new Date(Date.parse(startTime) + 42_000).toISOString(),
  loginId: personAt(index),
  alias: index === 5 ? '' : nameAt(index),
  fileName:
    ['menu-board-2026-11.zip', 'agent.log', 'price-list.xlsx', 'backup.vhdx', 'empty.txt', 'notice.pdf'][index] ?? '',
  actionType: 1 + (index % 2),
  fileSize: [52_428_800, 1536, 20_480, 5_368_709_120, 0, 900][index] ?? 0,
  deviceOsId: 1,
}));

/** Deleted devices for stories. */
export const exampleDeleted: readonly AuditEntry[] = many(3, (index, actionTime) => ({
  id: index + 1,
  name: '이도윤',
  personMail: personAt(index),
  actionTime,
  actionCode: 13,
  actionArea: 5,
  deviceId: null,
  personId: 1,
  oldValue: nameAt(index),
  newValue: '',
  subject: '',
  address: '',
}));

/** A ranking for stories. */
export const exampleRanking = (category: 'user' | 'device'): readonly StatisticsRow[] =>
  Array.from({ length: 10 }, (_, index) => ({
    usage: [24.1, 18.4, 14.9, 11.5, 9.2, 8, 5.7, 4.6, 2.3, 1.3][index] ?? 0,
    count: [42, 32, 26, 20, 16, 14, 10, 8, 4, 2][index] ?? 0,
    personMail: category === 'user' ? `${index === 0 ? 'manager' : `user${index}`}@demo.example` : '',
    alias: category === 'device' ? `${nameAt(index)}${index < 5 ? '' : `-${index}`}` : '',
    category,
    device: category === 'device' ? index + 1 : null,
  }));
