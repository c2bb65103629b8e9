import type { DeviceTag } from '@remote-console/api-client/contract';
import { sortTags, tagColorOf } from '@remote-console/domain';
import { companyTables, type Connection } from '../database/index.ts';

/** Maximum number of rows named or written by one statement. */
const ROWS_AT_ONCE = 400;

const NONE: ReadonlyMap<number, readonly DeviceTag[]> = new Map();

/**
 * The tags of devices by device ID, each list sorted by name. A device without tags is not included.
 *
 * @param companyId The company of the caller: nothing is read of others.
 */
export async function tagsOfDevices(
  connection: Pick<Connection, 'query'>,
  companyId: number,
  deviceIds: readonly number[],
): Promise<ReadonlyMap<number, readonly DeviceTag[]>> {
  if (deviceIds.length === 0) return NONE;
  const found = new Map<number, DeviceTag[]>();
  for (let start = 0; start < deviceIds.length; start += ROWS_AT_ONCE) {
    const rows = await companyTables(connection, companyId)
      .tagsOfDevices(deviceIds.slice(start, start + ROWS_AT_ONCE))
      .select(['device_tags.device_fk', 'tags.pk', 'tags.name', 'tags.color'])
      .execute();
    for (const { device_fk, pk, name, color } of rows) {
      const tag = { id: pk, name, color: tagColorOf(color) };
      found.set(device_fk, [...(found.get(device_fk) ?? []), tag]);
    }
  }
  return new Map([...found].map(([pk, tags]) => [pk, sortTags(tags)]));
}

/** A device with its current tags, and with those that it should have. */
export interface TagsToSet {
  readonly deviceId: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Gives devices of the company the tags that they should have. Must be called inside a transaction. */
export async function writeDeviceTags(
  { query }: Pick<Connection, 'query'>,
  companyId: number,
  changes: readonly TagsToSet[],
): Promise<void> {
  const added = changes.flatMap(({ deviceId, before, after }) =>
    after.filter((tag) => !before.includes(tag)).map((tag_fk) => ({ device_fk: deviceId, tag_fk })),
  );
  for (let start = 0; start < added.length; start += ROWS_AT_ONCE) {
    await query
      .insertInto('device_tags')
      .values(added.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  // One statement per tag: what is removed from many devices in one go is usually the same few tags.
  const removed = new Map<number, number[]>();
  for (const { deviceId, before, after } of changes) {
    for (const tag of before) if (!after.includes(tag)) removed.set(tag, [...(removed.get(tag) ?? []), deviceId]);
  }
  for (const [tag, devices] of removed) {
    for (let start = 0; start < devices.length; start += ROWS_AT_ONCE) {
      await companyTables({ query }, companyId)
        .untag()
        .where('device_tags.tag_fk', '=', tag)
        .where('device_tags.device_fk', 'in', devices.slice(start, start + ROWS_AT_ONCE))
        .execute();
    }
  }
}
