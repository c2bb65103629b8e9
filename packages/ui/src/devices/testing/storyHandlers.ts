import { DEVICE_ACTIONS, type DeviceAction } from '@remote-console/domain';
import { fn } from 'storybook/test';
import type { DeviceActionHandlers, DeviceChoice } from '../actions.ts';

/** A handler for each of the actions, or for those named, that tells `onAction` what was chosen. */
export function handlersFor(
  onAction: (action: DeviceAction, choice: DeviceChoice) => void = fn(),
  actions: readonly DeviceAction[] = DEVICE_ACTIONS,
): DeviceActionHandlers {
  return Object.fromEntries(actions.map((action) => [action, (choice: DeviceChoice) => onAction(action, choice)]));
}

/** The actions that the widgets of this library handle themselves. */
export const OWN_ACTIONS: readonly DeviceAction[] = ['detail', 'rename', 'memo', 'favourite', 'move'];
