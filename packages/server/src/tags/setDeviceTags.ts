import type { DeviceTagOutcome } from '@remote-console/api-client/contract';
import { AUDIT_CODES, sortTags, type TagChange, tagsAfter } from '@remote-console/domain';
import { auditOfCall, type CallAudit } from '../audit/index.ts';
import { type PersonEventStore, personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import type { TagsToSet } from './deviceTags.ts';
import { type TagStore, tagStore } from './tagStore.ts';

type LeftOut = DeviceTagOutcome['leftOut'][number];

/** The effect of a change on each device: those that get other tags, and those that are left out. */
async function planOf({ tags }: { readonly tags: TagStore }, deviceIds: readonly number[], change: TagChange) {
  const devices = await tags.devices(deviceIds);
  const changes: TagsToSet[] = [];
  const leftOut: LeftOut[] = [];
  for (const deviceId of deviceIds) {
    const device = devices.get(deviceId);
    const before = device?.tags.map(({ id }) => id) ?? [];
    const after = tagsAfter(before, change);
    if (!device) leftOut.push({ deviceId, error: 'not_found' });
    else if (!device.isOpen) leftOut.push({ deviceId, error: 'no_group_access' });
    else if (!after.ok) leftOut.push({ deviceId, error: after.because });
    else if (after.tags.length !== before.length || after.tags.some((tag) => !before.includes(tag))) {
      changes.push({ deviceId, before, after: after.tags });
    }
  }
  return { changes, leftOut };
}

function refusalOf({ error }: LeftOut) {
  switch (error) {
    case 'not_found':
      return problem(404, error);
    case 'no_group_access':
      return problem(403, error);
    case 'device_tag_limit':
      return problem(409, error);
  }
}

/** Gives devices their tags, with an audit entry for each, and notifies open screens. */
export async function applyTags(
  { tags, audit, events }: { readonly audit: CallAudit; readonly events: PersonEventStore; readonly tags: TagStore },
  changes: readonly TagsToSet[],
): Promise<void> {
  if (changes.length === 0) return;
  await tags.setTags(changes);
  const names = await tags.namesOf([...new Set(changes.flatMap(({ before, after }) => [...before, ...after]))]);
  const text = (pks: readonly number[]) =>
    sortTags(pks.flatMap((pk) => (names.has(pk) ? [{ name: names.get(pk) ?? '' }] : [])))
      .map(({ name }) => name)
      .join(', ');
  await audit.writeOfDevices(
    AUDIT_CODES.tagsChanged,
    changes.map(({ deviceId, before, after }) => ({ deviceId, old_value: text(before), new_value: text(after) })),
  );
  await events.tellTags();
}

/** Adds tags to devices and removes others. */
export const setDeviceTags = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  tags: tagStore,
})<'setDeviceTags'>(async ({ body }, { transact }) =>
  transact(async (stores) => {
    const { add, remove } = body;
    const devicePks = [...new Set(body.deviceIds)];
    // Otherwise two simultaneous calls could give a device too many tags.
    await stores.tags.lock();
    const { changes, leftOut } = await planOf(stores, devicePks, { add, remove });
    const [first] = leftOut;
    if (first && leftOut.length === devicePks.length) return refusalOf(first);
    if (!(await stores.tags.areThere(add))) return problem(404, 'not_found', 'add');
    await applyTags(stores, changes);
    return found([{ changed: changes.length, leftOut }]);
  }),
);
