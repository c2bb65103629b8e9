import type { Device } from '@remote-console/api-client';
import { deviceShortcutOf, shortcutEffect, type ActionContext } from '@remote-console/domain';
import type { KeyboardEvent } from 'react';
import { isTypedIn, useIsOutdated } from '../primitives/index.ts';
import type { DeviceActionHandlers, RefusedAction } from './actions.ts';
import { useChooseAction, useHandler } from './useHandler.ts';

interface DeviceShortcutsInput {
  readonly context: ActionContext;
  /** How the host handles each action; the key of an action without a handler does nothing. */
  readonly handlers: DeviceActionHandlers;
  /** Toggles the selection of a device; without it nothing can be selected. */
  readonly onToggle: ((device: Device) => void) | undefined;
  readonly onRefused: ((refusal: RefusedAction) => void) | undefined;
  /** Opens a device by Enter if the focused element does not do that itself; returns whether it did. */
  readonly onOpen?: (event: KeyboardEvent<HTMLElement>) => boolean;
}

/** Handles a key in the row or card of a device: stable between renders. */
export type DeviceKeyDown = (event: KeyboardEvent<HTMLElement>, device: Device) => void;

/**
 * The shortcuts for the focused row or card. They do what its buttons do, and say why if those are disabled or missing.
 * While the possible actions are unknown, they do nothing.
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
    // Menus and dialogs opened from a row are elsewhere in the DOM.
    if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target) || isTypedIn(target))
      return;
    if (run(event, device)) event.preventDefault();
  });
}
