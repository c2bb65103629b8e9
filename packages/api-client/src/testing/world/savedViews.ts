import {
  checkViewName,
  checkViewSharing,
  mayChangeView,
  MEMBER_TYPES,
  parseFilter,
  readColumns,
  SAVED_VIEWS_LIMIT,
  savedDeviceView,
  savedParameters,
} from '@remote-console/domain';
import type { NewSavedView, Problem, SavedView, SavedViewChange } from '../../contract.ts';
import { type Caller, opensGroup } from './callers.ts';
import { refuse } from './refusal.ts';
import { unknownNames } from './typedFilter.ts';
import { fold, type World } from './world.ts';

/** A view as the world keeps it. */
export interface WorldSavedView extends NewSavedView {
  readonly pk: number;
  readonly ownerPk: number;
  readonly ownerName: string;
  /** The names that its groups had when it was saved. */
  readonly groupNames: { readonly place: string; readonly shared: string };
}

/** A refusal with a status that a change of a view may have. */
type ViewRefusal = Problem & { status: 400 | 403 | 404 | 409 };

const isGroup = (place: string): boolean => place !== 'all' && place !== 'favorite';

function isVisible(world: World, caller: Caller, view: WorldSavedView): boolean {
  if (view.ownerPk === caller.pk) return true;
  if (caller.member_type_id === MEMBER_TYPES.partner) return false;
  const { sharing, shared_group_pk: group } = view;
  if (sharing === 'group') return group !== undefined && !!world.group(group) && opensGroup(world, caller, group);
  return sharing === 'company';
}

function recordOf(world: World, caller: Caller, view: WorldSavedView): SavedView {
  const { pk, ownerPk, ownerName, groupNames, shared_group_pk: shared, ...content } = view;
  const place = isGroup(view.place) ? world.group(view.place) : undefined;
  const isThere = !isGroup(view.place) || (place !== undefined && opensGroup(world, caller, place.pk));
  const sharedGroup = world.group(shared);
  const isOwn = ownerPk === caller.pk;
  const reading = parseFilter(view.parameters['filter'] ?? '');
  const missing = [
    ...(isThere ? [] : [{ key: 'group' as const, name: groupNames.place }]),
    ...(isOwn && view.sharing === 'group' && !sharedGroup ? [{ key: 'group' as const, name: groupNames.shared }] : []),
    ...unknownNames(world, caller, reading.ok ? reading.expression : null),
  ];
  return {
    ...content,
    pk,
    shared_group_pk: sharedGroup?.pk ?? null,
    shared_group_name: view.sharing === 'group' ? (sharedGroup?.name ?? groupNames.shared) : '',
    place_name: place && isThere ? place.name : groupNames.place,
    place_is_there: isThere ? 1 : 0,
    owner_name: ownerName,
    is_own: isOwn ? 1 : 0,
    may_change: mayChangeView({ isOwn, sharing: view.sharing }, caller) ? 1 : 0,
    missing: [...new Map(missing.map((name) => [`${name.key}:${name.name}`, name])).values()],
  };
}

/** The views that a person sees, by name. */
export const viewsOf = (world: World, caller: Caller): SavedView[] =>
  world.state.savedViews
    .filter((view) => isVisible(world, caller, view))
    .map((view) => recordOf(world, caller, view))
    .toSorted((left, right) => (fold(left.name) < fold(right.name) ? -1 : 1));

const openGroup = (world: World, caller: Caller, pk: unknown) => {
  const group = world.group(pk);
  return group && opensGroup(world, caller, group.pk) ? group : undefined;
};

/** Why a view cannot be kept, or null. */
function obstacleOf(
  world: World,
  caller: Caller,
  view: NewSavedView,
  before: WorldSavedView | null,
): ViewRefusal | null {
  const { name, sharing, shared_group_pk: shared, place, parameters } = view;
  if (checkViewName(name) !== null) return refuse(400, 'invalid_data', 'name');
  if (!parseFilter(parameters['filter'] ?? '').ok) return refuse(400, 'filter_not_understood', 'parameters');
  if ((sharing === 'group') !== (shared !== undefined)) return refuse(400, 'invalid_data', 'shared_group_pk');
  if (checkViewSharing(sharing, caller) !== null) return refuse(403, 'no_permission');
  if (shared !== undefined && !openGroup(world, caller, shared)) return refuse(404, 'not_found');
  if (isGroup(place) && place !== before?.place && !openGroup(world, caller, place)) return refuse(404, 'not_found');
  const owner = before?.ownerPk ?? caller.pk;
  const others = world.state.savedViews.filter(({ pk, ownerPk }) => ownerPk === owner && pk !== before?.pk);
  const isTaken = others.some((other) => fold(other.name) === fold(name.trim()));
  if (isTaken) return refuse(409, 'saved_view_name_taken', 'name');
  return before === null && others.length >= SAVED_VIEWS_LIMIT ? refuse(409, 'saved_views_full', 'name') : null;
}

function tell(world: World, ownerPk: number, ...sharings: readonly string[]): void {
  const isShared = sharings.some((sharing) => sharing !== 'private');
  world.tell({ type: 'saved_views_changed' }, ({ pk }) => isShared || pk === ownerPk);
}

const kept = (world: World, view: NewSavedView, before: WorldSavedView | null) => {
  const { order, hidden } = readColumns(view.columns);
  const placeName = isGroup(view.place) ? (world.group(view.place)?.name ?? before?.groupNames.place ?? '') : '';
  return {
    ...view,
    name: view.name.trim(),
    parameters: savedParameters(savedDeviceView(view.parameters)),
    columns: { order: [...order], hidden: [...hidden] },
    groupNames: { place: placeName, shared: world.group(view.shared_group_pk)?.name ?? '' },
  };
};

/** Keeps a new view. */
export function addView(world: World, caller: Caller, view: NewSavedView): SavedView | ViewRefusal {
  const refusal = obstacleOf(world, caller, view, null);
  if (refusal) return refusal;
  const added = { ...kept(world, view, null), pk: world.nextPk(), ownerPk: caller.pk, ownerName: caller.name };
  world.state.savedViews = [...world.state.savedViews, added];
  tell(world, caller.pk, view.sharing);
  return recordOf(world, caller, added);
}

/** A view that the caller may change, or why there is none. */
function findChangeable(world: World, caller: Caller, pk: unknown): WorldSavedView | (Problem & { status: 403 | 404 }) {
  const view = world.state.savedViews.find((each) => each.pk === Number(pk) && isVisible(world, caller, each));
  if (!view) return refuse(404, 'not_found');
  const isOwn = view.ownerPk === caller.pk;
  return mayChangeView({ isOwn, sharing: view.sharing }, caller) ? view : refuse(403, 'no_permission');
}

/** Changes a view. */
export function changeView(
  world: World,
  caller: Caller,
  pk: unknown,
  change: SavedViewChange,
): SavedView | ViewRefusal {
  const view = findChangeable(world, caller, pk);
  if ('status' in view) return view;
  const { shared_group_pk: sharedBefore, ...rest } = view;
  const sharedNow = world.group(sharedBefore)?.pk;
  const present = view.sharing === 'group' && sharedNow === undefined ? 'private' : view.sharing;
  const sharing = change.sharing ?? present;
  const shared = change.shared_group_pk ?? (sharing === 'group' ? sharedNow : undefined);
  const after = { ...rest, ...change, sharing, ...(shared === undefined ? {} : { shared_group_pk: shared }) };
  const refusal = obstacleOf(world, caller, after, view);
  if (refusal) return refusal;
  const changed = { ...after, ...kept(world, after, view) };
  world.state.savedViews = world.state.savedViews.map((each) => (each.pk === view.pk ? changed : each));
  tell(world, view.ownerPk, view.sharing, sharing);
  return recordOf(world, caller, changed);
}

/** Removes a view; answers why not, or null. */
export function removeView(world: World, caller: Caller, pk: unknown): (Problem & { status: 403 | 404 }) | null {
  const view = findChangeable(world, caller, pk);
  if ('status' in view) return view;
  world.state.savedViews = world.state.savedViews.filter((each) => each.pk !== view.pk);
  tell(world, view.ownerPk, view.sharing);
  return null;
}
