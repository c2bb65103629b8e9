import type { EnrolmentDevice, EnrolmentRecord } from '@remote-console/api-client';

const MANAGER = { pk: 1, name: '김관리', mgrid: 'manager@demo.example' };
const USER = { pk: 3, name: 'Sora Ito', mgrid: 'user@demo.example' };

const token = (pk: number, over: Partial<EnrolmentRecord>): EnrolmentRecord => ({
  pk,
  label: '',
  device_group_fk: 2,
  device_group_name: '서울 1층',
  flag_df_group: 0,
  created_time: '2026-11-20T01:20:00.000Z',
  revoked_time: null,
  expires_time: '2026-12-20T15:00:00.000Z',
  device_limit: 100,
  device_count: 0,
  state: 'open',
  creator: MANAGER,
  ...over,
});

/** Enrolment tokens for stories: of people and of installers, each state, one whose maker is gone. */
export const exampleEnrolments: readonly EnrolmentRecord[] = [
  token(6, { label: 'Seoul, 3rd floor', device_count: 12 }),
  token(5, { creator: USER, device_count: 99, device_group_name: '기본 그룹', flag_df_group: 1 }),
  token(4, { label: 'Busan', device_limit: 10_000, device_count: 1204, creator: null }),
  token(3, { state: 'revoked', revoked_time: '2026-11-20T02:00:00.000Z', label: 'Lost notebook' }),
  token(2, { state: 'used_up', device_limit: 1, device_count: 1, creator: USER }),
  token(1, { state: 'expired', expires_time: '2026-10-31T15:00:00.000Z', device_count: 7 }),
];

/** More tokens than a page has, with names as long as they can be. */
export const manyEnrolments: readonly EnrolmentRecord[] = Array.from({ length: 23 }, (_, index) =>
  token(100 - index, {
    label: `${23 - index} ${'수도권 북부 물류 거점 '.repeat(4)}`.slice(0, 60),
    device_count: index,
  }),
);

/** Devices that a token has added, the newest first. */
export const exampleEnrolmentDevices = (count: number): EnrolmentDevice[] =>
  Array.from({ length: count }, (_, index) => ({
    device_pk: 300 - index,
    alias: `kiosk-${String(count - index).padStart(2, '0')}`,
    alive: index % 3 === 1 ? 0 : 1,
    device_group_name: '서울 1층',
    flag_df_group: 0,
    created_time: new Date(Date.UTC(2026, 10, 20, 5, -index * 7)).toISOString(),
  }));
