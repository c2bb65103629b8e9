import { groupsToGrant, groupsToRelease } from '@remote-console/domain';
import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { fold, pageOf, type World } from './world.ts';

/** The answers about who has access to which group. */
export function groupLinkHandlers(world: World) {
  const { state } = world;
  const linksOf = (memberPk: number) => state.links.filter(({ memberId }) => memberId === memberPk);
  const groupsOf = (memberPk: number) => new Set(linksOf(memberPk).map(({ groupId }) => groupId));
  const toConfirm = (others: readonly { readonly id: number; readonly name: string }[]) => ({
    status: 200 as const,
    meta: {},
    objects: { done: false, links: [], toConfirm: others.map(({ id, name }) => ({ id, name })) },
  });

  return [
    http.get('/groups/users', ({ response }) =>
      response(200).json({ status: 200, meta: { totalCount: state.links.length }, objects: state.links }),
    ),
    http.post('/groups/users', async ({ request, response }) => {
      const { groupId: groupPk, memberId, name = '', confirm = false } = await request.json();
      const group = world.group(groupPk);
      if (!group) return response(404).json(problem(404, 'not_found'));
      if (group.parentId === null) return response(400).json(problem(400, 'invalid_data', 'groupId'));
      if (memberId === undefined && name.trim() === '') {
        return response(400).json(problem(400, 'no_input_data', 'memberId'));
      }
      const user = state.users.find(({ id, loginId }) => (memberId === undefined ? loginId === name : id === memberId));
      if (!user) {
        return response(404).json(problem(404, 'user_not_found', memberId === undefined ? 'name' : 'memberId'));
      }
      const authorized = groupsOf(user.id);
      if (authorized.has(groupPk)) return response(409).json(problem(409, 'user_already_in_group', 'memberId'));
      const granted = groupsToGrant(world.tree(), groupPk, authorized);
      const others = granted.filter(({ id }) => id !== groupPk);
      if (others.length > 0 && !confirm) return response(200).json(toConfirm(others));
      const links = granted.map(({ id }) => ({ id: world.nextId(), groupId: id, memberId: user.id }));
      state.links = [...state.links, ...links];
      return response(200).json({ status: 200, meta: {}, objects: { done: true, links, toConfirm: [] } });
    }),
    http.delete('/groups/users/{linkPk}', ({ params, query, response }) => {
      const link = state.links.find(({ id }) => id === Number(params.linkPk));
      if (!link) return response(404).json(problem(404, 'not_found'));
      const held = linksOf(link.memberId);
      const released = groupsToRelease(world.tree(), link.groupId, groupsOf(link.memberId));
      const others = released.filter(({ id }) => id !== link.groupId);
      if (others.length > 0 && query.get('confirm') !== '1') return response(200).json(toConfirm(others));
      const links = released.flatMap(({ id }) => held.filter(({ groupId }) => groupId === id));
      state.links = state.links.filter((each) => !links.includes(each));
      return response(200).json({ status: 200, meta: {}, objects: { done: true, links, toConfirm: [] } });
    }),
    http.get('/groups/all-users', ({ query, response }) => {
      const words = fold(query.get('searchValue') ?? '');
      const groupPk = query.get('groupId');
      if (groupPk !== null && !world.group(groupPk)) return response(404).json(problem(404, 'not_found'));
      const found = state.users
        .filter(({ name, loginId }) => fold(`${name} ${loginId}`).includes(words))
        .map(({ id, loginId, name, userType, isActive }) => ({
          id,
          loginId,
          name,
          userType,
          isActive,
          linkId: linksOf(id).find(({ groupId }) => groupId === Number(groupPk))?.id ?? null,
        }));
      return response(200).json(pageOf(found, query));
    }),
  ];
}
