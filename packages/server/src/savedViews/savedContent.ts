import type { NewSavedView, SavedView } from '@remote-console/api-client/contract';
import { checkViewName, checkViewSharing, parseFilter, type RecordedValues } from '@remote-console/domain';
import type { GroupStore } from '../groups/index.ts';
import { problem } from '../http/index.ts';
import type { LiveSession } from '../members/index.ts';
import type { NamedGroup, SavedViewContent } from './savedViewRows.ts';

type Refused<Status extends number> = ReturnType<typeof problem<Status>>;

type ReadContent =
  | { readonly ok: true; readonly content: SavedViewContent }
  | { readonly ok: false; readonly refusal: Refused<400> | Refused<403> | Refused<404> };

const refused = (refusal: Refused<400> | Refused<403> | Refused<404>): ReadContent => ({ ok: false, refusal });

async function openGroup({ groups }: { readonly groups: GroupStore }, pk: number): Promise<NamedGroup | null> {
  const access = await groups.access(pk);
  return access.kind === 'open' && !access.byTicket ? { pk, name: access.group.name } : null;
}

/**
 * What a call saves, if the person may do so. A group already named by the view may have been deleted, because that
 * leaves views unchanged.
 *
 * @param before The view being changed; null for a new one.
 */
export async function readContent(
  body: NewSavedView,
  { session, stores }: { readonly session: LiveSession; readonly stores: { readonly groups: GroupStore } },
  before: SavedView | null,
): Promise<ReadContent> {
  const { name, sharing, sharedGroupId: sharedId, place, parameters, columns } = body;
  if (checkViewName(name) !== null) return refused(problem(400, 'invalid_data', 'name'));
  if (!parseFilter(parameters['filter'] ?? '').ok) return refused(problem(400, 'filter_not_understood', 'parameters'));
  if ((sharing === 'group') !== (sharedId !== undefined)) {
    return refused(problem(400, 'invalid_data', 'sharedGroupId'));
  }
  if (checkViewSharing(sharing, session.member) !== null) return refused(problem(403, 'no_permission'));
  const sharedWith = sharedId === undefined ? null : await openGroup(stores, sharedId);
  if (sharedId !== undefined && sharedWith === null) return refused(problem(404, 'not_found'));
  const isList = place === 'all' || place === 'favorite';
  const placeGroup = isList ? null : await openGroup(stores, Number(place));
  if (!isList && placeGroup === null && place !== before?.place) return refused(problem(404, 'not_found'));
  const placeName = isList ? '' : (placeGroup?.name ?? before?.placeName ?? '');
  return { ok: true, content: { name, sharing, sharedWith, place, placeName, parameters, columns } };
}

const valuesOf = ({ name, sharing, group }: { name: string; sharing: string; group: string }): RecordedValues => ({
  name,
  sharing,
  group,
});

/** A view as it is recorded. */
export const recordedView = (view: Pick<SavedView, 'name' | 'sharing' | 'sharedGroupName'>): RecordedValues =>
  valuesOf({ name: view.name, sharing: view.sharing, group: view.sharedGroupName });

/** A view as it is recorded, before it is stored. */
export const recordedContent = ({ name, sharing, sharedWith }: SavedViewContent): RecordedValues =>
  valuesOf({ name: name.trim(), sharing, group: sharedWith?.name ?? '' });
