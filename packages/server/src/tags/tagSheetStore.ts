import { tagKey } from '@remote-console/domain';
import { companyTables, isVisibleTo, textKey } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { ensureTags, tagsByKey } from './tagRows.ts';

/** Maximum number of texts named by one statement. */
const TEXTS_AT_ONCE = 400;

/** A number that can be the ID of a device. */
const PK = /^[1-9]\d{0,14}$/;

/** What the rows of a sheet name, as one person may see it. */
export function tagSheetStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  async function inSlices<Value>(
    values: readonly Value[],
    read: (some: readonly Value[]) => Promise<readonly { readonly pk: number; readonly key: string }[]>,
  ): Promise<Map<string, number[]>> {
    const found = new Map<string, number[]>();
    for (let start = 0; start < values.length; start += TEXTS_AT_ONCE) {
      for (const { pk, key } of await read(values.slice(start, start + TEXTS_AT_ONCE))) {
        found.set(key, [...(found.get(key) ?? []), pk]);
      }
    }
    return found;
  }

  return {
    /**
     * Finds the devices named by texts: those with that name, ignoring case, or otherwise the one with that number. The
     * person sees them.
     */
    async findDevices(texts: readonly string[]): Promise<(text: string) => readonly number[]> {
      const named = await inSlices([...new Set(texts.map(textKey))], (keys) =>
        tables
          .devices()
          .where('devices.alias_key', 'in', keys)
          .where(isVisibleTo(scope, 'devices.device_group_fk'))
          .select(['devices.pk', 'devices.alias_key as key'])
          .execute(),
      );
      const others = [...new Set(texts)].filter((text) => PK.test(text) && !named.has(textKey(text)));
      const numbered = await inSlices(others.map(Number), async (pks) => {
        const rows = await tables
          .devicesById(pks)
          .where(isVisibleTo(scope, 'devices.device_group_fk'))
          .select('devices.pk')
          .execute();
        return rows.map(({ pk }) => ({ pk, key: String(pk) }));
      });
      return (text) => named.get(textKey(text)) ?? numbered.get(text) ?? [];
    },

    /** The keys of the names of all tags. */
    knownKeys: async (): Promise<ReadonlySet<string>> => new Set((await tagsByKey(connection, scope.companyId)).keys()),

    /** The IDs of tags by the keys of their names; missing ones are created. The company must be locked. */
    ensure: async (names: readonly string[]) => {
      const { byKey, made } = await ensureTags(connection, scope.companyId, names);
      return { made, pksOf: (list: readonly string[]) => list.flatMap((name) => byKey.get(tagKey(name)) ?? []) };
    },
  };
}

/** The return type of `tagSheetStore`. */
export type TagSheetStore = ReturnType<typeof tagSheetStore>;
