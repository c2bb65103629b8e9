import { USAGE_RANGES, usagePlace, type UsageRange } from '@remote-console/domain';
import type { Connection } from '../../database/index.ts';
import { resolutionOf } from './resolution.ts';
import { type DeviceMinute, devicesByMinute, packedSums } from './usageSums.ts';

/** A minute of a device, and the device's group at the time. */
export interface GroupMinute extends DeviceMinute {
  readonly deviceId: number;
  /** Null when unknown: then the device's current group. */
  readonly groupId: number | null;
}

type MinutesByGroup = ReadonlyMap<number, readonly DeviceMinute[]>;

/** Minutes by the groups whose sums they add to: the group of the device, if it still exists, and the root group. */
async function byGroup({ query }: Connection, minutes: readonly GroupMinute[]): Promise<MinutesByGroup> {
  const devices = await query
    .selectFrom('devices')
    .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
    .select(['devices.pk', 'devices.device_group_fk'])
    .select((eb) => eb.fn.coalesce('device_groups.root_group_fk', 'device_groups.pk').as('root'))
    .where('devices.pk', 'in', [...new Set(minutes.map(({ deviceId }) => deviceId))])
    .execute();
  const placeOf = new Map(devices.map(({ pk, ...place }) => [pk, place]));
  const groupOf = ({ deviceId, groupId }: GroupMinute) => groupId ?? placeOf.get(deviceId)?.device_group_fk ?? 0;
  const there = await query
    .selectFrom('device_groups')
    .select('pk')
    .where('pk', 'in', [...new Set(minutes.map(groupOf))])
    .execute();
  const groups = new Map<number, DeviceMinute[]>(there.map(({ pk }) => [pk, []]));
  for (const { root } of devices) if (!groups.has(root)) groups.set(root, []);
  for (const minute of minutes) {
    const [group, root] = [groupOf(minute), placeOf.get(minute.deviceId)?.root ?? 0];
    groups.get(group)?.push(minute);
    if (root !== group) groups.get(root)?.push(minute);
  }
  return groups;
}

const keyOf = (row: { readonly device_group_fk: number; readonly period_at: number }) =>
  `${row.device_group_fk} ${row.period_at}`;

/**
 * Adds minutes to the rows of one range, and returns the rows as they are now.
 *
 * @param devicesAt How many devices of each group reported in each minute; null for the rows of minutes, which know.
 */
async function addToSums(
  { query }: Connection,
  range: UsageRange,
  groups: MinutesByGroup,
  devicesAt: ReadonlyMap<number, ReadonlyMap<number, number>> | null,
) {
  const resolution = resolutionOf(range);
  const parts = [...groups].flatMap(([device_group_fk, minutes]) =>
    [...Map.groupBy(minutes, ({ at }) => usagePlace(range, at).rowAt)].map(([period_at, ofRow]) => ({
      device_group_fk,
      period_at,
      ofRow,
    })),
  );
  if (parts.length === 0) return [];
  const rows = await query
    .selectFrom('group_usage')
    .select(['device_group_fk', 'period_at', 'buckets'])
    .where('device_group_fk', 'in', [...groups.keys()])
    .where('resolution', '=', resolution)
    .where('period_at', 'in', [...new Set(parts.map(({ period_at }) => period_at))])
    .execute();
  const there = new Map(rows.map((row) => [keyOf(row), row.buckets]));
  const changed = parts.map(({ ofRow, ...key }) => ({
    ...key,
    resolution,
    buckets: packedSums(
      range,
      there.get(keyOf(key)) ?? null,
      ofRow,
      devicesAt && (devicesAt.get(key.device_group_fk) ?? new Map()),
    ),
  }));
  await query
    .insertInto('group_usage')
    .values(changed)
    .onConflict((conflict) =>
      conflict
        .columns(['device_group_fk', 'resolution', 'period_at'])
        .doUpdateSet((eb) => ({ buckets: eb.ref('excluded.buckets') })),
    )
    .execute();
  return changed;
}

/**
 * Adds minutes of devices to the sums of their groups and of the company. Must be called inside the transaction that
 * packs them, so that a minute is in the sums exactly when it is in the rows of its device.
 */
export async function addToGroups(inside: Connection, minutes: readonly GroupMinute[]): Promise<void> {
  if (minutes.length === 0) return;
  const groups = await byGroup(inside, minutes);
  // Minutes come first: they show how many devices reported at the same time.
  const devicesAt = new Map<number, Map<number, number>>();
  for (const range of USAGE_RANGES) {
    const rows = await addToSums(inside, range, groups, range === 'day' ? null : devicesAt);
    if (range !== 'day') continue;
    for (const { device_group_fk: group, period_at: rowAt, buckets } of rows) {
      devicesAt.set(group, new Map([...(devicesAt.get(group) ?? []), ...devicesByMinute({ rowAt, buckets })]));
    }
  }
}
