import type { DeviceTag } from '@remote-console/api-client/contract';
import { type TagColor, tagKey } from '@remote-console/domain';
import { companyTables, isVisibleTo, lockCompany } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { type TagsToSet, tagsOfDevices, writeDeviceTags } from './deviceTags.ts';
import { tagReader } from './tagReader.ts';
import { insertTag, type NewTag } from './tagRows.ts';

/** Maximum number of devices named by one statement. */
const DEVICES_AT_ONCE = 400;

/** A named device, with its tags. */
export interface NamedDevice {
  readonly pk: number;
  /** Whether the person may open it. */
  readonly isOpen: boolean;
  readonly tags: readonly DeviceTag[];
}

/** The tags of a company, as one person may see and change them. */
export function tagStore(access: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { connection, scope } = access;
  const { companyId } = scope;
  const tables = companyTables(connection, companyId);

  return {
    ...tagReader(access),

    /** Prevents others from changing tags of the company until the transaction ends. */
    lock: () => lockCompany(connection.query, companyId),

    /** Creates a tag and returns its ID. */
    add: (tag: NewTag) => insertTag(connection, companyId, tag),

    /** Changes the name or the color of a tag. */
    async change(pk: number, { name, color }: { readonly name: string; readonly color: TagColor }): Promise<void> {
      await tables
        .changeTags()
        .set({ name, name_key: tagKey(name), color })
        .where('pk', '=', pk)
        .execute();
    },

    /** Deletes a tag; devices lose it with it. */
    async remove(pk: number): Promise<void> {
      await tables.removeTags().where('pk', '=', pk).execute();
    },

    /** The named devices with their tags, by ID; those that the company does not have are left out. */
    async devices(pks: readonly number[]): Promise<ReadonlyMap<number, NamedDevice>> {
      const found = new Map<number, NamedDevice>();
      const tags = await tagsOfDevices(connection, companyId, pks);
      for (let start = 0; start < pks.length; start += DEVICES_AT_ONCE) {
        const rows = await tables
          .devicesById(pks.slice(start, start + DEVICES_AT_ONCE))
          .select('devices.pk')
          .select((eb) =>
            eb.case().when(isVisibleTo(scope, 'devices.device_group_fk')).then(1).else(0).end().as('open'),
          )
          .execute();
        for (const { pk, open } of rows) found.set(pk, { pk, isOpen: open === 1, tags: tags.get(pk) ?? [] });
      }
      return found;
    },

    /** Gives devices the tags that they should have. */
    setTags: (changes: readonly TagsToSet[]) => writeDeviceTags(connection, companyId, changes),
  };
}

/** The return type of `tagStore`. */
export type TagStore = ReturnType<typeof tagStore>;
