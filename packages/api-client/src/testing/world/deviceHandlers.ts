import {
  buildGroupTree,
  checkAlias,
  checkMemo,
  DEVICE_FIELDS,
  DEVICE_FILTERS,
  DEVICE_SORT_KEYS,
  needsApproval,
  parseFilter,
  SEARCHED_FIELDS,
  subtreeOf,
  type DeviceCommandType,
  type SearchedField,
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

/** Whether a device is what is searched for: of that system, or with the text in a field that the search looks in. */
function matches(device: Device, key: string, value: string): boolean {
  if (key === 'os') return String(device.dev_os_id) === value;
  const isSearched = (field: SearchedField) => key === 'any' || DEVICE_FIELDS[field].searched === key;
  return SEARCHED_FIELDS.filter(isSearched).some((field) => fold(device[field]).includes(fold(value)));
}

/** The pks of the groups whose devices a list has; null where it has no place in the tree. */
function groupsOf(groups: readonly Group[], query: URLSearchParams): ReadonlySet<number> | null {
  const group = query.get('device_group_pk') ?? 'all';
  if (group === 'all' || group === 'favorate') return null;
  const pk = Number(group);
  if (query.get('subgroups') === null) return new Set([pk]);
  return new Set(subtreeOf(buildGroupTree(groups, 'en'), pk).map((below) => below.pk));
}

function select(world: World, devices: readonly Device[], query: URLSearchParams): Device[] {
  const within = groupsOf(world.state.groups, query);
  const favourites = query.get('device_group_pk') === 'favorate';
  const value = query.get('search_value');
  const by = DEVICE_SORT_KEYS.find((key) => key === query.get('by')) ?? 'alias';
  const sign = query.get('order') === 'desc' ? -1 : 1;
  const compare = (left: Device, right: Device) => {
    const [a, b] = [left[by], right[by]];
    return (a < b ? -sign : a > b ? sign : 0) || left.pk - right.pk;
  };
  return devices
    .filter((device) => {
      if (favourites) return device.favorate !== null;
      return within === null || within.has(device.device_group_fk);
    })
    .filter((device) => value === null || matches(device, query.get('search_key') ?? 'any', value))
    .filter((device) => isWithin(world, device, query))
    .toSorted((left, right) => Number(left.simulated) - Number(right.simulated) || compare(left, right));
}

/** The answers about devices, their commands and favourites. */
export function deviceHandlers(world: World) {
  const { state } = world;
  /** A device by its pk or its guid, as paths name it. */
  const find = (reference: unknown) =>
    state.devices.find(({ pk, guid }) => String(pk) === String(reference) || guid === reference);
  const commands: DeviceCommand[] = [];
  /** A device as a caller sees it: open, or waiting for an approval. */
  const seenBy = (caller: Caller | null) => (device: Device) => {
    if (!caller) return device;
    const isOpen = !needsApproval(caller) || isOpened(world, caller.pk, device.pk);
    const approval_requested = device.approval_requested || waitsFor(world, caller.pk, device.pk);
    return { ...device, approval_requested, ...(isOpen ? { approval: 1 as const } : {}) };
  };

  const setFavourite = (pk: number, favorate: Favourite | null) => {
    state.devices = state.devices.map((device) => (device.pk === pk ? { ...device, favorate } : device));
  };

  /** What a command answers: the device is gone, who can wake it, or the command that waits for the agent. */
  function commanded(device: Device, { type }: { type: DeviceCommandType }): DeviceCommand[] | WakeList {
    switch (type) {
      case 'delete':
        removeDevice(world, device);
        return [];
      case 'wol_list':
        return {
          mac_addr: device.mac_addr,
          objects: state.devices
            .filter((other) => other.alive === 1 && other.s_pub_ip === device.s_pub_ip)
            .map(({ alias, s_pub_ip, s_pri_ip, guid }) => ({
              device_name: alias,
              s_pub_ip,
              s_pri_ip,
              device_id: guid,
              same_subnet: true,
            })),
        };
      default: {
        const command: DeviceCommand = {
          pk: commands.length + 1,
          type: type === 'wol' ? 'wake' : type,
          state: 'queued',
          reason: '',
          device_pk: device.pk,
          target_device_pk: null,
          created_time: '2026-11-21T03:00:00.000Z',
          finished_time: null,
        };
        commands.push(command);
        return [command];
      }
    }
  }

  const handlers = [
    http.get('/devices', ({ request, query, response }) => {
      const all = new URLSearchParams();
      const asked = ['device_group_pk', 'subgroups', 'by', 'order', 'limit', 'offset'] as const;
      for (const key of [...asked, 'search_key', 'search_value', ...DEVICE_FILTERS] as const) {
        const value = query.get(key);
        if (value !== null) all.set(key, value);
      }
      const caller = callerOf(world, request);
      const reading = parseFilter(query.get('filter') ?? '');
      if (!reading.ok) return response(400).json(problem(400, 'filter_not_understood', 'filter'));
      const { expression } = reading;
      const devices = state.devices.map(seenBy(caller)).filter((device) => isMatch(world, caller, device, expression));
      const found = select(world, devices, all);
      const offset = Number(all.get('offset') ?? 0);
      const objects = found.slice(offset, offset + Number(all.get('limit') ?? 24));
      const unknown = unknownNames(world, caller, expression);
      const meta = { total_count: found.length, ...(unknown.length === 0 ? {} : { unknown_names: unknown }) };
      return response(200).json({ status: 200, meta, objects });
    }),
    http.post('/devices', async ({ request, response }) => {
      const { device_pk, old_device_group_fk, new_device_group_fk } = await request.json();
      const refusal = moveDevice(world, { devicePk: device_pk, from: old_device_group_fk, to: new_device_group_fk });
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
    // The agents of this server obey at once: whoever asks finds everything done.
    http.get('/devices/{devicePk}/commands', ({ params, response }) => {
      const device = find(params.devicePk);
      if (!device) return response(404).json(problem(404, 'not_found'));
      const objects = commands
        .filter(({ device_pk }) => device_pk === device.pk)
        .map((command): DeviceCommand => ({
          ...command,
          state: 'acknowledged',
          finished_time: '2026-11-21T03:00:01.000Z',
        }));
      return response(200).json({ status: 200, meta: { total_count: objects.length }, objects });
    }),
    http.delete('/devices/{devicePk}', ({ params, response }) => {
      const device = find(params.devicePk);
      if (!device) return response(404).json(problem(404, 'not_found'));
      removeDevice(world, device);
      return response(200).json(done);
    }),
    http.get('/devices/summary', ({ request, response }) => {
      const online = state.devices.filter((device) => device.alive === 1).length;
      const total = state.devices.length;
      const request_ticket = waitingTickets(world, callerOf(world, request));
      const request_approval = waitingApprovals(world, callerOf(world, request));
      const unread_inbox = unreadItems(world, callerOf(world, request));
      const administrator = administratorFor(world, callerOf(world, request));
      const waiting = { request_ticket, request_approval, unread_inbox, administrator };
      const summary = aSummary({ ...waiting, ...state.summary, total, online, offline: total - online });
      const meta = { request_ticket: summary.request_ticket };
      return response(200).json({ status: 200, meta, objects: [summary] });
    }),
    http.post('/favorites', async ({ request, response }) => {
      const { servernum } = await request.json();
      if (!find(servernum)) return response(404).json(problem(404, 'not_found'));
      const favourite: Favourite = { pk: 1000 + servernum, dev_pk: servernum };
      setFavourite(servernum, favourite);
      return response(200).json({ status: 200, meta: {}, objects: [favourite] });
    }),
    http.delete('/favorites', ({ query, response }) => {
      const device = state.devices.find((item) => String(item.favorate?.pk) === query.get('favnum'));
      if (!device) return response(404).json(problem(404, 'not_found'));
      setFavourite(device.pk, null);
      return response(200).json(done);
    }),
  ];
  return handlers;
}
