import type { DeviceTag, Tag } from '@remote-console/api-client/contract';
import { COMPANY_TAG_LIMIT, sortTags, tagColorOf, type TagColor, tagKey } from '@remote-console/domain';
import { companyTables, inReach, lockCompany } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { type TagsToSet, tagsOfDevices, writeDeviceTags } from './deviceTags.ts';
import { insertTag, type NewTag } from './tagRows.ts';

/** Devices that one statement names at most. */
const DEVICES_AT_ONCE = 400;

/** A device that was named, with the tags that it has. */
export interface NamedDevice {
  readonly pk: number;
  /** Whether the person may open it. */
  readonly isOpen: boolean;
  readonly tags: readonly DeviceTag[];
}

/** The tags of a company, as one person may see and change them. */
export function tagStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { companyPk } = scope;
  const tables = companyTables(connection, companyPk);

  /** How many devices that the person may see have each tag. */
  async function deviceCounts(tagPk: number | null): Promise<ReadonlyMap<number, number>> {
    const having = tables
      .deviceTags()
      .innerJoin('devices', 'devices.pk', 'device_tags.device_fk')
      .where(inReach(scope, 'devices.device_group_fk'));
    const rows = await (tagPk === null ? having : having.where('tags.pk', '=', tagPk))
      .select('tags.pk')
      .select((eb) => eb.fn.countAll<number>().as('devices'))
      .groupBy('tags.pk')
      .execute();
    return new Map(rows.map(({ pk, devices }) => [pk, devices]));
  }

  return {
    /** Every tag by name; of those of no device that a temporary account sees, it learns nothing. */
    async list(): Promise<Tag[]> {
      const counts = await deviceCounts(null);
      const rows = await tables.tags().select(['pk', 'name', 'color']).execute();
      const tags = rows.map(({ color, ...tag }) => ({
        ...tag,
        color: tagColorOf(color),
        device_count: counts.get(tag.pk) ?? 0,
      }));
      return sortTags(scope.ticketClock ? tags.filter(({ device_count }) => device_count > 0) : tags);
    },

    /** One tag, or null where the company has none of that pk. */
    async find(pk: number): Promise<Tag | null> {
      const row = await tables.tags().select(['pk', 'name', 'color']).where('pk', '=', pk).executeTakeFirst();
      if (!row) return null;
      const counts = await deviceCounts(pk);
      return { ...row, color: tagColorOf(row.color), device_count: counts.get(pk) ?? 0 };
    },

    /** Keeps others from changing tags of the company until the transaction ends. */
    lock: () => lockCompany(connection.query, companyPk),

    /** Whether another tag has the name. */
    async isTaken(name: string, ownPk: number | null): Promise<boolean> {
      const named = await tables.tags().select('pk').where('name_key', '=', tagKey(name)).executeTakeFirst();
      return named !== undefined && named.pk !== ownPk;
    },

    /** Whether the company has as many tags as it may have. */
    async isFull(): Promise<boolean> {
      const { count } = await tables
        .tags()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count >= COMPANY_TAG_LIMIT;
    },

    /** Makes a tag and answers its pk. */
    add: (tag: NewTag) => insertTag(connection, companyPk, tag),

    /** Gives a tag another name or another color. */
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

    /** Whether all of these are tags of the company. */
    async areThere(pks: readonly number[]): Promise<boolean> {
      if (pks.length === 0) return true;
      const rows = await tables.tags().select('pk').where('pk', 'in', pks).execute();
      return rows.length === new Set(pks).size;
    },

    /** The names of these tags; those that are gone are left out. */
    async namesOf(pks: readonly number[]): Promise<ReadonlyMap<number, string>> {
      if (pks.length === 0) return new Map();
      const rows = await tables.tags().select(['pk', 'name']).where('pk', 'in', pks).execute();
      return new Map(rows.map(({ pk, name }) => [pk, name]));
    },

    /** The named devices with their tags, by pk; those that the company does not have are left out. */
    async devices(pks: readonly number[]): Promise<ReadonlyMap<number, NamedDevice>> {
      const found = new Map<number, NamedDevice>();
      const tags = await tagsOfDevices(connection, companyPk, pks);
      for (let start = 0; start < pks.length; start += DEVICES_AT_ONCE) {
        const rows = await tables
          .devicesByPk(pks.slice(start, start + DEVICES_AT_ONCE))
          .select('devices.pk')
          .select((eb) => eb.case().when(inReach(scope, 'devices.device_group_fk')).then(1).else(0).end().as('open'))
          .execute();
        for (const { pk, open } of rows) found.set(pk, { pk, isOpen: open === 1, tags: tags.get(pk) ?? [] });
      }
      return found;
    },

    /** Gives devices the tags that they should have. */
    setTags: (changes: readonly TagsToSet[]) => writeDeviceTags(connection, companyPk, changes),
  };
}

/** What `tagStore` gives. */
export type TagStore = ReturnType<typeof tagStore>;
