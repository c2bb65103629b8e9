import type { Device } from '@remote-console/api-client';
import { deviceShortcutOf, shortcutEffect, type ActionContext } from '@remote-console/domain';
import type { KeyboardEvent } from 'react';
import { isTypedIn, useIsOutdated } from '../primitives/index.ts';
import type { DeviceActionHandlers, RefusedAction } from './actions.ts';
import { useChooseAction, useHandler } from './useHandler.ts';

interface DeviceShortcutsInput {
  readonly context: ActionContext;
  /** What the host does with each action; the key of an action without a handler does nothing. */
  readonly handlers: DeviceActionHandlers;
  /** Selects a device, and takes it out again; without it nothing can be selected. */
  readonly onToggle: ((device: Device) => void) | undefined;
  readonly onRefused: ((refusal: RefusedAction) => void) | undefined;
  /** Opens a device by Enter where what has the focus does not do that itself; whether it did. */
  readonly onOpen?: (event: KeyboardEvent<HTMLElement>) => boolean;
}

/** What a key does in the row or the card of a device: the same function from one drawing to the next. */
export type DeviceKeyDown = (event: KeyboardEvent<HTMLElement>, device: Device) => void;

/**
 * The shortcuts for the device whose row or card has the focus. They do what its buttons do, and say why where those are
 * closed or missing. While it is unknown what is possible, they do nothing.
 */
export function useDeviceShortcuts(input: DeviceShortcutsInput): DeviceKeyDown {
  const { context, handlers, onToggle, onRefused, onOpen } = input;
  const isOutdated = useIsOutdated();
  const onChoose = useChooseAction({ handlers, onRefused });

  const run = (event: KeyboardEvent<HTMLElement>, device: Device): boolean => {
    const shortcut = deviceShortcutOf(event.nativeEvent);
    if (shortcut === null) return false;
    const effect = shortcutEffect(shortcut, device, context);
    if (effect.kind === 'open') return onOpen?.(event) ?? false;
    if (isOutdated) return false;
    if (effect.kind === 'select') {
      onToggle?.(device);
      return onToggle !== undefined;
    }
    const { action, refusal } = effect;
    if (!handlers[action]) return false;
    onChoose({ action, refusal, obstacle: null }, device);
    return true;
  };

  return useHandler((event: KeyboardEvent<HTMLElement>, device: Device) => {
    const { target, currentTarget, defaultPrevented } = event;
    // Menus and dialogs that were opened from a row are elsewhere on the page.
    if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target) || isTypedIn(target))
      return;
    if (run(event, device)) event.preventDefault();
  });
}
