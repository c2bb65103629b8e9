import type { RuleMessage } from '../messages/index.ts';
import { deviceActions, refusalOf, type ActionContext, type DeviceAction } from './deviceActions.ts';
import { macAddress } from './hardwareAddress.ts';
import type { DeviceState } from './deviceState.ts';
import { selectionVerdict } from './selection.ts';

/** The bulk actions for selected devices, in the order of the bar (B-NAV-05). */
export const BULK_ACTIONS = [
  'update',
  'restartAgent',
  'wake',
  'reboot',
  'shutdown',
  'move',
  'tags',
  'delete',
] as const satisfies readonly DeviceAction[];

/** A bulk action. */
export type BulkAction = (typeof BULK_ACTIONS)[number];

/**
 * What the bar offers this user. Waking requires a Corporate license and the permission (B-WOL-01, B-WOL-02), tags
 * require the permission to set them; all others are offered, and say why they don't run.
 */
export function bulkActions({ corporate, permissions }: ActionContext): readonly BulkAction[] {
  return BULK_ACTIONS.filter((action) => {
    if (action === 'tags') return permissions.modifyInformation;
    return action !== 'wake' || (corporate && permissions.useFunction);
  });
}

/** A device that an action skips, and why. */
export interface SkippedDevice<Device> {
  readonly device: Device;
  readonly because: RuleMessage;
}

/** What a plan reads of a device. */
interface SelectedDevice extends DeviceState {
  /** Without its hardware address, no signal reaches a device. */
  readonly macAddress?: string | undefined;
}

function reasonAgainst(action: BulkAction, device: SelectedDevice, context: ActionContext): RuleMessage | null {
  const refusal = refusalOf(deviceActions(device, context)[action]);
  if (refusal) return refusal.because;
  return action === 'wake' && macAddress(device.macAddress ?? '') === null ? 'mac_address_unknown' : null;
}

/** What an action would do with a selection: nothing, and why; or which devices it is sent to and which it skips. */
export type BulkPlan<Device> =
  | { readonly kind: 'refused'; readonly because: RuleMessage }
  | { readonly kind: 'run'; readonly run: readonly Device[]; readonly skipped: readonly SkippedDevice<Device>[] };

/**
 * What an action does with the selected devices for this user: each device's state, permission, and license are checked
 * by the menus' rule. Nothing is sent to a device that the rule refuses. If it refuses all of them for the same reason,
 * that reason is the answer (B-NAV-11, B-NAV-12, B-NAV-14).
 */
export function bulkPlan<Device extends SelectedDevice>(
  action: BulkAction,
  selected: readonly Device[],
  context: ActionContext,
): BulkPlan<Device> {
  const verdict = selectionVerdict(action, selected);
  if (verdict.kind === 'refused') return verdict;
  if (action === 'move') return { kind: 'run', run: selected, skipped: [] };
  const run: Device[] = [];
  const skipped: SkippedDevice<Device>[] = [];
  for (const device of selected) {
    const because = reasonAgainst(action, device, context);
    if (because) skipped.push({ device, because });
    else run.push(device);
  }
  const [first] = skipped;
  if (run.length > 0 || !first) return { kind: 'run', run, skipped };
  const missing = skipped.find(({ because }) => because === 'no_permission' || because === 'need_license');
  return { kind: 'refused', because: (missing ?? first).because };
}
