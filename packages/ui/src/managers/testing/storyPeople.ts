import type { GroupLink, Profile, User } from '@remote-console/api-client';
import { aProfile, aSummary, aUser, http, problem } from '@remote-console/api-client/testing';
import { buildGroupTree, groupsToGrant, groupsToRelease, type Language } from '@remote-console/domain';
import { fn } from 'storybook/test';
import { exampleGroups } from '../../groups/testing/exampleGroups.ts';

/** Told of what the stories send: the path, and what was sent. */
export const sent = fn<(path: string, body?: unknown) => void>();

/** The manager who looks at the stories. */
export const MANAGER = aProfile({ email: 'manager@demo.example', department: 'IT운영팀', position: '팀장', tel: '' });

/** A sub-manager with the approval right. */
export const SUB_MANAGER = aProfile({
  pk: 2,
  mgrid: 'submanager@demo.example',
  name: '김서연',
  type: 'User',
  member_type_id: 6,
  user_type: 6,
  use_approval_function: 1,
});

const somebody = (change: Partial<User> & Pick<User, 'mgrid'>): User =>
  aUser({ email: change.mgrid.includes('@') ? change.mgrid : `${change.mgrid}@hanbit.example`, ...change });

/** The people of the company. */
export const PEOPLE: readonly User[] = [
  somebody({ pk: 2, mgrid: 'submanager@demo.example', name: '김서연', member_type_id: 6, use_approval: 1 }),
  somebody({ pk: 6, mgrid: 'taeyang.seo', name: '서태양', member_type_id: 6, department: 'IT운영팀' }),
  somebody({ pk: 5, mgrid: 'partner@demo.example', name: '최민서', member_type_id: 7, department: '한빛파트너스' }),
  somebody({ pk: 1, mgrid: 'manager@demo.example', name: '이도윤', member_type_id: 2, department: 'IT운영팀' }),
  somebody({ pk: 3, mgrid: 'hajun.park', name: '박하준' }),
  somebody({ pk: 4, mgrid: 'haruka.sato', name: '佐藤 遥', flag_active: 0, email: '', department: '情報システム部' }),
];

interface People {
  readonly people: readonly User[];
  readonly profile: Profile;
  readonly links: readonly GroupLink[];
  readonly language: Language;
  readonly usesApproval: 0 | 1;
}

const done = { status: 200 as const, meta: {}, objects: [] };

function chosen(people: readonly User[], query: URLSearchParams): readonly User[] {
  const key = query.get('search_key');
  const value = query.get('search_value');
  if (value === null) return people;
  if (key === 'flag_active') return people.filter(({ flag_active }) => String(flag_active) === value);
  return people.filter((user) => {
    const text = key === 'name' ? user.name : key === 'department' ? user.department : user.mgrid;
    return text.includes(value);
  });
}

/** A company in memory: it lists, changes and removes its people, and tells `sent` of every change. */
export function peopleHandlers(start: Partial<People> = {}) {
  const { language = 'ko', usesApproval = 1 } = start;
  let people = [...(start.people ?? PEOPLE)];
  let profile = start.profile ?? MANAGER;
  let links = [...(start.links ?? [])];
  const groups = exampleGroups(language);
  const tree = buildGroupTree(groups, language);
  const held = () => new Set(links.map(({ device_group_fk }) => device_group_fk));
  const missing = () => problem(404, 'not_found');

  return [
    http.get('/users', ({ request, response }) => {
      const { searchParams: query } = new URL(request.url);
      const found = chosen(people, query);
      const offset = Number(query.get('offset') ?? 0);
      const page = found.slice(offset, offset + Number(query.get('limit') ?? 10));
      return response(200).json({ status: 200, meta: { total_count: found.length }, objects: page });
    }),
    http.post('/users', async ({ request, response }) => {
      sent('POST /users', await request.json());
      return response(200).json({ status: 200, meta: {}, objects: [{ pk: 99, mgrid: 'new.user' }] });
    }),
    http.get('/users/0', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [profile] })),
    http.put('/users/0', async ({ request, response }) => {
      const change = await request.json();
      sent('PUT /users/0', change);
      profile = { ...profile, ...change };
      return response(200).json(done);
    }),
    http.get('/users/password-level', ({ response }) =>
      response(200).json({ status: 200, meta: {}, objects: [{ password_level: 2 }] }),
    ),
    http.get('/users/{userPk}', ({ params, response }) => {
      const user = people.find(({ pk }) => String(pk) === params.userPk);
      return user ? response(200).json({ status: 200, meta: {}, objects: [user] }) : response(404).json(missing());
    }),
    http.put('/users/{userPk}', async ({ params, request, response }) => {
      const { version, user_type, approver_fk, ...change } = await request.json();
      sent(`PUT /users/${params.userPk}`, { ...(version ? { version } : {}), user_type, approver_fk, ...change });
      const approver = people.find(({ pk }) => pk === approver_fk);
      people = people.map((user) => {
        if (String(user.pk) !== params.userPk) return user;
        const type = user_type === undefined ? {} : { member_type_id: user_type, user_type };
        return { ...user, ...change, ...type, ...(approver ? { approver_name: approver.name } : {}) };
      });
      return response(200).json(done);
    }),
    http.delete('/users/{userPk}', ({ params, response }) => {
      sent(`DELETE /users/${params.userPk}`);
      people = people.filter(({ pk }) => String(pk) !== params.userPk);
      return response(200).json(done);
    }),
    http.get('/approvals/approver', ({ response }) =>
      response(200).json({
        status: 200,
        meta: {},
        objects: [{ pk: 1, mgrid: 'manager@demo.example', name: '이도윤' }],
      }),
    ),
    http.get('/approvals/search', ({ query, response }) => {
      sent('GET /approvals/search', query.get('name'));
      const found = people.find(({ name }) => name === query.get('name'));
      return found
        ? response(200).json({ status: 200, meta: {}, objects: [found] })
        : response(405).json(problem(405, 'search_manager_405'));
    }),
    http.get('/check', ({ query, response }) => {
      sent('GET /check', query.get('value'));
      const available = people.every(({ mgrid }) => mgrid !== query.get('value'));
      return response(200).json({ status: 200, meta: {}, objects: { available } });
    }),
    http.get('/devices/summary', ({ response }) =>
      response(200).json({
        status: 200,
        meta: { request_ticket: 0 },
        objects: [aSummary({ use_approval: usesApproval })],
      }),
    ),
    http.get('/groups', ({ response }) =>
      response(200).json({ status: 200, meta: { total_count: groups.length }, objects: groups }),
    ),
    http.get('/groups/users', ({ response }) =>
      response(200).json({ status: 200, meta: { total_count: links.length }, objects: links }),
    ),
    http.post('/groups/users', async ({ request, response }) => {
      const body = await request.json();
      sent('POST /groups/users', body);
      const added = groupsToGrant(tree, body.device_group_fk, held()).map(({ pk }) => ({
        pk: 100 + pk,
        device_group_fk: pk,
        member_fk: body.member_fk ?? 0,
      }));
      links = [...links, ...added];
      return response(200).json({ status: 200, meta: {}, objects: { done: true, links: added, to_confirm: [] } });
    }),
    http.delete('/groups/users/{linkPk}', ({ params, response }) => {
      sent(`DELETE /groups/users/${params.linkPk}`);
      const link = links.find(({ pk }) => String(pk) === params.linkPk);
      const gone = new Set(link ? groupsToRelease(tree, link.device_group_fk, held()).map(({ pk }) => pk) : []);
      links = links.filter(({ device_group_fk }) => !gone.has(device_group_fk));
      return response(200).json({ status: 200, meta: {}, objects: { done: true, links: [], to_confirm: [] } });
    }),
  ];
}
