import { groupsToGrant, groupsToRelease } from '@remote-console/domain';
import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { fold, pageOf, type World } from './world.ts';

/** The answers about who has rights on which group. */
export function groupLinkHandlers(world: World) {
  const { state } = world;
  const linksOf = (memberPk: number) => state.links.filter(({ member_fk }) => member_fk === memberPk);
  const groupsOf = (memberPk: number) => new Set(linksOf(memberPk).map(({ device_group_fk }) => device_group_fk));
  const toConfirm = (others: readonly { readonly pk: number; readonly name: string }[]) => ({
    status: 200 as const,
    meta: {},
    objects: { done: false, links: [], to_confirm: others.map(({ pk, name }) => ({ pk, name })) },
  });

  return [
    http.get('/groups/users', ({ response }) =>
      response(200).json({ status: 200, meta: { total_count: state.links.length }, objects: state.links }),
    ),
    http.post('/groups/users', async ({ request, response }) => {
      const { device_group_fk: groupPk, member_fk, name = '', confirm = 0 } = await request.json();
      const group = world.group(groupPk);
      if (!group) return response(404).json(problem(404, 'not_found'));
      if (group.group_fk === null) return response(400).json(problem(400, 'invalid_data', 'device_group_fk'));
      if (member_fk === undefined && name.trim() === '') {
        return response(400).json(problem(400, 'no_input_data', 'member_fk'));
      }
      const user = state.users.find(({ pk, mgrid }) => (member_fk === undefined ? mgrid === name : pk === member_fk));
      if (!user) {
        return response(404).json(problem(404, 'user_not_found', member_fk === undefined ? 'name' : 'member_fk'));
      }
      const authorized = groupsOf(user.pk);
      if (authorized.has(groupPk)) return response(409).json(problem(409, 'user_already_in_group', 'member_fk'));
      const granted = groupsToGrant(world.tree(), groupPk, authorized);
      const others = granted.filter(({ pk }) => pk !== groupPk);
      if (others.length > 0 && confirm === 0) return response(200).json(toConfirm(others));
      const links = granted.map(({ pk }) => ({ pk: world.nextPk(), device_group_fk: pk, member_fk: user.pk }));
      state.links = [...state.links, ...links];
      return response(200).json({ status: 200, meta: {}, objects: { done: true, links, to_confirm: [] } });
    }),
    http.delete('/groups/users/{linkPk}', ({ params, query, response }) => {
      const link = state.links.find(({ pk }) => pk === Number(params.linkPk));
      if (!link) return response(404).json(problem(404, 'not_found'));
      const held = linksOf(link.member_fk);
      const released = groupsToRelease(world.tree(), link.device_group_fk, groupsOf(link.member_fk));
      const others = released.filter(({ pk }) => pk !== link.device_group_fk);
      if (others.length > 0 && query.get('confirm') !== '1') return response(200).json(toConfirm(others));
      const links = released.flatMap(({ pk }) => held.filter(({ device_group_fk }) => device_group_fk === pk));
      state.links = state.links.filter((each) => !links.includes(each));
      return response(200).json({ status: 200, meta: {}, objects: { done: true, links, to_confirm: [] } });
    }),
    http.get('/groups/all-users', ({ query, response }) => {
      const words = fold(query.get('search_value') ?? '');
      const groupPk = query.get('device_group_fk');
      if (groupPk !== null && !world.group(groupPk)) return response(404).json(problem(404, 'not_found'));
      const found = state.users
        .filter(({ name, mgrid }) => fold(`${name} ${mgrid}`).includes(words))
        .map(({ pk, mgrid, name, user_type, flag_active }) => ({
          pk,
          mgrid,
          name,
          userType: user_type,
          flag_active,
          link_pk: linksOf(pk).find(({ device_group_fk }) => device_group_fk === Number(groupPk))?.pk ?? null,
        }));
      return response(200).json(pageOf(found, query));
    }),
  ];
}
