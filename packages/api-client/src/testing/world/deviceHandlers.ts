import {
  buildGroupTree,
  checkAlias,
  checkMemo,
  DEVICE_FIELDS,
  type DeviceFilterQuery,
  type DeviceFilters,
  DEVICE_FILTERS,
  needsApproval,
  parseFilter,
  SEARCHED_FIELDS,
  SORTED_FIELDS,
  subtreeOf,
  type DeviceCommandType,
  type SearchedField,
  withFilter,
} from '@remote-console/domain';
import type { Device, DeviceCommand, Favourite, Group, WakeList } from '../../contract.ts';
import { aSummary } from '../data.ts';
import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { isOpened, waitingApprovals, waitsFor } from './approvals.ts';
import { type Caller, callerOf } from './callers.ts';
import { changeDevice, removeDevice } from './deviceChanges.ts';
import { isWithin } from './deviceFilter.ts';
import { unreadItems } from './inbox.ts';
import { moveDevice } from './moveDevice.ts';
import { waitingTickets } from './tickets.ts';
import { administratorFor } from './userChanges.ts';
import { isMatch, unknownNames } from './typedFilter.ts';
import type { World } from './world.ts';

const done = { status: 200 as const, meta: {}, objects: [] };

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether a device matches a search: by system, or with the text in a field that the search looks in. */
function matches(device: Device, key: string, value: string): boolean {
  if (key === 'os') return String(device.osId) === value;
  const isSearched = (field: SearchedField) => key === 'any' || DEVICE_FIELDS[field].searched === key;
  return SEARCHED_FIELDS.filter(isSearched).some((field) => fold(device[field]).includes(fold(value)));
}

/** The query for a list of devices. */
interface DeviceQuery {
  readonly get: (
    name: 'group' | 'subgroups' | 'by' | 'order' | 'searchKey' | 'searchValue' | keyof DeviceFilterQuery,
  ) => string | null;
}

/** The IDs of the groups whose devices a list shows; null where it is not limited to a place in the tree. */
function groupsOf(groups: readonly Group[], query: DeviceQuery): ReadonlySet<number> | null {
  const group = query.get('group') ?? 'all';
  if (group === 'all' || group === 'favorate') return null;
  const pk = Number(group);
  if (query.get('subgroups') === null) return new Set([pk]);
  return new Set(subtreeOf(buildGroupTree(groups, 'en'), pk).map((below) => below.id));
}

/** The filters of a call. */
const filtersOf = (query: DeviceQuery): DeviceFilters =>
  DEVICE_FILTERS.reduce<DeviceFilters>(
    (filters, key) => withFilter(filters, key, query.get(key === 'alive' ? 'isOnline' : key) ?? ''),
    {},
  );

function select(world: World, devices: readonly Device[], query: DeviceQuery): Device[] {
  const filters = filtersOf(query);
  const within = groupsOf(world.state.groups, query);
  const favourites = query.get('group') === 'favorate';
  const value = query.get('searchValue');
  const by = SORTED_FIELDS.find((field) => DEVICE_FIELDS[field].sorted === query.get('by')) ?? 'alias';
  const sign = query.get('order') === 'desc' ? -1 : 1;
  const compare = (left: Device, right: Device) => {
    const [a, b] = [left[by], right[by]];
    return (a < b ? -sign : a > b ? sign : 0) || left.id - right.id;
  };
  return devices
    .filter((device) => {
      if (favourites) return device.favorite !== null;
      return within === null || within.has(device.groupId);
    })
    .filter((device) => value === null || matches(device, query.get('searchKey') ?? 'any', value))
    .filter((device) => isWithin(world, device, filters))
    .toSorted((left, right) => Number(left.simulated) - Number(right.simulated) || compare(left, right));
}

/** The answers about devices, their commands and favorites. */
export function deviceHandlers(world: World) {
  const { state } = world;
  /** A device by its ID or its guid, as paths name it. */
  const find = (reference: unknown) =>
    state.devices.find(({ id, guid }) => String(id) === String(reference) || guid === reference);
  const commands: DeviceCommand[] = [];
  /** A device as a caller sees it: open, or waiting for an approval. */
  const seenBy = (caller: Caller | null) => (device: Device) => {
    if (!caller) return device;
    const isOpen = !needsApproval(caller) || isOpened(world, caller.id, device.id);
    const approvalRequested = device.approvalRequested || waitsFor(world, caller.id, device.id);
    return { ...device, approvalRequested, ...(isOpen ? { approval: 1 as const } : {}) };
  };

  const setFavourite = (pk: number, favorite: Favourite | null) => {
    state.devices = state.devices.map((device) => (device.id === pk ? { ...device, favorite } : device));
  };

  /** The answer to a command: the device is gone, who can wake it, or the command that waits for the agent. */
  function commanded(device: Device, { type }: { type: DeviceCommandType }): DeviceCommand[] | WakeList {
    switch (type) {
      case 'delete':
        removeDevice(world, device);
        return [];
      case 'wol_list':
        return {
          macAddress: device.macAddress,
          objects: state.devices
            .filter((other) => other.isOnline && other.publicIp === device.publicIp)
            .map(({ alias, publicIp, privateIp, guid }) => ({
              deviceName: alias,
              publicIp,
              privateIp,
              hardwareId: guid,
              sameSubnet: true,
            })),
        };
      default: {
        const command: DeviceCommand = {
          id: commands.length + 1,
          type: type === 'wol' ? 'wake' : type,
          state: 'queued',
          reason: '',
          deviceId: device.id,
          targetDeviceId: null,
          createdTime: '2026-11-21T03:00:00.000Z',
          finishedTime: null,
        };
        commands.push(command);
        return [command];
      }
    }
  }

  const handlers = [
    http.get('/devices', ({ request, query, response }) => {
      const caller = callerOf(world, request);
      const reading = parseFilter(query.get('filter') ?? '');
      if (!reading.ok) return response(400).json(problem(400, 'filter_not_understood', 'filter'));
      const { expression } = reading;
      const devices = state.devices.map(seenBy(caller)).filter((device) => isMatch(world, caller, device, expression));
      const found = select(world, devices, query);
      const offset = Number(query.get('offset') ?? 0);
      const objects = found.slice(offset, offset + Number(query.get('limit') ?? 24));
      const unknown = unknownNames(world, caller, expression);
      const meta = { totalCount: found.length, ...(unknown.length === 0 ? {} : { unknownNames: unknown }) };
      return response(200).json({ status: 200, meta, objects });
    }),
    http.post('/devices', async ({ request, response }) => {
      const { deviceId, oldGroupId, newGroupId } = await request.json();
      const refusal = moveDevice(world, { deviceId, from: oldGroupId, to: newGroupId });
      return refusal === null ? response(200).json(done) : response(refusal.status).json(refusal);
    }),
    http.put('/devices/{devicePk}', async ({ params, request, response }) => {
      const device = find(params.devicePk);
      if (!device) return response(404).json(problem(404, 'not_found'));
      const change = await request.json();
      if ('type' in change) return response(200).json({ ...done, objects: commanded(device, change) });
      if (change.alias !== undefined) {
        const verdict = checkAlias(change.alias, device.alias);
        if (verdict === 'device_name_identical') return response(409).json(problem(409, verdict, 'alias'));
        if (verdict === 'no_input_data') return response(400).json(problem(400, verdict, 'alias'));
        if (verdict !== null) return response(400).json(problem(400, 'invalid_data', 'alias'));
      }
      if (change.memo !== undefined && checkMemo(change.memo) !== null) {
        return response(400).json(problem(400, 'invalid_data', 'memo'));
      }
      changeDevice(world, device, change);
      return response(200).json(done);
    }),
    // The agents of this server obey immediately: whoever asks finds everything done.
    http.get('/devices/{devicePk}/commands', ({ params, response }) => {
      const device = find(params.devicePk);
      if (!device) return response(404).json(problem(404, 'not_found'));
      const objects = commands
        .filter(({ deviceId }) => deviceId === device.id)
        .map((command): DeviceCommand => ({
          ...command,
          state: 'acknowledged',
          finishedTime: '2026-11-21T03:00:01.000Z',
        }));
      return response(200).json({ status: 200, meta: { totalCount: objects.length }, objects });
    }),
    http.delete('/devices/{devicePk}', ({ params, response }) => {
      const device = find(params.devicePk);
      if (!device) return response(404).json(problem(404, 'not_found'));
      removeDevice(world, device);
      return response(200).json(done);
    }),
    http.get('/devices/summary', ({ request, response }) => {
      const online = state.devices.filter((device) => device.isOnline).length;
      const total = state.devices.length;
      const requestTicket = waitingTickets(world, callerOf(world, request));
      const requestApproval = waitingApprovals(world, callerOf(world, request));
      const unreadInbox = unreadItems(world, callerOf(world, request));
      const administrator = administratorFor(world, callerOf(world, request));
      const waiting = { requestTicket, requestApproval, unreadInbox, administrator };
      const summary = aSummary({ ...waiting, ...state.summary, total, online, offline: total - online });
      const meta = { requestTicket: summary.requestTicket };
      return response(200).json({ status: 200, meta, objects: [summary] });
    }),
    http.post('/favorites', async ({ request, response }) => {
      const { serverId } = await request.json();
      if (!find(serverId)) return response(404).json(problem(404, 'not_found'));
      const favourite: Favourite = { id: 1000 + serverId, deviceId: serverId };
      setFavourite(serverId, favourite);
      return response(200).json({ status: 200, meta: {}, objects: [favourite] });
    }),
    http.delete('/favorites', ({ query, response }) => {
      const device = state.devices.find((item) => String(item.favorite?.id) === query.get('favnum'));
      if (!device) return response(404).json(problem(404, 'not_found'));
      setFavourite(device.id, null);
      return response(200).json(done);
    }),
  ];
  return handlers;
}
