import type { SavedView } from '@remote-console/api-client/contract';
import { type FilterExpression, mayChangeView, namesIn, parseFilter } from '@remote-console/domain';
import { companyTables, isGroupOpenTo } from '../database/index.ts';
import { resolveNames } from '../devices/index.ts';
import type { StoreAccess } from '../members/index.ts';
import type { SavedViewRow } from './savedViewRows.ts';

type Access = Pick<StoreAccess, 'connection' | 'scope' | 'member'>;

const parsedObject = (text: string): Readonly<Record<string, string>> => JSON.parse(text);

/** The filter of a view; nothing where it cannot be parsed. */
function expressionOf(parameters: Readonly<Record<string, string>>): readonly FilterExpression[] {
  const reading = parseFilter(parameters['filter'] ?? '');
  return reading.ok && reading.expression ? [reading.expression] : [];
}

const isGroup = (place: string): boolean => place !== 'all' && place !== 'favorite';

/** The groups of places that the person sees, by ID. */
async function placesOf(
  { connection, scope }: Access,
  rows: readonly SavedViewRow[],
): Promise<ReadonlyMap<number, string>> {
  const pks = [...new Set(rows.flatMap(({ place }) => (isGroup(place) ? [Number(place)] : [])))];
  if (pks.length === 0) return new Map();
  const groups = await companyTables(connection, scope.companyId)
    .groups()
    .select(['pk', 'name'])
    .where('pk', 'in', pks)
    .where(isGroupOpenTo(scope, 'device_groups.pk'))
    .execute();
  return new Map(groups.map(({ pk, name }) => [pk, name]));
}

/** The unknown ones among the names of a filter. */
function namesOfMissing(unknown: ReadonlySet<string>) {
  return (expression: FilterExpression) => namesIn(expression).filter(({ key, name }) => unknown.has(`${key}:${name}`));
}

/** Views as one person sees them, with what they name that no longer exists. */
export async function savedViewRecords(access: Access, rows: readonly SavedViewRow[]): Promise<SavedView[]> {
  const { connection, scope, member } = access;
  const places = await placesOf(access, rows);
  const parametersOf = new Map(rows.map((row) => [row.pk, parsedObject(row.parameters)]));
  const names = await resolveNames(connection, scope, [...parametersOf.values()].flatMap(expressionOf));
  const isUnknown = new Set(names.unknown.map(({ key, name }) => `${key}:${name}`));
  return rows.map((row) => {
    const parameters = parametersOf.get(row.pk) ?? {};
    const placeName = isGroup(row.place) ? places.get(Number(row.place)) : '';
    const isOwn = row.owner_fk === scope.memberId;
    const gone = [
      ...(placeName === undefined ? [row.place_name] : []),
      ...(isOwn && row.sharing === 'group' && row.shared_group_fk === null ? [row.shared_group_name] : []),
    ].map((name) => ({ key: 'group' as const, name }));
    const missing = [...gone, ...expressionOf(parameters).flatMap(namesOfMissing(isUnknown))];
    return {
      id: row.pk,
      name: row.name,
      sharing: row.sharing,
      sharedGroupId: row.shared_group_fk,
      sharedGroupName: row.group_name ?? row.shared_group_name,
      place: row.place,
      placeName: placeName ?? row.place_name,
      placeIsThere: placeName !== undefined,
      parameters,
      columns: JSON.parse(row.table_columns),
      ownerName: row.owner_name,
      isOwn,
      mayChange: mayChangeView({ isOwn, sharing: row.sharing }, member),
      missing: [...new Map(missing.map((name) => [`${name.key}:${name.name}`, name])).values()],
    };
  });
}
