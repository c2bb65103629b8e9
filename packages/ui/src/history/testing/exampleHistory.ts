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

/** So many entries, made one by one; the newest first. */
const many = <Entry>(count: number, make: (index: number, time: string) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) =>
    make(index, new Date(Date.parse('2026-11-21T02:40:00Z') - index * 7_260_000).toISOString()),
  );

/** Remote-control sessions for stories; the first still runs. */
export const exampleRemote: readonly RemoteHistoryEntry[] = many(12, (index, start_time) => ({
  pk: index + 1,
  reg_mail: personAt(index),
  alias: nameAt(index),
  host_public_ip: '203.0.113.24',
  host_private_ip: `10.0.4.${12 + index}`,
  host_os_id: SYSTEMS[index % SYSTEMS.length] ?? 1,
  viewer_public_ip: '198.51.100.7',
  viewer_private_ip: index % 2 === 0 ? '192.168.0.8' : '',
  start_time,
  end_time: index === 0 ? 'None' : new Date(Date.parse(start_time) + 1_500_000).toISOString(),
  security: index % 2 === 0 ? 1 : 0,
}));

/** Alerts for stories, one of each kind and one that is unknown. */
export const exampleAlerts: readonly AlertHistoryEntry[] = many(8, (index, generate) => ({
  pk: index + 1,
  device: nameAt(index),
  generate,
  device_os_id: 1,
  alert_code: index === 7 ? 'XX9' : `IW${index + 1}`,
  alert_value: [10, 97, 91, 88, 82, 61, 480, 3][index] ?? 0,
}));

/** Acts of administration for stories: the first with what it changed, one of the server. */
export const exampleAdministration: readonly AuditEntry[] = many(14, (index, act_time) => ({
  pk: index + 1,
  name: index === 3 ? '' : '김관리',
  reg_mail: index === 3 ? '' : 'manager@demo.example',
  act_time,
  act_name_id: [44, 41, 42, 59, 45, 46, 47, 48, 49, 50, 51, 52, 53, 55][index] ?? 41,
  act_type_id: 6,
  device_pk: null,
  member_pk: index === 3 ? null : 1,
  address: index === 3 ? '' : '198.51.100.7',
  subject: ['user@demo.example', 'new@demo.example', 'user@demo.example', 'pia@partner.example'][index] ?? '',
  old_value: ['{"auth_update":0,"auth_restart":1}', '', '{"phone":"010-1234-5678"}'][index] ?? '',
  new_value: ['{"auth_update":1,"auth_restart":0}', '', '{"phone":"<b>010</b>"}'][index] ?? '',
}));

/** Logins for stories; the second came from the remote-control program. */
export const exampleAccesses: readonly AccessHistoryEntry[] = many(6, (index, login_time) => ({
  pk: index + 1,
  mgrid: personAt(index),
  mgr_pub_ip: '198.51.100.7',
  mgr_pri_ip: index % 2 === 0 ? '' : '192.168.0.8',
  login_time,
  browser: index === 1 ? '' : 'Chrome 153',
  login_from: index === 1 ? 1 : 3,
  outcome: index === 2 ? 'not_matched_user' : 'success',
}));

/** File transfers for stories, both ways, from nothing to gigabytes. */
export const exampleTransfers: readonly FileHistoryEntry[] = many(6, (index, start_time) => ({
  pk: index + 1,
  start_time,
  end_time: index === 0 ? 'None' : new Date(Date.parse(start_time) + 42_000).toISOString(),
  mgrid: personAt(index),
  alias: index === 5 ? '' : nameAt(index),
  file_name:
    ['menu-board-2026-11.zip', 'agent.log', 'price-list.xlsx', 'backup.vhdx', 'empty.txt', 'notice.pdf'][index] ?? '',
  action_type: 1 + (index % 2),
  file_size: [52_428_800, 1536, 20_480, 5_368_709_120, 0, 900][index] ?? 0,
  device_os_id: 1,
}));

/** Deleted devices for stories. */
export const exampleDeleted: readonly AuditEntry[] = many(3, (index, act_time) => ({
  pk: index + 1,
  name: '이도윤',
  reg_mail: personAt(index),
  act_time,
  act_name_id: 13,
  act_type_id: 5,
  device_pk: null,
  member_pk: 1,
  old_value: nameAt(index),
  new_value: '',
  subject: '',
  address: '',
}));

/** A ranking for stories. */
export const exampleRanking = (category: 'user' | 'device'): readonly StatisticsRow[] =>
  Array.from({ length: 10 }, (_, index) => ({
    usage: [24.1, 18.4, 14.9, 11.5, 9.2, 8, 5.7, 4.6, 2.3, 1.3][index] ?? 0,
    count: [42, 32, 26, 20, 16, 14, 10, 8, 4, 2][index] ?? 0,
    reg_mail: category === 'user' ? `${index === 0 ? 'manager' : `user${index}`}@demo.example` : '',
    alias: category === 'device' ? `${nameAt(index)}${index < 5 ? '' : `-${index}`}` : '',
    category,
    device: category === 'device' ? index + 1 : null,
  }));
