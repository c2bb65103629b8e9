import type { RuleMessage } from '../messages/index.ts';

/** Where a device can be dropped: a group, an entry that is not a group, or nowhere yet. */
export type MoveTarget = number | 'all' | 'favorite' | 'favorate' | null;

/**
 * Checks moving a device to another group: a group must be selected, the entries for all devices and favorites don't
 * count, and it must not be the device's current group (B-NAV-13, B-DRAG-06, B-DRAG-07, B-DRAG-13).
 */
export function checkMove(
  device: { readonly groupId: number },
  target: MoveTarget,
): Extract<RuleMessage, 'please_select_group' | 'cannot_move_device' | 'identical_group'> | null {
  if (target === null) return 'please_select_group';
  if (typeof target === 'string') return 'cannot_move_device';
  return target === device.groupId ? 'identical_group' : null;
}
