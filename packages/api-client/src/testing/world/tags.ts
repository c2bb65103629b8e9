import {
  checkTagName,
  COMPANY_TAG_LIMIT,
  DEFAULT_TAG_COLOR,
  judgeTagRows,
  mayManageTags,
  sortTags,
  tagKey,
  tagName,
  tagsAfter,
  uniqueTagNames,
} from '@remote-console/domain';
import type { Device, DeviceTag, DeviceTagOutcome, Tag, TagChange, TagSheet, TagSheetOutcome } from '../../contract.ts';
import { type Caller, opensGroup } from './callers.ts';
import { refuse } from './refusal.ts';
import type { World } from './world.ts';

const isRefusal = (value: object): value is ReturnType<typeof refuse<400 | 403 | 404 | 409>> => 'error' in value;

const changed = (world: World) => world.tell({ type: 'tags_changed' }, () => true);

/** Whether the caller sees a device; a world where nobody is signed in shows all. */
const sees = (world: World, caller: Caller | null, { groupId }: Device) =>
  caller === null || opensGroup(world, caller, groupId);

/** A tag with the devices that the caller sees. */
export function tagRecord(world: World, caller: Caller | null, tag: DeviceTag): Tag {
  const having = world.state.devices.filter(({ tags }) => tags.some(({ id }) => id === tag.id));
  return { ...tag, deviceCount: having.filter((device) => sees(world, caller, device)).length };
}

/** The tags of the company by name. */
export const tagRecords = (world: World, caller: Caller | null): Tag[] =>
  sortTags(world.state.tags).map((tag) => tagRecord(world, caller, tag));

/** A name in stored form, or why a tag cannot have it. */
function nameFor({ state }: World, text: string, ownId: number | null) {
  const name = tagName(text);
  const fault = checkTagName(name);
  if (fault !== null) return refuse(400, fault === 'no_input_data' ? fault : 'tag_name_invalid', 'name');
  const isTaken = state.tags.some((tag) => tag.id !== ownId && tagKey(tag.name) === tagKey(name));
  return isTaken ? refuse(409, 'tag_exists', 'name') : { name };
}

const mayManage = (caller: Caller | null) => caller === null || mayManageTags(caller);

/** Creates a tag. */
export function addTag(
  world: World,
  caller: Caller | null,
  { name: text, color = DEFAULT_TAG_COLOR }: Partial<DeviceTag>,
) {
  if (!mayManage(caller)) return refuse(403, 'no_permission');
  const named = nameFor(world, text ?? '', null);
  if (isRefusal(named)) return named;
  if (world.state.tags.length >= COMPANY_TAG_LIMIT) return refuse(409, 'company_tag_limit');
  const tag: DeviceTag = { id: world.nextId(), name: named.name, color };
  world.state.tags = [...world.state.tags, tag];
  changed(world);
  return tag;
}

/** Replaces the tags of every device. */
function replaceEverywhere({ state }: World, replace: (tag: DeviceTag) => readonly DeviceTag[]): void {
  state.tags = state.tags.flatMap(replace);
  state.devices = state.devices.map((device) => ({ ...device, tags: sortTags(device.tags.flatMap(replace)) }));
}

/** Changes a tag. */
export function changeTag(world: World, caller: Caller | null, pk: number, change: TagChange) {
  if (!mayManage(caller)) return refuse(403, 'no_permission');
  const tag = world.state.tags.find((each) => each.id === pk);
  if (!tag) return refuse(404, 'not_found');
  const named = change.name === undefined ? tag : nameFor(world, change.name, pk);
  if (isRefusal(named)) return named;
  const next = { ...tag, name: named.name, ...(change.color === undefined ? {} : { color: change.color }) };
  replaceEverywhere(world, (each) => [each.id === pk ? next : each]);
  changed(world);
  return next;
}

/** Deletes a tag. */
export function removeTag(world: World, caller: Caller | null, pk: number) {
  if (!mayManage(caller)) return refuse(403, 'no_permission');
  if (!world.state.tags.some((each) => each.id === pk)) return refuse(404, 'not_found');
  replaceEverywhere(world, (each) => (each.id === pk ? [] : [each]));
  changed(world);
  return null;
}

/** Gives a device the tags of these IDs. */
function giveTags({ state }: World, deviceId: number, pks: readonly number[]): void {
  const tags = sortTags(state.tags.filter(({ id }) => pks.includes(id)));
  state.devices = state.devices.map((device) => (device.id === deviceId ? { ...device, tags } : device));
}

const pksOf = ({ tags }: Pick<Device, 'tags'>) => tags.map(({ id }) => id);
const isSame = (one: readonly number[], two: readonly number[]) =>
  one.length === two.length && one.every((pk) => two.includes(pk));

/** Adds tags to devices and removes others. */
export function setTags(
  world: World,
  caller: Caller | null,
  deviceIds: readonly number[],
  change: { readonly add: readonly number[]; readonly remove: readonly number[] },
) {
  const pks = [...new Set(deviceIds)];
  const leftOut: DeviceTagOutcome['leftOut'] = [];
  const changes: { readonly id: number; readonly after: readonly number[] }[] = [];
  for (const devicePk of pks) {
    const device = world.state.devices.find(({ id }) => id === devicePk);
    const before = device ? pksOf(device) : [];
    const after = tagsAfter(before, change);
    if (!device) leftOut.push({ deviceId: devicePk, error: 'not_found' });
    else if (!sees(world, caller, device)) leftOut.push({ deviceId: devicePk, error: 'no_group_access' });
    else if (!after.ok) leftOut.push({ deviceId: devicePk, error: after.because });
    else if (!isSame(after.tags, before)) changes.push({ id: devicePk, after: after.tags });
  }
  const [first] = leftOut;
  if (first && leftOut.length === pks.length) {
    const status = first.error === 'not_found' ? 404 : first.error === 'no_group_access' ? 403 : 409;
    return refuse(status, first.error);
  }
  if (!change.add.every((pk) => world.state.tags.some((tag) => tag.id === pk))) return refuse(404, 'not_found', 'add');
  for (const { id, after } of changes) giveTags(world, id, after);
  if (changes.length > 0) changed(world);
  return { changed: changes.length, leftOut };
}

/** Sets the tags of devices by the rows of a sheet, or previews the effect. */
export function setTagsBySheet(
  world: World,
  caller: Caller | null,
  { rows, check, replace }: TagSheet,
): TagSheetOutcome {
  const { state } = world;
  const seen = state.devices.filter((device) => sees(world, caller, device));
  const keysOf = (deviceId: number) =>
    (state.devices.find(({ id }) => id === deviceId)?.tags ?? []).map(({ name }) => tagKey(name));
  const verdicts = judgeTagRows(rows, {
    devicesNamed: (text) => {
      const named = seen.filter(({ alias }) => tagKey(alias) === tagKey(text));
      return (named.length > 0 ? named : seen.filter(({ id }) => String(id) === text)).map(({ id }) => id);
    },
    keptBeside: (deviceId, keys) => (replace ? 0 : keysOf(deviceId).filter((key) => !keys.has(key)).length),
    knownKeys: new Set(state.tags.map(({ name }) => tagKey(name))),
    mayCreate: mayManage(caller),
  });
  const faults = verdicts.flatMap((verdict, index) =>
    verdict.ok ? [] : [{ index, error: verdict.because, name: verdict.name }],
  );
  const set = verdicts.flatMap((verdict) => (verdict.ok ? [verdict] : []));
  const known = new Set(state.tags.map(({ name }) => tagKey(name)));
  const fresh = uniqueTagNames(set.flatMap(({ tags }) => tags)).filter((name) => !known.has(tagKey(name)));
  const after = set.map(({ device, tags }) => {
    const kept = replace ? [] : keysOf(device);
    return { device, keys: [...new Set([...kept, ...tags.map(tagKey)])] };
  });
  const differing = after.filter(({ device, keys }) => {
    const before = keysOf(device);
    return keys.length !== before.length || keys.some((key) => !before.includes(key));
  });
  if (!check && faults.length === 0) {
    const made = fresh.map((name) => ({ id: world.nextId(), name, color: DEFAULT_TAG_COLOR }));
    state.tags = [...state.tags, ...made];
    const byKey = new Map(state.tags.map(({ id, name }) => [tagKey(name), id]));
    for (const { device, keys } of differing)
      giveTags(
        world,
        device,
        keys.flatMap((key) => byKey.get(key) ?? []),
      );
    if (differing.length > 0 || made.length > 0) changed(world);
  }
  return { devices: differing.length, newTags: [...fresh], faults };
}
