import { permissionsOf } from '../managers/index.ts';
import type { RuleMessage } from '../messages.ts';
import { deviceActions, refusalOf, type DeviceAction } from './deviceActions.ts';
import { isOnline, type DeviceState } from './deviceState.ts';

/** Selected devices, by pk. */
export type Selection = ReadonlySet<number>;

/** The selection after one device was pressed: out when it was in, in when it was out. */
export function toggleSelection(selected: Selection, pk: number): Selection {
  const next = new Set(selected);
  if (!next.delete(pk)) next.add(pk);
  return next;
}

/** How much of a page is selected. */
export function pageSelection(selected: Selection, page: readonly number[]): 'none' | 'some' | 'all' {
  const count = page.filter((pk) => selected.has(pk)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** The selection after select-all: the whole page is in, or out when all of it was in. Other pages stay as they are. */
export function togglePage(selected: Selection, page: readonly number[]): Selection {
  const next = new Set(selected);
  const clears = pageSelection(selected, page) === 'all';
  for (const pk of page) {
    if (clears) next.delete(pk);
    else next.add(pk);
  }
  return next;
}

/** What an action does with a selection: nothing and a message, or it runs on some and skips the others. */
export type SelectionVerdict<Device> =
  | { readonly kind: 'refused'; readonly because: RuleMessage }
  | { readonly kind: 'run'; readonly run: readonly Device[]; readonly skipped: readonly Device[] };

/** The person's rights were asked before the action was offered; here only the devices' states count. */
const EVERYTHING = permissionsOf({ type: 'Manager' });

/** Names, memos, favourites and groups are data of the console: a selection changes them in any state. */
const CONSOLE_DATA: ReadonlySet<DeviceAction> = new Set(['detail', 'rename', 'memo', 'favourite', 'move']);

function refusalFor(action: DeviceAction, device: DeviceState): RuleMessage | null {
  if (CONSOLE_DATA.has(action)) return null;
  const verdict = deviceActions(device, { permissions: EVERYTHING, corporate: true, mobile: false })[action];
  return refusalOf(verdict)?.because ?? null;
}

/**
 * What an action of the bar does with the selected devices. Nothing selected gives no-selects; an online-only action on
 * nothing but offline devices gives offline_selects; otherwise it runs on those whose state allows it (B-NAV-11,
 * B-NAV-12, B-NAV-14).
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
    // An offline device says less than one that is online and refused for a reason of its own.
    if (isOnline(device)) firstRefusal ??= refusal;
  }
  if (run.length > 0) return { kind: 'run', run, skipped };
  return { kind: 'refused', because: firstRefusal ?? 'offline_selects' };
}
