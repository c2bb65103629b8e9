import type { NewSavedView } from '@remote-console/api-client/contract';
import { readColumns, savedDeviceView, savedParameters, type ViewSharing } from '@remote-console/domain';
import { type Selectable, sql, type SqlBool } from 'kysely';
import { companyTables, isGroupOpenTo, type Schema, textKey } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** A group as a view names it. */
export interface NamedGroup {
  readonly pk: number;
  readonly name: string;
}

/** A view to be stored. */
export interface SavedViewContent extends Pick<NewSavedView, 'name' | 'place' | 'parameters' | 'columns'> {
  readonly sharing: ViewSharing;
  /** The group that it is shared with. */
  readonly sharedWith: NamedGroup | null;
  /** The name of the group of `place`; empty for the other lists. */
  readonly placeName: string;
}

/** A view as stored, with the names of its owner and of the group that it is shared with. */
export type SavedViewRow = Selectable<Schema['saved_views']> & {
  readonly owner_name: string;
  readonly group_name: string | null;
};

/** The views that the person sees, for use in a query. */
export function visibleViews({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const views = companyTables(connection, scope.companyId)
    .savedViews()
    .innerJoin('members', 'members.pk', 'saved_views.owner_fk')
    .leftJoin('device_groups', 'device_groups.pk', 'saved_views.shared_group_fk')
    .selectAll('saved_views')
    .select(['members.name as owner_name', 'device_groups.name as group_name']);
  // A temporary account works on some devices for a while: how the company views its fleet is not its concern.
  if (scope.ticketClock) return views.where('saved_views.owner_fk', '=', scope.memberId);
  return views.where((eb) =>
    eb.or([
      eb('saved_views.owner_fk', '=', scope.memberId),
      eb('saved_views.sharing', '=', 'company'),
      eb.and([
        eb('saved_views.sharing', '=', 'group'),
        eb('saved_views.shared_group_fk', 'is not', null),
        sql<SqlBool>`${isGroupOpenTo(scope, 'saved_views.shared_group_fk')}`,
      ]),
    ]),
  );
}

/** The row of a view that is stored now. */
export function columnsOfView(
  { name, sharing, sharedWith, place, placeName, parameters, columns }: SavedViewContent,
  now: number,
) {
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
    changed_at: now,
  };
}
