import type { NewSavedView, SavedView } from '@remote-console/api-client/contract';
import {
  type FilterExpression,
  mayChangeView,
  namesIn,
  parseFilter,
  readColumns,
  SAVED_VIEWS_LIMIT,
  savedDeviceView,
  savedParameters,
  type ViewSharing,
} from '@remote-console/domain';
import { type Selectable, sql, type SqlBool } from 'kysely';
import { companyTables, groupInReach, type Schema, textKey } from '../database/index.ts';
import { resolveNames } from '../devices/index.ts';
import { roleWord, type StoreAccess } from '../members/index.ts';

/** A group as a view names it. */
export interface NamedGroup {
  readonly pk: number;
  readonly name: string;
}

/** A view as it is to be kept. */
export interface SavedViewContent extends Pick<NewSavedView, 'name' | 'place' | 'parameters' | 'columns'> {
  readonly sharing: ViewSharing;
  /** The group that it is shared with. */
  readonly sharedWith: NamedGroup | null;
  /** The name of the group of `place`; empty for the other lists. */
  readonly placeName: string;
}

type Row = Selectable<Schema['saved_views']> & { owner_name: string; group_name: string | null };

const parsedObject = (text: string): Readonly<Record<string, string>> => JSON.parse(text);

/** What a filter of a view asks for; nothing where it cannot be read. */
function expressionOf(parameters: Readonly<Record<string, string>>): readonly FilterExpression[] {
  const reading = parseFilter(parameters['filter'] ?? '');
  return reading.ok && reading.expression ? [reading.expression] : [];
}

const isGroup = (place: string): boolean => place !== 'all' && place !== 'favorite';

/** The saved views that a person sees: the own ones, and what is shared with the person. */
export function savedViewStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const { query, now, emit } = connection;
  const { companyPk, memberPk } = scope;
  const tables = companyTables(connection, companyPk);
  const person = { ...member, type: roleWord(member) };

  const visible = () => {
    const views = tables
      .savedViews()
      .innerJoin('members', 'members.pk', 'saved_views.owner_fk')
      .leftJoin('device_groups', 'device_groups.pk', 'saved_views.shared_group_fk')
      .selectAll('saved_views')
      .select(['members.name as owner_name', 'device_groups.name as group_name']);
    // A temporary account works on some devices for a while: how the company looks at its fleet is not its concern.
    if (scope.ticketClock) return views.where('saved_views.owner_fk', '=', memberPk);
    return views.where((eb) =>
      eb.or([
        eb('saved_views.owner_fk', '=', memberPk),
        eb('saved_views.sharing', '=', 'company'),
        eb.and([
          eb('saved_views.sharing', '=', 'group'),
          eb('saved_views.shared_group_fk', 'is not', null),
          sql<SqlBool>`${groupInReach(scope, 'saved_views.shared_group_fk')}`,
        ]),
      ]),
    );
  };

  /** The groups of places that the person sees, by pk. */
  async function placesOf(rows: readonly Row[]): Promise<ReadonlyMap<number, string>> {
    const pks = [...new Set(rows.flatMap(({ place }) => (isGroup(place) ? [Number(place)] : [])))];
    if (pks.length === 0) return new Map();
    const groups = await tables
      .groups()
      .select(['pk', 'name'])
      .where('pk', 'in', pks)
      .where(groupInReach(scope, 'device_groups.pk'))
      .execute();
    return new Map(groups.map(({ pk, name }) => [pk, name]));
  }

  async function recordsOf(rows: readonly Row[]): Promise<SavedView[]> {
    const places = await placesOf(rows);
    const parametersOf = new Map(rows.map((row) => [row.pk, parsedObject(row.parameters)]));
    const names = await resolveNames(connection, scope, [...parametersOf.values()].flatMap(expressionOf));
    const isUnknown = new Set(names.unknown.map(({ key, name }) => `${key}:${name}`));
    return rows.map((row) => {
      const parameters = parametersOf.get(row.pk) ?? {};
      const placeName = isGroup(row.place) ? places.get(Number(row.place)) : '';
      const isOwn = row.owner_fk === memberPk;
      const gone = [
        ...(placeName === undefined ? [row.place_name] : []),
        ...(isOwn && row.sharing === 'group' && row.shared_group_fk === null ? [row.shared_group_name] : []),
      ].map((name) => ({ key: 'group' as const, name }));
      const missing = [...gone, ...expressionOf(parameters).flatMap(namesOfMissing(isUnknown))];
      return {
        pk: row.pk,
        name: row.name,
        sharing: row.sharing,
        shared_group_pk: row.shared_group_fk,
        shared_group_name: row.group_name ?? row.shared_group_name,
        place: row.place,
        place_name: placeName ?? row.place_name,
        place_is_there: placeName === undefined ? 0 : 1,
        parameters,
        columns: JSON.parse(row.table_columns),
        owner_name: row.owner_name,
        is_own: isOwn ? 1 : 0,
        may_change: mayChangeView({ isOwn, sharing: row.sharing }, person) ? 1 : 0,
        missing: [...new Map(missing.map((name) => [`${name.key}:${name.name}`, name])).values()],
      };
    });
  }

  const columnsOf = ({ name, sharing, sharedWith, place, placeName, parameters, columns }: SavedViewContent) => {
    const { order, hidden } = readColumns(columns);
    return {
      name: name.trim(),
      name_key: textKey(name.trim()),
      sharing,
      shared_group_fk: sharedWith?.pk ?? null,
      shared_group_name: sharedWith?.name ?? '',
      place,
      place_name: placeName,
      parameters: JSON.stringify(savedParameters(savedDeviceView(parameters))),
      table_columns: JSON.stringify({ order, hidden }),
      changed_at: now(),
    };
  };

  /** Tells the owner, and everybody of the company about a view that is shared or was. */
  const tell = (ownerPk: number, sharings: readonly ViewSharing[]) =>
    emit({
      type: 'saved_views_changed',
      companyPk,
      memberPks: sharings.some((sharing) => sharing !== 'private') ? [null] : [ownerPk],
    });

  async function find(pk: number): Promise<SavedView | null> {
    return (await recordsOf(await visible().where('saved_views.pk', '=', pk).execute()))[0] ?? null;
  }

  return {
    /** All views that the person sees, by name. */
    async list(): Promise<SavedView[]> {
      return recordsOf(await visible().orderBy('saved_views.name_key').orderBy('saved_views.pk').execute());
    },

    /** One view that the person sees, or null. */
    find,

    /** Why another view of a name cannot be kept: there are too many of the person's own, or one has it; null where it can. */
    async obstacle(name: string, view: SavedView | null): Promise<'saved_view_name_taken' | 'saved_views_full' | null> {
      const owner = view === null ? memberPk : await ownerOf(view.pk);
      const others = await tables
        .savedViews()
        .select(['pk', 'name_key'])
        .where('owner_fk', '=', owner)
        .where('pk', '<>', view?.pk ?? 0)
        .execute();
      if (others.some(({ name_key }) => name_key === textKey(name.trim()))) return 'saved_view_name_taken';
      return view === null && others.length >= SAVED_VIEWS_LIMIT ? 'saved_views_full' : null;
    },

    /** Keeps a new view of the person; `obstacle` was asked in this transaction. */
    async add(content: SavedViewContent): Promise<number> {
      const { pk } = await query
        .insertInto('saved_views')
        .values({ ...columnsOf(content), company_fk: companyPk, owner_fk: memberPk, created_at: now() })
        .returning('pk')
        .executeTakeFirstOrThrow();
      await tell(memberPk, [content.sharing]);
      return pk;
    },

    /** Changes a view that was found in this transaction. */
    async change(view: SavedView, content: SavedViewContent): Promise<void> {
      const owner = await ownerOf(view.pk);
      await tables.changeSavedViews().set(columnsOf(content)).where('pk', '=', view.pk).execute();
      await tell(owner, [view.sharing, content.sharing]);
    },

    /** Removes a view that was found in this transaction. */
    async remove(view: SavedView): Promise<void> {
      const owner = await ownerOf(view.pk);
      await tables.removeSavedViews().where('pk', '=', view.pk).execute();
      await tell(owner, [view.sharing]);
    },
  };

  async function ownerOf(pk: number): Promise<number> {
    const row = await tables.savedViews().select('owner_fk').where('pk', '=', pk).executeTakeFirst();
    return row?.owner_fk ?? memberPk;
  }
}

/** The unknown ones among the names of a filter. */
function namesOfMissing(unknown: ReadonlySet<string>) {
  return (expression: FilterExpression) => namesIn(expression).filter(({ key, name }) => unknown.has(`${key}:${name}`));
}
