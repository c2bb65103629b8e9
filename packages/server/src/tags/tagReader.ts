import type { Tag } from '@remote-console/api-client/contract';
import { COMPANY_TAG_LIMIT, sortTags, tagColorOf, tagKey } from '@remote-console/domain';
import { companyTables, isVisibleTo } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** Reads the tags of a company, each with how many of the devices the person may see have it. */
export function tagReader({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  /** How many of the devices the person may see have each tag. */
  async function deviceCounts(tagId: number | null): Promise<ReadonlyMap<number, number>> {
    const having = tables
      .deviceTags()
      .innerJoin('devices', 'devices.pk', 'device_tags.device_fk')
      .where(isVisibleTo(scope, 'devices.device_group_fk'));
    const rows = await (tagId === null ? having : having.where('tags.pk', '=', tagId))
      .select('tags.pk')
      .select((eb) => eb.fn.countAll<number>().as('devices'))
      .groupBy('tags.pk')
      .execute();
    return new Map(rows.map(({ pk, devices }) => [pk, devices]));
  }

  return {
    /** Every tag by name; a temporary account does not learn of tags without a device that it sees. */
    async list(): Promise<Tag[]> {
      const counts = await deviceCounts(null);
      const rows = await tables.tags().select(['pk as id', 'name', 'color']).execute();
      const tags = rows.map(({ color, ...tag }) => ({
        ...tag,
        color: tagColorOf(color),
        deviceCount: counts.get(tag.id) ?? 0,
      }));
      return sortTags(scope.ticketClock ? tags.filter(({ deviceCount }) => deviceCount > 0) : tags);
    },

    /** One tag, or null if the company has none with that ID. */
    async find(pk: number): Promise<Tag | null> {
      const row = await tables.tags().select(['pk as id', 'name', 'color']).where('pk', '=', pk).executeTakeFirst();
      if (!row) return null;
      const counts = await deviceCounts(pk);
      return { ...row, color: tagColorOf(row.color), deviceCount: counts.get(pk) ?? 0 };
    },

    /** Whether another tag has the name. */
    async isTaken(name: string, ownId: number | null): Promise<boolean> {
      const named = await tables.tags().select('pk').where('name_key', '=', tagKey(name)).executeTakeFirst();
      return named !== undefined && named.pk !== ownId;
    },

    /** Whether the company has reached its maximum number of tags. */
    async isFull(): Promise<boolean> {
      const { count } = await tables
        .tags()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count >= COMPANY_TAG_LIMIT;
    },

    /** Whether all of these are tags of the company. */
    async areThere(pks: readonly number[]): Promise<boolean> {
      if (pks.length === 0) return true;
      const rows = await tables.tags().select('pk').where('pk', 'in', pks).execute();
      return rows.length === new Set(pks).size;
    },

    /** The names of these tags; missing ones are left out. */
    async namesOf(pks: readonly number[]): Promise<ReadonlyMap<number, string>> {
      if (pks.length === 0) return new Map();
      const rows = await tables.tags().select(['pk', 'name']).where('pk', 'in', pks).execute();
      return new Map(rows.map(({ pk, name }) => [pk, name]));
    },
  };
}
