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
  readonly id: number;
  readonly ownerId: number;
  readonly ownerName: string;
  /** The names that its groups had when it was saved. */
  readonly groupNames: { readonly place: string; readonly shared: string };
}

/** A possible refusal of a change to a view, with a status. */
type ViewRefusal = Problem & { status: 400 | 403 | 404 | 409 };

const isGroup = (place: string): boolean => place !== 'all' && place !== 'favorite';

function isVisible(world: World, caller: Caller, view: WorldSavedView): boolean {
  if (view.ownerId === caller.id) return true;
  if (caller.memberType === MEMBER_TYPES.partner) return false;
  const { sharing, sharedGroupId: group } = view;
  if (sharing === 'group') return group !== undefined && !!world.group(group) && opensGroup(world, caller, group);
  return sharing === 'company';
}

function recordOf(world: World, caller: Caller, view: WorldSavedView): SavedView {
  const { id, ownerId, ownerName, groupNames, sharedGroupId: shared, ...content } = view;
  const place = isGroup(view.place) ? world.group(view.place) : undefined;
  const isThere = !isGroup(view.place) || (place !== undefined && opensGroup(world, caller, place.id));
  const sharedGroup = world.group(shared);
  const isOwn = ownerId === caller.id;
  const reading = parseFilter(view.parameters['filter'] ?? '');
  const missing = [
    ...(isThere ? [] : [{ key: 'group' as const, name: groupNames.place }]),
    ...(isOwn && view.sharing === 'group' && !sharedGroup ? [{ key: 'group' as const, name: groupNames.shared }] : []),
    ...unknownNames(world, caller, reading.ok ? reading.expression : null),
  ];
  return {
    ...content,
    id,
    sharedGroupId: sharedGroup?.id ?? null,
    sharedGroupName: view.sharing === 'group' ? (sharedGroup?.name ?? groupNames.shared) : '',
    placeName: place && isThere ? place.name : groupNames.place,
    placeIsThere: isThere,
    ownerName,
    isOwn,
    mayChange: mayChangeView({ isOwn, sharing: view.sharing }, caller),
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
  return group && opensGroup(world, caller, group.id) ? group : undefined;
};

/** Why a view cannot be stored, or null. */
function obstacleOf(
  world: World,
  caller: Caller,
  view: NewSavedView,
  before: WorldSavedView | null,
): ViewRefusal | null {
  const { name, sharing, sharedGroupId: shared, place, parameters } = view;
  if (checkViewName(name) !== null) return refuse(400, 'invalid_data', 'name');
  if (!parseFilter(parameters['filter'] ?? '').ok) return refuse(400, 'filter_not_understood', 'parameters');
  if ((sharing === 'group') !== (shared !== undefined)) return refuse(400, 'invalid_data', 'sharedGroupId');
  if (checkViewSharing(sharing, caller) !== null) return refuse(403, 'no_permission');
  if (shared !== undefined && !openGroup(world, caller, shared)) return refuse(404, 'not_found');
  if (isGroup(place) && place !== before?.place && !openGroup(world, caller, place)) return refuse(404, 'not_found');
  const owner = before?.ownerId ?? caller.id;
  const others = world.state.savedViews.filter(({ id, ownerId }) => ownerId === owner && id !== before?.id);
  const isTaken = others.some((other) => fold(other.name) === fold(name.trim()));
  if (isTaken) return refuse(409, 'saved_view_name_taken', 'name');
  return before === null && others.length >= SAVED_VIEWS_LIMIT ? refuse(409, 'saved_views_full', 'name') : null;
}

function tell(world: World, ownerId: number, ...sharings: readonly string[]): void {
  const isShared = sharings.some((sharing) => sharing !== 'private');
  world.tell({ type: 'saved_views_changed' }, ({ id }) => isShared || id === ownerId);
}

const kept = (world: World, view: NewSavedView, before: WorldSavedView | null) => {
  const { order, hidden } = readColumns(view.columns);
  const placeName = isGroup(view.place) ? (world.group(view.place)?.name ?? before?.groupNames.place ?? '') : '';
  return {
    ...view,
    name: view.name.trim(),
    parameters: savedParameters(savedDeviceView(view.parameters)),
    columns: { order: [...order], hidden: [...hidden] },
    groupNames: { place: placeName, shared: world.group(view.sharedGroupId)?.name ?? '' },
  };
};

/** Stores a new view. */
export function addView(world: World, caller: Caller, view: NewSavedView): SavedView | ViewRefusal {
  const refusal = obstacleOf(world, caller, view, null);
  if (refusal) return refusal;
  const added = { ...kept(world, view, null), id: world.nextId(), ownerId: caller.id, ownerName: caller.name };
  world.state.savedViews = [...world.state.savedViews, added];
  tell(world, caller.id, view.sharing);
  return recordOf(world, caller, added);
}

/** A view that the caller may change, or why there is none. */
function findChangeable(world: World, caller: Caller, pk: unknown): WorldSavedView | (Problem & { status: 403 | 404 }) {
  const view = world.state.savedViews.find((each) => each.id === Number(pk) && isVisible(world, caller, each));
  if (!view) return refuse(404, 'not_found');
  const isOwn = view.ownerId === caller.id;
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
  const { sharedGroupId: sharedBefore, ...rest } = view;
  const sharedNow = world.group(sharedBefore)?.id;
  const present = view.sharing === 'group' && sharedNow === undefined ? 'private' : view.sharing;
  const sharing = change.sharing ?? present;
  const shared = change.sharedGroupId ?? (sharing === 'group' ? sharedNow : undefined);
  const after = { ...rest, ...change, sharing, ...(shared === undefined ? {} : { sharedGroupId: shared }) };
  const refusal = obstacleOf(world, caller, after, view);
  if (refusal) return refusal;
  const changed = { ...after, ...kept(world, after, view) };
  world.state.savedViews = world.state.savedViews.map((each) => (each.id === view.id ? changed : each));
  tell(world, view.ownerId, view.sharing, sharing);
  return recordOf(world, caller, changed);
}

/** Removes a view; returns why not, or null. */
export function removeView(world: World, caller: Caller, pk: unknown): (Problem & { status: 403 | 404 }) | null {
  const view = findChangeable(world, caller, pk);
  if ('status' in view) return view;
  world.state.savedViews = world.state.savedViews.filter((each) => each.id !== view.id);
  tell(world, view.ownerId, view.sharing);
  return null;
}
