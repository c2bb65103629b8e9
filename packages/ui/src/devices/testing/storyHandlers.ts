import { DEVICE_ACTIONS, type DeviceAction } from '@remote-console/domain';
import { fn } from 'storybook/test';
import type { DeviceActionHandlers, DeviceChoice } from '../actions.ts';

/** A handler for all or the named actions, which reports the chosen one to `onAction`. */
export function handlersFor(
  onAction: (action: DeviceAction, choice: DeviceChoice) => void = fn(),
  actions: readonly DeviceAction[] = DEVICE_ACTIONS,
): DeviceActionHandlers {
  return Object.fromEntries(actions.map((action) => [action, (choice: DeviceChoice) => onAction(action, choice)]));
}

/** The actions that the widgets of this library handle themselves. */
export const OWN_ACTIONS: readonly DeviceAction[] = ['detail', 'rename', 'memo', 'favourite', 'move'];
