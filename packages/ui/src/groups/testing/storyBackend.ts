import type { Group, GroupDevice, GroupLink, GroupUserChoice, ThresholdAlert } from '@remote-console/api-client';
import { aGroup, http, problem } from '@remote-console/api-client/testing';
import {
  buildGroupTree,
  groupsToGrant,
  groupsToRelease,
  readThreshold,
  subtreeOf,
  type Language,
} from '@remote-console/domain';
import { exampleGroups } from './exampleGroups.ts';

/** What a pretended server of groups knows. */
export interface GroupState {
  groups: Group[];
  users: Omit<GroupUserChoice, 'link_pk'>[];
  links: GroupLink[];
  devices: GroupDevice[];
  thresholds: ThresholdAlert[];
}

/** A write that arrived: method and path, and what it carried. */
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

function examplePeople(): GroupState['users'] {
  return PEOPLE.map((name, index) => ({
    pk: 100 + index,
    mgrid: `user${String(index + 1).padStart(2, '0')}@demo.example`,
    name,
    userType: index === 0 ? 6 : index === 5 ? 7 : 1,
    flag_active: index === 7 ? 0 : 1,
  }));
}

function exampleDevices(groups: readonly Group[]): GroupDevice[] {
  const nameOf = (pk: number) => groups.find((group) => group.pk === pk)?.name ?? '';
  return Array.from({ length: 26 }, (_, index) => {
    const group = index < 13 ? 11 : index < 20 ? 30 : 2;
    return {
      pk: index + 1,
      alias: `KIOSK-${String(index + 1).padStart(2, '0')}`,
      dev_os_id: ([1, 2, 3, 4, 1] as const)[index % 5] ?? 1,
      alive: index % 4 === 0 ? 0 : 1,
      device_group_fk: group,
      device_group_name: nameOf(group),
    };
  });
}

const one = <Item>(item: Item) => ({ status: 200 as const, meta: {}, objects: [item] });
const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** A small server of groups in memory; it decides by the rules of `domain`, so it has none of its own. */
export function groupBackend(language: Language) {
  const groups = exampleGroups(language);
  const state: GroupState = {
    groups,
    users: examplePeople(),
    links: [
      { pk: 1, device_group_fk: 10, member_fk: 100 },
      { pk: 2, device_group_fk: 11, member_fk: 100 },
    ],
    devices: exampleDevices(groups),
    thresholds: [{ pk: 1, alert_code: 'IW2', alert_time: null, alert_th_value: 90 }],
  };
  const writes: Write[] = [];
  let lastPk = 1000;
  const nextPk = () => (lastPk += 1);
  const tree = () => buildGroupTree(state.groups, language);
  const linksOf = (memberPk: number) =>
    new Set(
      state.links.filter(({ member_fk }) => member_fk === memberPk).map(({ device_group_fk }) => device_group_fk),
    );
  const detail = (group: Group) => ({
    ...group,
    manager_name: '이도윤',
    manager_email: 'doyun@example.com',
    manager_phone: '02-555-0100',
    email: '',
    phone: '',
    update_time: '2026-11-20T01:00:00.000Z',
    version: 1,
    users: state.users
      .filter(({ pk }) => state.links.some((link) => link.member_fk === pk && link.device_group_fk === group.pk))
      .map(({ pk, mgrid, name, userType }) => ({ pk, mgrid, name, userType })),
    threshold_alerts: state.thresholds,
  });
  const moveDevice = (pk: number, groupPk: number) => {
    const name = state.groups.find((group) => group.pk === groupPk)?.name ?? '';
    state.devices = state.devices.map((device) =>
      device.pk === pk ? { ...device, device_group_fk: groupPk, device_group_name: name } : device,
    );
  };
  const page = <Item>(items: readonly Item[], query: { get: (name: 'limit' | 'offset') => string | null }) => {
    const offset = Number(query.get('offset') ?? 0);
    return {
      status: 200 as const,
      meta: { total_count: items.length },
      objects: items.slice(offset, offset + Number(query.get('limit') ?? 10)),
    };
  };

  const handlers = [
    http.get('/groups', ({ response }) =>
      response(200).json({ status: 200, meta: { total_count: state.groups.length }, objects: state.groups }),
    ),
    http.post('/groups', async ({ request, response }) => {
      const body = await request.json();
      writes.push({ call: 'POST /groups', body });
      const overlap = state.groups.some(({ name, group_fk }) => name === body.name && group_fk === body.group_fk);
      if (overlap) return response(200).json({ status: 200, meta: {}, objects: { overlap: true } });
      const pk = nextPk();
      state.groups = [...state.groups, aGroup({ pk, name: body.name, group_fk: body.group_fk, device_count: 0 })];
      return response(200).json({ status: 200, meta: {}, objects: { overlap: false, pk } });
    }),
    http.get('/groups/users', ({ response }) =>
      response(200).json({ status: 200, meta: { total_count: state.links.length }, objects: state.links }),
    ),
    http.post('/groups/users', async ({ request, response }) => {
      const body = await request.json();
      writes.push({ call: 'POST /groups/users', body });
      const user = state.users.find(({ pk, mgrid }) =>
        body.member_fk === undefined ? mgrid === body.name : pk === body.member_fk,
      );
      if (!user) return response(404).json(problem(404, 'user_not_found', 'name'));
      const authorized = linksOf(user.pk);
      if (authorized.has(body.device_group_fk)) {
        return response(409).json(problem(409, 'user_already_in_group', 'member_fk'));
      }
      const granted = groupsToGrant(tree(), body.device_group_fk, authorized);
      const others = granted.filter(({ pk }) => pk !== body.device_group_fk).map(({ pk, name }) => ({ pk, name }));
      if (others.length > 0 && body.confirm !== 1) {
        return response(200).json({
          status: 200,
          meta: {},
          objects: { done: false, links: [], to_confirm: others },
        });
      }
      const links = granted.map(({ pk }) => ({ pk: nextPk(), device_group_fk: pk, member_fk: user.pk }));
      state.links = [...state.links, ...links];
      return response(200).json({ status: 200, meta: {}, objects: { done: true, links, to_confirm: [] } });
    }),
    http.delete('/groups/users/{linkPk}', ({ params, query, response }) => {
      writes.push({ call: `DELETE /groups/users/${params.linkPk}`, body: query.get('confirm') });
      const link = state.links.find(({ pk }) => pk === Number(params.linkPk));
      if (!link) return response(404).json(problem(404, 'not_found'));
      const released = groupsToRelease(tree(), link.device_group_fk, linksOf(link.member_fk));
      const others = released.filter(({ pk }) => pk !== link.device_group_fk).map(({ pk, name }) => ({ pk, name }));
      if (others.length > 0 && query.get('confirm') !== '1') {
        return response(200).json({
          status: 200,
          meta: {},
          objects: { done: false, links: [], to_confirm: others },
        });
      }
      const gone = new Set(released.map(({ pk }) => pk));
      state.links = state.links.filter(
        (other) => other.member_fk !== link.member_fk || !gone.has(other.device_group_fk),
      );
      return response(200).json({ status: 200, meta: {}, objects: { done: true, links: [link], to_confirm: [] } });
    }),
    http.get('/groups/all-users', ({ query, response }) => {
      const words = fold(query.get('search_value') ?? '');
      const groupPk = Number(query.get('device_group_fk') ?? 0);
      const found = state.users
        .filter(({ name, mgrid }) => fold(`${name} ${mgrid}`).includes(words))
        .map((user) => ({
          ...user,
          link_pk:
            state.links.find((link) => link.member_fk === user.pk && link.device_group_fk === groupPk)?.pk ?? null,
        }));
      return response(200).json(page(found, query));
    }),
    http.get('/groups/devices', ({ query, response }) => {
      const words = fold(query.get('search_value') ?? '');
      const group = query.get('device_group_fk');
      const found = state.devices.filter(
        ({ alias, device_group_fk }) =>
          fold(alias).includes(words) && (group === null || device_group_fk === Number(group)),
      );
      return response(200).json(page(found, query));
    }),
    http.delete('/groups/devices', ({ query, response }) => {
      const devicePk = Number(query.get('device_pk'));
      writes.push({
        call: 'DELETE /groups/devices',
        body: { device_pk: devicePk, old_device_group_fk: Number(query.get('old_device_group_fk')) },
      });
      moveDevice(devicePk, 2);
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
    http.post('/devices', async ({ request, response }) => {
      const body = await request.json();
      writes.push({ call: 'POST /devices', body });
      moveDevice(body.device_pk, body.new_device_group_fk);
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
    http.post('/groups/excel', async ({ request, response }) => {
      const body = await request.json();
      writes.push({ call: 'POST /groups/excel', body });
      return response(200).json({ status: 200, meta: {}, objects: { total: body.length, failure: 1 } });
    }),
    http.get('/groups/{groupPk}', ({ params, response }) => {
      const group = state.groups.find(({ pk }) => pk === Number(params.groupPk));
      return group ? response(200).json(one(detail(group))) : response(404).json(problem(404, 'not_found'));
    }),
    http.put('/groups/{groupPk}', async ({ params, request, response }) => {
      const body = await request.json();
      writes.push({ call: `PUT /groups/${params.groupPk}`, body });
      const group = state.groups.find(({ pk }) => pk === Number(params.groupPk));
      if (!group) return response(404).json(problem(404, 'not_found'));
      const { name, group_fk, flag_confirm, delete_key, alert_code = '', alert_time, alert_th_value } = body;
      const read = body.update_key === 'alert' ? readThreshold({ alert_code, alert_time, alert_th_value }) : null;
      if (read && 'threshold' in read) {
        const others = state.thresholds.filter((other) => other.alert_code !== read.threshold.alert_code);
        state.thresholds = [...others, { pk: nextPk(), ...read.threshold }];
      }
      if (delete_key !== undefined) state.thresholds = state.thresholds.filter(({ pk }) => pk !== delete_key);
      const changed = {
        ...group,
        ...(name === undefined ? {} : { name }),
        ...(group_fk === undefined ? {} : { group_fk }),
        ...(flag_confirm === undefined ? {} : { flag_confirm }),
      };
      state.groups = state.groups.map((other) => (other.pk === group.pk ? changed : other));
      return response(200).json(one(detail(changed)));
    }),
    http.delete('/groups/{groupPk}', ({ params, response }) => {
      writes.push({ call: `DELETE /groups/${params.groupPk}`, body: null });
      const gone = new Set(subtreeOf(tree(), Number(params.groupPk)).map(({ pk }) => pk));
      state.groups = state.groups.filter(({ pk }) => !gone.has(pk));
      return response(200).json(one({ groups: gone.size, devices: 0 }));
    }),
  ];
  return { handlers, state, writes };
}
