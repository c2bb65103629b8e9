import { checkGroupName, isOrdinaryGroup, subtreeOf } from '@remote-console/domain';
import type { Group, GroupDetail } from '../../contract.ts';
import { aGroup, aGroupDetail } from '../data.ts';
import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { changeGroup, namesBelow, refusedName } from './groupChanges.ts';
import { countDevices, moveDevice } from './moveDevice.ts';
import { nearestPolicy } from './teamApprovals.ts';
import { fold, pageOf, type World } from './world.ts';

const single = <Item>(item: Item) => ({ status: 200 as const, meta: {}, objects: [item] });

/** A group with all its details. */
function detailOf(world: World, group: Group): GroupDetail {
  const { state } = world;
  const inherited = nearestPolicy(world, group.parentId);
  const linked = new Set(state.links.filter(({ groupId }) => groupId === group.id).map(({ memberId }) => memberId));
  return aGroupDetail({
    ...state.groupDetails[group.id],
    ...group,
    users: state.users
      .filter(({ id }) => linked.has(id))
      .map(({ id, loginId, name, userType }) => ({ id, loginId, name, userType })),
    thresholdAlerts: state.thresholds[group.id] ?? [],
    ...(inherited ? { inheritedApprovalPolicy: inherited } : {}),
  });
}

/** Removes a group with all its subgroups; their devices move to the default group. */
function removeGroup(world: World, group: Group): { groups: number; devices: number } {
  const { state } = world;
  const gone = new Set(subtreeOf(world.tree(), group.id).map(({ id }) => id));
  const target = state.groups.find(({ isDefaultGroup }) => isDefaultGroup);
  const moved = state.devices.filter(({ groupId }) => gone.has(groupId));
  state.devices = state.devices.map((device) =>
    gone.has(device.groupId) && target ? { ...device, groupId: target.id, groupName: target.name } : device,
  );
  state.groups = state.groups.filter(({ id }) => !gone.has(id));
  state.links = state.links.filter(({ groupId }) => !gone.has(groupId));
  if (target) countDevices(world, target.id, moved.length);
  return { groups: gone.size, devices: moved.length };
}

/** The answers about groups and the devices in them. */
export function groupHandlers(world: World) {
  const { state } = world;
  return [
    http.get('/groups', ({ request, response }) => {
      const { compare } = new Intl.Collator(request.headers.get('accept-language') ?? 'ko', { numeric: true });
      const objects = state.groups.toSorted((one, other) => compare(one.name, other.name) || one.id - other.id);
      return response(200).json({ status: 200, meta: { totalCount: objects.length }, objects });
    }),
    http.post('/groups', async ({ request, response }) => {
      const { name, parentId, rootId, needsConfirmation } = await request.json();
      if (parentId === null) return response(409).json(problem(409, 'all_device_has_no_child', 'parentId'));
      if (!world.group(parentId)) return response(404).json(problem(404, 'not_found'));
      const fault = checkGroupName(name, namesBelow(world, parentId));
      if (fault === 'duplication_group_name') {
        return response(200).json({ status: 200, meta: {}, objects: { overlap: true } });
      }
      if (fault !== null) return response(400).json(refusedName(fault));
      const pk = world.nextId();
      const group = aGroup({ id: pk, name: name.trim(), parentId, rootId, needsConfirmation, deviceCount: 0 });
      state.groups = [...state.groups, group];
      return response(200).json({ status: 200, meta: {}, objects: { overlap: false, id: pk } });
    }),
    http.get('/groups/devices', ({ query, response }) => {
      const words = fold(query.get('searchValue') ?? '');
      const group = query.get('groupId');
      const found = state.devices
        .filter((device) => fold(device.alias).includes(words))
        .filter(({ groupId }) => group === null || groupId === Number(group))
        .map(({ id, alias, osId, isOnline, groupId, groupName }) => ({
          id,
          alias,
          osId,
          isOnline,
          groupId,
          groupName,
        }));
      return response(200).json(pageOf(found, query));
    }),
    http.delete('/groups/devices', ({ query, response }) => {
      const target = state.groups.find(({ isDefaultGroup }) => isDefaultGroup);
      const refusal = moveDevice(world, {
        deviceId: Number(query.get('deviceId')),
        from: Number(query.get('oldGroupId')),
        to: target?.id ?? 0,
      });
      return refusal === null
        ? response(200).json({ status: 200, meta: {}, objects: [] })
        : response(refusal.status).json(refusal);
    }),
    http.get('/groups/{groupPk}', ({ params, response }) => {
      const group = world.group(params.groupPk);
      return group ? response(200).json(single(detailOf(world, group))) : response(404).json(problem(404, 'not_found'));
    }),
    http.put('/groups/{groupPk}', async ({ params, request, response }) => {
      const group = world.group(params.groupPk);
      if (!group) return response(404).json(problem(404, 'not_found'));
      const refusal = changeGroup(world, group, await request.json());
      if (refusal) return response(refusal.status).json(refusal);
      return response(200).json(single(detailOf(world, world.group(group.id) ?? group)));
    }),
    http.delete('/groups/{groupPk}', ({ params, response }) => {
      const group = world.group(params.groupPk);
      if (!group) return response(404).json(problem(404, 'not_found'));
      if (!isOrdinaryGroup(group)) return response(409).json(problem(409, 'group_not_removable'));
      return response(200).json(single(removeGroup(world, group)));
    }),
  ];
}
