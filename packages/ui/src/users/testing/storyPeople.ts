import type { GroupLink, Profile, User } from '@remote-console/api-client';
import { API_BASE, toModel } from '@remote-console/api-client/contract';
import { aProfile, aUser, backend, http, pageOf } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { http as mswHttp } from 'msw';
import { fn } from 'storybook/test';
import { exampleGroups } from '../../groups/testing/exampleGroups.ts';

/** Called with what the stories send: path and body. */
export const sent = fn<(path: string, body?: unknown) => void>();

/** The manager who views the stories. */
export const MANAGER = aProfile({
  email: 'manager@demo.example',
  department: 'IT운영팀',
  position: '팀장',
  telephone: '',
});

/** A sub-manager with the approval right. */
export const SUB_MANAGER = aProfile({
  id: 2,
  loginId: 'submanager@demo.example',
  name: '김서연',
  type: 'User',
  memberType: 6,
  userType: 6,
  usesApprovals: true,
});

const somebody = (change: Partial<User> & Pick<User, 'loginId'>): User =>
  aUser({ email: change.loginId.includes('@') ? change.loginId : `${change.loginId}@hanbit.example`, ...change });

/** The people of the company. */
export const PEOPLE: readonly User[] = [
  somebody({ id: 2, loginId: 'submanager@demo.example', name: '김서연', memberType: 6, needsApproval: true }),
  somebody({ id: 6, loginId: 'taeyang.seo', name: '서태양', memberType: 6, department: 'IT운영팀' }),
  somebody({ id: 5, loginId: 'partner@demo.example', name: '최민서', memberType: 7, department: '한빛파트너스' }),
  somebody({ id: 1, loginId: 'manager@demo.example', name: '이도윤', memberType: 2, department: 'IT운영팀' }),
  somebody({ id: 3, loginId: 'hajun.park', name: '박하준' }),
  somebody({
    id: 4,
    loginId: 'haruka.sato',
    name: '佐藤 遥',
    isActive: false,
    email: '',
    department: '情報システム部',
  }),
];

interface Company {
  readonly people: readonly User[];
  readonly profile: Profile;
  readonly links: readonly GroupLink[];
  readonly language: Language;
  readonly usesApproval: boolean;
}

/** Records in `sent` all changes and lookups. */
const watch = mswHttp.all(`${API_BASE}/*`, async ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const call = `${request.method} ${pathname.slice(API_BASE.length)}`;
  if (request.method === 'DELETE') return void sent(call);
  if (request.method !== 'GET') {
    const body = await request.clone().text();
    return body === '' ? void sent(call) : void sent(call, toModel(JSON.parse(body)));
  }
  if (call === 'GET /approvals/search') sent(call, searchParams.get('name'));
  if (call === 'GET /check') sent(call, searchParams.get('value'));
});

/** The example company as a stateful server: it lists, changes and deletes people, and records changes in `sent`. */
export function peopleBackend(start: Partial<Company> = {}) {
  const { language = 'ko', usesApproval = true, people = PEOPLE, profile = MANAGER, links = [] } = start;
  const { handlers, state } = backend({
    users: [...people],
    profile,
    links: [...links],
    groups: exampleGroups(language),
    summary: { needsApproval: usesApproval },
  });
  return { handlers: [watch, ...handlers], state };
}

/** The same for a story that does not inspect it. */
export const peopleHandlers = (start: Partial<Company> = {}) => peopleBackend(start).handlers;

/** One page of people in the given order, for a story that shows a list. */
export const listedPeople = (people: readonly User[] = PEOPLE) =>
  http.get('/users', ({ query, response }) => response(200).json(pageOf(people, query)));
