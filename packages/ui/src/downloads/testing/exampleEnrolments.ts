import type { EnrolmentDevice, EnrolmentRecord } from '@remote-console/api-client';

const MANAGER = { id: 1, name: '김관리', loginId: 'manager@demo.example' };
const USER = { id: 3, name: 'Sora Ito', loginId: 'user@demo.example' };

const token = (id: number, over: Partial<EnrolmentRecord>): EnrolmentRecord => ({
  id,
  label: '',
  groupId: 2,
  groupName: '서울 1층',
  isDefaultGroup: false,
  createdTime: '2026-11-20T01:20:00.000Z',
  revokedTime: null,
  expiresTime: '2026-12-20T15:00:00.000Z',
  maxDevices: 100,
  deviceCount: 0,
  state: 'open',
  creator: MANAGER,
  ...over,
});

/** Enrollment tokens for stories: of people and of installers, each state, one whose creator is gone. */
export const exampleEnrolments: readonly EnrolmentRecord[] = [
  token(6, { label: 'Seoul, 3rd floor', deviceCount: 12 }),
  token(5, { creator: USER, deviceCount: 99, groupName: '기본 그룹', isDefaultGroup: true }),
  token(4, { label: 'Busan', maxDevices: 10_000, deviceCount: 1204, creator: null }),
  token(3, { state: 'revoked', revokedTime: '2026-11-20T02:00:00.000Z', label: 'Lost notebook' }),
  token(2, { state: 'used_up', maxDevices: 1, deviceCount: 1, creator: USER }),
  token(1, { state: 'expired', expiresTime: '2026-10-31T15:00:00.000Z', deviceCount: 7 }),
];

/** More tokens than fit on a page, with names of maximum length. */
export const manyEnrolments: readonly EnrolmentRecord[] = Array.from({ length: 23 }, (_, index) =>
  token(100 - index, {
    label: `${23 - index} ${'수도권 북부 물류 거점 '.repeat(4)}`.slice(0, 60),
    deviceCount: index,
  }),
);

/** Devices that a token has added, the newest first. */
export const exampleEnrolmentDevices = (count: number): EnrolmentDevice[] =>
  Array.from({ length: count }, (_, index) => ({
    deviceId: 300 - index,
    alias: `kiosk-${String(count - index).padStart(2, '0')}`,
    isOnline: index % 3 !== 1,
    groupName: '서울 1층',
    isDefaultGroup: false,
    createdTime: new Date(Date.UTC(2026, 10, 20, 5, -index * 7)).toISOString(),
  }));
