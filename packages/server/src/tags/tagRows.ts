import { COMPANY_TAG_LIMIT, DEFAULT_TAG_COLOR, type TagColor, tagKey } from '@remote-console/domain';
import { companyTables, type Connection } from '../database/index.ts';

/** A tag to create. */
export interface NewTag {
  /** A valid name. */
  readonly name: string;
  readonly color: TagColor;
}

/** Creates a tag in a company that has none with that name, and returns its ID. */
export async function insertTag(
  { query, now }: Pick<Connection, 'query' | 'now'>,
  companyId: number,
  { name, color }: NewTag,
): Promise<number> {
  const { pk } = await query
    .insertInto('tags')
    .values({ company_fk: companyId, name, name_key: tagKey(name), color, created_at: now() })
    .returning('pk')
    .executeTakeFirstOrThrow();
  return pk;
}

/** The IDs of tags by the keys of their names. */
export type TagsByKey = ReadonlyMap<string, number>;

/** Every tag of a company by the key of its name. */
export async function tagsByKey(connection: Pick<Connection, 'query'>, companyId: number): Promise<TagsByKey> {
  const rows = await companyTables(connection, companyId).tags().select(['pk', 'name_key']).execute();
  return new Map(rows.map(({ pk, name_key }) => [name_key, pk]));
}

/**
 * The tags with these names; missing ones are created while the company may have more. The company must be locked, so
 * that no two calls create the same one.
 *
 * @param names Valid names, without duplicates.
 */
export async function ensureTags(
  connection: Pick<Connection, 'query' | 'now'>,
  companyId: number,
  names: readonly string[],
): Promise<{ readonly byKey: TagsByKey; readonly made: readonly string[] }> {
  const byKey = new Map(await tagsByKey(connection, companyId));
  const made: string[] = [];
  for (const name of names) {
    if (byKey.has(tagKey(name)) || byKey.size >= COMPANY_TAG_LIMIT) continue;
    byKey.set(tagKey(name), await insertTag(connection, companyId, { name, color: DEFAULT_TAG_COLOR }));
    made.push(name);
  }
  return { byKey, made };
}
