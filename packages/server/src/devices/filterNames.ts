import { type FilterExpression, type FilterName, namesIn } from '@remote-console/domain';
import {
  companyTables,
  type Connection,
  isGroupNamed,
  isVisibleTo,
  type PersonScope,
  textKey,
} from '../database/index.ts';

/** The meaning of a filter's names for a person. What the person cannot see is unknown, like what does not exist. */
export interface ResolvedNames {
  /** The tag with a name. */
  readonly tag: (name: string) => number | null;
  /** The groups with a name or a path, of which there may be several. */
  readonly groups: (name: string) => readonly number[];
  readonly unknown: readonly FilterName[];
}

/** Whether temporary accounts see it: they know a tag through the devices that they can access. */
function tagsInReach(connection: Connection, scope: PersonScope) {
  const tables = companyTables(connection, scope.companyId);
  if (scope.ticketClock === undefined) return tables.tags();
  return tables
    .tags()
    .where((eb) =>
      eb(
        'tags.pk',
        'in',
        tables
          .devices()
          .innerJoin('device_tags', 'device_tags.device_fk', 'devices.pk')
          .where(isVisibleTo(scope, 'devices.device_group_fk'))
          .select('device_tags.tag_fk'),
      ),
    );
}

async function tagsOf(connection: Connection, scope: PersonScope, names: readonly string[]) {
  if (names.length === 0) return new Map<string, number>();
  const rows = await tagsInReach(connection, scope)
    .select(['tags.pk', 'tags.name_key'])
    .where('tags.name_key', 'in', names.map(textKey))
    .execute();
  return new Map(rows.map(({ pk, name_key }) => [name_key, pk]));
}

/** A candidate group, and its ancestor that the next part of the path has to name. */
interface Candidate {
  readonly pk: number;
  readonly above: number | null;
}

/** The groups whose path ends with a text: the last part is a group's own name, each part before it its parent's. */
async function groupsOf(connection: Connection, scope: PersonScope, path: string): Promise<number[]> {
  const named = (name: string) =>
    companyTables(connection, scope.companyId)
      .groups()
      .where(isVisibleTo(scope, 'device_groups.pk'))
      .where((eb) => isGroupNamed(eb, name))
      .select(['device_groups.pk', 'device_groups.group_fk'])
      .execute();
  const parts = path.split('/');
  let candidates: Candidate[] = [];
  for (const [index, part] of parts.toReversed().entries()) {
    const rows = await named(part);
    const aboveOf = new Map(rows.map(({ pk, group_fk }) => [pk, group_fk]));
    candidates =
      index === 0
        ? rows.map(({ pk, group_fk }) => ({ pk, above: group_fk }))
        : candidates.flatMap(({ pk, above }) =>
            above !== null && aboveOf.has(above) ? [{ pk, above: aboveOf.get(above) ?? null }] : [],
          );
    if (candidates.length === 0) break;
  }
  const pks = candidates.map(({ pk }) => pk);
  if (parts.length === 1) return pks;
  // A name may contain a slash.
  return [...new Set([...pks, ...(await named(path)).map(({ pk }) => pk)])];
}

/** Looks up the names of some filters for a person. */
export async function resolveNames(
  connection: Connection,
  scope: PersonScope,
  expressions: readonly FilterExpression[],
): Promise<ResolvedNames> {
  const names = expressions.flatMap(namesIn);
  const tags = await tagsOf(connection, scope, [
    ...new Set(names.flatMap(({ key, name }) => (key === 'tag' ? [name] : []))),
  ]);
  const groups = new Map<string, readonly number[]>();
  for (const { key, name } of names) {
    if (key === 'group' && !groups.has(name)) groups.set(name, await groupsOf(connection, scope, name));
  }
  const tag = (name: string) => tags.get(textKey(name)) ?? null;
  const groupsNamed = (name: string) => groups.get(name) ?? [];
  return {
    tag,
    groups: groupsNamed,
    unknown: names.filter(({ key, name }) => (key === 'tag' ? tag(name) === null : groupsNamed(name).length === 0)),
  };
}
