import { MEMBER_TYPES, readIpEntry } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { addMember } from '../members/index.ts';
import type { Loading } from './loadCompanies.ts';
import type { DemoPerson } from './people.ts';

/** Somebody who works at the first company, and the groups they can access. */
interface Colleague {
  readonly person: DemoPerson;
  readonly groups: readonly (readonly string[])[];
}

const colleague = (
  person: Omit<DemoPerson, 'member_type_id'> & Partial<Pick<DemoPerson, 'member_type_id'>>,
  ...groups: readonly (readonly string[])[]
): Colleague => ({ person: { member_type_id: MEMBER_TYPES.normal, ...person }, groups });

const SEOUL = { time_zone_id: 32, lang_code: 'ko' } as const;
const TOKYO = { time_zone_id: 33, lang_code: 'ja' } as const;
const AUSTIN = { time_zone_id: 8, lang_code: 'en' } as const;

/** The people of the first company besides the demo logins, so that its list of people is realistic. */
const STAFF: readonly Colleague[] = [
  colleague(
    {
      ...SEOUL,
      mgrid: 'jiwoo.han',
      name: '한지우',
      department: '경영지원팀',
      position: '대리',
      phone: '010-2345-0111',
    },
    ['서울 본사', '로비'],
  ),
  colleague(
    {
      ...SEOUL,
      mgrid: 'minjun.oh',
      name: '오민준',
      department: '매장운영팀',
      position: '과장',
      phone: '010-2345-0112',
      tel: '02-555-0112',
      auth_val: '1,4',
      auth_remotecontrol: 1,
      auth_restart: 1,
    },
    ['강남점', '계산대'],
    ['강남점', '매장'],
  ),
  colleague(
    { ...SEOUL, mgrid: 'sora.yoon', name: '윤소라', department: '매장운영팀', position: '사원', flag_active: 0 },
    ['강남점', '매장'],
  ),
  colleague(
    {
      ...SEOUL,
      mgrid: 'taeyang.seo',
      name: '서태양',
      department: 'IT운영팀',
      position: '팀장',
      phone: '010-2345-0114',
      member_type_id: MEMBER_TYPES.subManager,
      use_approval_function: 1,
      auth_val: '1,2,4,8',
      auth_remotecontrol: 1,
      auth_filemanager: 1,
      auth_update: 1,
    },
    ['서울 본사', '7층', '개발팀'],
  ),
  colleague(
    {
      ...TOKYO,
      mgrid: 'haruka.sato',
      name: '佐藤 遥',
      department: '情報システム部',
      position: '主任',
      phone: '090-1234-0121',
      auth_val: '1,2',
      auth_remotecontrol: 1,
    },
    ['東京オフィス', '受付'],
  ),
  colleague({ ...TOKYO, mgrid: 'ren.takahashi', name: '高橋 蓮', department: '営業部', position: '' }, [
    '東京オフィス',
    '受付',
  ]),
  colleague(
    {
      ...AUSTIN,
      mgrid: 'emily.parker',
      name: 'Emily Parker',
      department: 'Facilities',
      position: 'Office Manager',
      phone: '+1 512 555 0131',
      date_fmt_id: 1,
      auth_remotecontrol: 1,
    },
    ['Austin Office', 'Front Desk'],
  ),
];

/** The addresses in the first company's policy; it is off, so that every visitor gets in. */
const ADDRESSES = [
  { start: '203.0.113.24', end: '', reason: '로그인 시도 반복' },
  { start: '198.51.100.10', end: '198.51.100.40', reason: '이전 협력사 사무실' },
  { start: '192.0.2.0/24', end: '', reason: 'VPN exit nodes' },
] as const;

async function addAddresses(query: Kysely<Schema>, companyId: number, now: number): Promise<void> {
  for (const [index, { start, end, reason }] of ADDRESSES.entries()) {
    const range = readIpEntry(start, end);
    if (typeof range === 'string') throw new Error(`${start} is no entry of an address list.`);
    await query
      .insertInto('ip_entries')
      .values({
        company_fk: companyId,
        start_ip_address: start,
        end_ip_address: end,
        first_address: range.first,
        last_address: range.last,
        reason,
        created_at: now - (ADDRESSES.length - index) * 9 * 86_400_000,
      })
      .execute();
  }
}

/** Adds the people of the first company, each with an approver, and its list of addresses. */
export async function addStaff(
  { query, passwordHash, now }: Loading,
  company: { readonly companyId: number; readonly approverId: number },
  groupId: (path: readonly string[]) => number,
): Promise<void> {
  for (const { person, groups } of STAFF) {
    const email = `${person.mgrid}@hanbit.example`;
    const memberPk = await addMember(
      query,
      {
        ...person,
        email,
        mail: email,
        company_fk: company.companyId,
        approver_fk: company.approverId,
        password_hash: passwordHash,
      },
      now,
    );
    const links = groups.map((path) => ({ member_fk: memberPk, device_group_fk: groupId(path) }));
    await query.insertInto('group_members').values(links).execute();
  }
  await addAddresses(query, company.companyId, now);
}
