import { permissionsOf } from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { deviceActions, refusalOf, type DeviceAction } from './deviceActions.ts';
import { type DeviceState } from './deviceState.ts';

/** Selected devices, by ID. */
export type Selection = ReadonlySet<number>;

/** The selection after a device was toggled. */
export function toggleSelection<Key>(selected: ReadonlySet<Key>, pk: Key): ReadonlySet<Key> {
  const next = new Set(selected);
  if (!next.delete(pk)) next.add(pk);
  return next;
}

/** How much of a page is selected. */
export function pageSelection<Key>(selected: ReadonlySet<Key>, page: readonly Key[]): 'none' | 'some' | 'all' {
  const count = page.filter((pk) => selected.has(pk)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** The selection after select-all: selects the page, or deselects it if all of it was selected. Others stay as is. */
export function togglePage<Key>(selected: ReadonlySet<Key>, page: readonly Key[]): ReadonlySet<Key> {
  const next = new Set(selected);
  const clears = pageSelection(selected, page) === 'all';
  for (const pk of page) {
    if (clears) next.delete(pk);
    else next.add(pk);
  }
  return next;
}

/** The maximum selection beyond the page: with more devices, nobody reads what they confirm. */
export const SELECT_ALL_LIMIT = 500;

/** The selection's scope, for display: nothing, some of this page, some of several pages, or all matching devices. */
export type SelectionScope =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'page' | 'pages' | 'all'; readonly count: number };

interface ScopeInput {
  readonly selected: Selection;
  /** The page's devices. */
  readonly page: readonly number[];
  /** The number of devices that the list matches, on all pages. */
  readonly total: number;
  /** The devices that were read as all matching ones, or `null` if that was not requested for this list. */
  readonly matching: ReadonlySet<number> | null;
}

/**
 * A selection's scope. "All matching" is reported only while true: exactly the devices that were read are selected, and
 * the list still matches the same number.
 */
export function selectionScope({ selected, page, total, matching }: ScopeInput): SelectionScope {
  const count = selected.size;
  if (count === 0) return { kind: 'nothing' };
  const known = matching ?? (page.length === total ? new Set(page) : null);
  const isAll = known?.size === count && count === total && [...known].every((pk) => selected.has(pk));
  if (isAll) return { kind: 'all', count };
  const onPage = new Set(page);
  return { kind: [...selected].every((pk) => onPage.has(pk)) ? 'page' : 'pages', count };
}

/**
 * How many devices "select all matching" would select, or `null` if it is not offered: before the page is selected, or
 * when the page is everything or all are selected already.
 */
export function selectAllOffer({ selected, page, total, matching }: ScopeInput): number | null {
  if (pageSelection(selected, page) !== 'all' || page.length >= total) return null;
  if (selectionScope({ selected, page, total, matching }).kind === 'all') return null;
  const offer = Math.min(total, SELECT_ALL_LIMIT);
  return selected.size >= offer ? null : offer;
}

/** What an action does with a selection: nothing and a message, or it runs on some and skips the others. */
export type SelectionVerdict<Device> =
  | { readonly kind: 'refused'; readonly because: RuleMessage }
  | { readonly kind: 'run'; readonly run: readonly Device[]; readonly skipped: readonly Device[] };

/** The user's permissions were checked before the action was offered; here only the devices' states count. */
const EVERYTHING = permissionsOf({ type: 'Manager' });

/** Names, memos, tags, favorites, and groups are console data: a selection changes them in any state. */
const CONSOLE_DATA: ReadonlySet<DeviceAction> = new Set(['detail', 'rename', 'memo', 'tags', 'favourite', 'move']);

function refusalFor(action: DeviceAction, device: DeviceState): RuleMessage | null {
  if (CONSOLE_DATA.has(action)) return null;
  const verdict = deviceActions(device, { permissions: EVERYTHING, corporate: true, mobile: false })[action];
  return refusalOf(verdict)?.because ?? null;
}

/**
 * What a bar action does with the selected devices. An empty selection gives no-selects; an online-only action on
 * offline devices only gives offline_selects; otherwise it runs on those whose state allows it (B-NAV-11, B-NAV-12,
 * B-NAV-14).
 */
export function selectionVerdict<Device extends DeviceState>(
  action: DeviceAction,
  selected: readonly Device[],
): SelectionVerdict<Device> {
  if (selected.length === 0) return { kind: 'refused', because: 'no-selects' };
  const run: Device[] = [];
  const skipped: Device[] = [];
  let firstRefusal: RuleMessage | null = null;
  for (const device of selected) {
    const refusal = refusalFor(action, device);
    if (refusal === null) run.push(device);
    else skipped.push(device);
    // An offline device's reason says less than that of a device that is online and refused for its own reason.
    if (device.isOnline) firstRefusal ??= refusal;
  }
  if (run.length > 0) return { kind: 'run', run, skipped };
  return { kind: 'refused', because: firstRefusal ?? 'offline_selects' };
}
