import { MEMBER_TYPES } from '@remote-console/domain';
import type { NewMember } from '../members/index.ts';
import { WORKER } from '../tickets/index.ts';

/** The password of every demo account; it is printed at each start and protects nothing. */
export const DEMO_PASSWORD = 'Demo!2345';

/** The account by which a loaded demo is recognized. */
export const MANAGER_ID = 'manager@demo.example';

/** A demo account: what differs from an ordinary user. */
export type DemoPerson = Omit<NewMember, 'company_fk' | 'password_hash'>;

const EVERYTHING = {
  auth_val: '1,2,4,8',
  auth_remotecontrol: 1,
  auth_devicemanagement: 1,
  auth_filemanager: 1,
  auth_remoteview: 1,
  auth_update: 1,
  auth_thumbnailview: 1,
  auth_restart: 1,
} as const;

/** Administrator of the first company. */
export const MANAGER = {
  mgrid: MANAGER_ID,
  name: '이도윤',
  department: 'IT운영팀',
  position: '본부장',
  phone: '02-555-0100',
  member_type_id: MEMBER_TYPES.admin,
  ...EVERYTHING,
} as const satisfies DemoPerson;

/** Decides on requests in the first company. */
export const SUB_MANAGER = {
  mgrid: 'submanager@demo.example',
  name: '김서연',
  department: 'IT운영팀',
  position: '차장',
  phone: '02-555-0104',
  member_type_id: MEMBER_TYPES.subManager,
  use_approval_function: 1,
  ...EVERYTHING,
} as const satisfies DemoPerson;

/** Can access a few groups of the first company, after asking. */
export const USER = {
  mgrid: 'user@demo.example',
  name: '박하준',
  department: '매장운영팀',
  position: '사원',
  phone: '02-555-0131',
  member_type_id: MEMBER_TYPES.normal,
  use_approval_function: 1,
  auth_val: '1,2',
  auth_remotecontrol: 1,
  auth_filemanager: 1,
} as const satisfies DemoPerson;

/** Works on a ticket's devices, as approved partners do; the normal login is closed for them. */
export const PARTNER = {
  ...WORKER,
  mgrid: 'partner@demo.example',
  name: '최민서',
  department: '한빛파트너스',
  position: '매니저',
  phone: '02-555-0170',
} as const satisfies DemoPerson;

/** Administrator of the second company. */
export const BASIC_MANAGER = {
  mgrid: 'basic@demo.example',
  name: '정유나',
  department: '운영',
  position: '점장',
  phone: '02-555-0210',
  member_type_id: MEMBER_TYPES.admin,
  ...EVERYTHING,
} as const satisfies DemoPerson;

/** Operate the service. The first is named as in the documents; the second as in the console. */
export const OPERATORS = [
  { mgrid: 'superadmin@demo.example', name: '서비스 운영자', member_type_id: MEMBER_TYPES.operator },
  { mgrid: 'operator@demo.example', name: '한지우', member_type_id: MEMBER_TYPES.operator },
] as const satisfies readonly DemoPerson[];

/** The groups of the first company that the user can access, by path. */
export const USER_GROUPS: readonly (readonly string[])[] = [
  ['서울 본사', '7층', '개발팀'],
  ['서울 본사', '로비'],
  ['강남점', '계산대'],
  ['강남점', '매장'],
  ['東京オフィス', '受付'],
  ['Austin Office', 'Front Desk'],
];
