import { type TagColor, tagKey } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { PlannedDevice } from './fleetPlan.ts';

/** A tag of the demo, and which devices have it by their position in the fleet. */
interface DemoTag {
  readonly name: string;
  readonly color: TagColor;
  readonly isOn: (device: PlannedDevice, index: number) => boolean;
}

const called = (words: RegExp) => (device: PlannedDevice) => words.test(device.host_name);

/** By what devices are for, and by what is due for them. */
const TAGS: readonly DemoTag[] = [
  { name: 'kiosk', color: 'blue', isOn: called(/^KIOSK-/) },
  { name: 'POS', color: 'teal', isOn: called(/^POS-/) },
  { name: 'signage', color: 'purple', isOn: called(/^SIGN-/) },
  { name: '점검 예정', color: 'orange', isOn: (_device, index) => index % 19 === 4 },
  { name: '보증 만료', color: 'red', isOn: (_device, index) => index % 27 === 4 },
  {
    name: '新規',
    color: 'green',
    isOn: ({ groupPath: [site = ''] }, index) => site.startsWith('東京') && index % 4 === 0,
  },
  { name: 'pilot', color: 'gray', isOn: (_device, index) => index % 38 === 4 },
];

/** Maximum number of rows written by one statement. */
const ROWS_AT_ONCE = 400;

/** Gives the devices of a company tags. */
export async function addTags(
  query: Kysely<Schema>,
  {
    companyId,
    devices,
  }: { readonly companyId: number; readonly devices: readonly (PlannedDevice & { readonly pk: number })[] },
  now: number,
): Promise<void> {
  for (const { name, color, isOn } of TAGS) {
    const tag = await query
      .insertInto('tags')
      .values({ company_fk: companyId, name, name_key: tagKey(name), color, created_at: now })
      .returning('pk')
      .executeTakeFirstOrThrow();
    const rows = devices.flatMap((device, index) =>
      isOn(device, index) ? [{ device_fk: device.pk, tag_fk: tag.pk }] : [],
    );
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await query
        .insertInto('device_tags')
        .values(rows.slice(start, start + ROWS_AT_ONCE))
        .execute();
    }
  }
}
