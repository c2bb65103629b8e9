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

/** A group with everything about it. */
function detailOf(world: World, group: Group): GroupDetail {
  const { state } = world;
  const inherited = nearestPolicy(world, group.group_fk);
  const linked = new Set(
    state.links.filter(({ device_group_fk }) => device_group_fk === group.pk).map(({ member_fk }) => member_fk),
  );
  return aGroupDetail({
    ...state.groupDetails[group.pk],
    ...group,
    users: state.users
      .filter(({ pk }) => linked.has(pk))
      .map(({ pk, mgrid, name, user_type }) => ({ pk, mgrid, name, userType: user_type })),
    threshold_alerts: state.thresholds[group.pk] ?? [],
    ...(inherited ? { inherited_approval_policy: inherited } : {}),
  });
}

/** Removes a group with all below it; their devices move to the default group. */
function removeGroup(world: World, group: Group): { groups: number; devices: number } {
  const { state } = world;
  const gone = new Set(subtreeOf(world.tree(), group.pk).map(({ pk }) => pk));
  const target = state.groups.find(({ flag_df_group }) => flag_df_group === 1);
  const moved = state.devices.filter(({ device_group_fk }) => gone.has(device_group_fk));
  state.devices = state.devices.map((device) =>
    gone.has(device.device_group_fk) && target
      ? { ...device, device_group_fk: target.pk, device_group_name: target.name }
      : device,
  );
  state.groups = state.groups.filter(({ pk }) => !gone.has(pk));
  state.links = state.links.filter(({ device_group_fk }) => !gone.has(device_group_fk));
  if (target) countDevices(world, target.pk, moved.length);
  return { groups: gone.size, devices: moved.length };
}

/** The answers about groups and the devices in them. */
export function groupHandlers(world: World) {
  const { state } = world;
  return [
    http.get('/groups', ({ request, response }) => {
      const { compare } = new Intl.Collator(request.headers.get('accept-language') ?? 'ko', { numeric: true });
      const objects = state.groups.toSorted((one, other) => compare(one.name, other.name) || one.pk - other.pk);
      return response(200).json({ status: 200, meta: { total_count: objects.length }, objects });
    }),
    http.post('/groups', async ({ request, response }) => {
      const { name, group_fk, root_group_fk, flag_confirm } = await request.json();
      if (group_fk === null) return response(409).json(problem(409, 'all_device_has_no_child', 'group_fk'));
      if (!world.group(group_fk)) return response(404).json(problem(404, 'not_found'));
      const fault = checkGroupName(name, namesBelow(world, group_fk));
      if (fault === 'duplication_group_name') {
        return response(200).json({ status: 200, meta: {}, objects: { overlap: true } });
      }
      if (fault !== null) return response(400).json(refusedName(fault));
      const pk = world.nextPk();
      const group = aGroup({ pk, name: name.trim(), group_fk, root_group_fk, flag_confirm, device_count: 0 });
      state.groups = [...state.groups, group];
      return response(200).json({ status: 200, meta: {}, objects: { overlap: false, pk } });
    }),
    http.get('/groups/devices', ({ query, response }) => {
      const words = fold(query.get('search_value') ?? '');
      const group = query.get('device_group_fk');
      const found = state.devices
        .filter((device) => fold(device.alias).includes(words))
        .filter(({ device_group_fk }) => group === null || device_group_fk === Number(group))
        .map(({ pk, alias, dev_os_id, alive, device_group_fk, device_group_name }) => ({
          pk,
          alias,
          dev_os_id,
          alive,
          device_group_fk,
          device_group_name,
        }));
      return response(200).json(pageOf(found, query));
    }),
    http.delete('/groups/devices', ({ query, response }) => {
      const target = state.groups.find(({ flag_df_group }) => flag_df_group === 1);
      const refusal = moveDevice(world, {
        devicePk: Number(query.get('device_pk')),
        from: Number(query.get('old_device_group_fk')),
        to: target?.pk ?? 0,
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
      return response(200).json(single(detailOf(world, world.group(group.pk) ?? group)));
    }),
    http.delete('/groups/{groupPk}', ({ params, response }) => {
      const group = world.group(params.groupPk);
      if (!group) return response(404).json(problem(404, 'not_found'));
      if (!isOrdinaryGroup(group)) return response(409).json(problem(409, 'group_not_removable'));
      return response(200).json(single(removeGroup(world, group)));
    }),
  ];
}
