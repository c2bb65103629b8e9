import type { Group, GroupLink } from '@remote-console/api-client';
import { API_BASE } from '@remote-console/api-client/contract';
import { aDevice, aUser, backend, http } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { http as anyHttp } from 'msw';
import { exampleGroups } from './exampleGroups.ts';

/** A received write: method, path and content. */
export interface Write {
  readonly call: string;
  readonly body: unknown;
}

const PEOPLE = [
  '김서연',
  '박준호',
  'Emily Parker',
  '佐藤 遥',
  '한지우',
  '최민서',
  '오민준',
  '윤소라',
  '정하늘',
  '서태양',
  '高橋 蓮',
  '문가온',
];

const examplePeople = () =>
  PEOPLE.map((name, index) =>
    aUser({
      id: 100 + index,
      loginId: `user${String(index + 1).padStart(2, '0')}@demo.example`,
      name,
      memberType: index === 0 ? 6 : index === 5 ? 7 : 1,
      isActive: index !== 7,
    }),
  );

function exampleDevices(groups: readonly Group[]) {
  const nameOf = (pk: number) => groups.find((group) => group.id === pk)?.name ?? '';
  return Array.from({ length: 26 }, (_, index) => {
    const group = index < 13 ? 11 : index < 20 ? 30 : 2;
    return aDevice({
      id: index + 1,
      alias: `KIOSK-${String(index + 1).padStart(2, '0')}`,
      osId: ([1, 2, 3, 4, 1] as const)[index % 5] ?? 1,
      isOnline: index % 4 !== 0,
      groupId: group,
      groupName: nameOf(group),
    });
  });
}

const LINKS: readonly GroupLink[] = [
  { id: 1, groupId: 10, memberId: 100 },
  { id: 2, groupId: 11, memberId: 100 },
];

/** The properties of every group that the list does not show. */
const CONTACTS = {
  groupManagerName: '이도윤',
  groupManagerEmail: 'doyun@example.com',
  groupManagerPhone: '02-555-0100',
  updateTime: '2026-11-20T01:00:00.000Z',
};

/** The content of a write, as sent: its body, or the query of a deletion. */
async function carriedBy(request: Request): Promise<unknown> {
  if (request.method !== 'DELETE') return request.clone().json();
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.endsWith('/groups/devices')) return searchParams.get('confirm');
  return {
    device_pk: Number(searchParams.get('device_pk')),
    old_device_group_fk: Number(searchParams.get('old_device_group_fk')),
  };
}

/** The example company as a stateful mock server, which records every write. */
export function groupBackend(language: Language) {
  const groups = exampleGroups(language);
  const { handlers, state } = backend({
    groups,
    groupDetails: Object.fromEntries(groups.map(({ id }) => [id, CONTACTS])),
    users: examplePeople(),
    links: [...LINKS],
    devices: exampleDevices(groups),
    thresholds: Object.fromEntries(
      groups.map(({ id }) => [id, [{ id: 1, alertCode: 'IW2', alertMinutes: null, threshold: 90 }]]),
    ),
  });
  const writes: Write[] = [];
  return {
    state,
    writes,
    handlers: [
      // Returns nothing, so that the next handlers answer.
      anyHttp.all(`${API_BASE}/*`, async ({ request }) => {
        if (request.method === 'GET') return;
        const path = new URL(request.url).pathname.slice(API_BASE.length);
        writes.push({ call: `${request.method} ${path}`, body: await carriedBy(request) });
      }),
      // A sheet with one group that could not be created.
      http.post('/groups/excel', async ({ request, response }) => {
        const { length: total } = await request.json();
        return response(200).json({ status: 200, meta: {}, objects: { total, failure: 1 } });
      }),
      ...handlers,
    ],
  };
}
