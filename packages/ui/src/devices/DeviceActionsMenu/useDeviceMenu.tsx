import type { Device } from '@remote-console/api-client';
import type { ActionContext } from '@remote-console/domain';
import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { drawnActions, type DeviceActionHandlers, type RefusedAction } from '../actions.ts';
import { useIsOutdated } from '../../primitives/index.ts';
import { DeviceActionsMenu, type MenuAnchor } from './DeviceActionsMenu.tsx';

interface DeviceMenuInput {
  /** The current devices on the screen. */
  readonly devices: readonly Device[];
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  readonly onRefused?: ((refusal: RefusedAction) => void) | undefined;
}

/** The shared menu of a list of devices. Its openers are stable functions, so that rows can be memoized. */
export interface DeviceMenu {
  /** The ID of the device whose menu is open, or `null`. */
  readonly openId: number | null;
  readonly open: (opening: { readonly device: Device; readonly anchor: MenuAnchor }) => void;
  /** Opens it at the pointer, or below the focused element if opened with a key. */
  readonly openAtPointer: (event: MouseEvent<HTMLElement>, device: Device) => void;
  /** Render this once, next to the list. */
  readonly menu: ReactNode;
}

const hasPlace = ({ clientX, clientY }: MouseEvent) => clientX !== 0 || clientY !== 0;

/**
 * Shares one menu between all devices of a list. It follows the device when the list is reloaded, and closes when the
 * device is gone or while its possible actions are unknown.
 */
export function useDeviceMenu({ devices, context, handlers, onRefused }: DeviceMenuInput): DeviceMenu {
  const [shown, setShown] = useState<{ device: Device; anchor: MenuAnchor; open: boolean } | null>(null);
  const device = shown && devices.find(({ id }) => id === shown.device.id);
  const isOutdated = useIsOutdated();
  const isOpen = Boolean(shown?.open && device) && !isOutdated;
  const open = useCallback<DeviceMenu['open']>(
    ({ device: wanted, anchor }) => setShown({ device: wanted, anchor, open: true }),
    [],
  );
  const openAtPointer = useCallback<DeviceMenu['openAtPointer']>(
    (event, wanted) => {
      if (
        isOutdated ||
        event.target instanceof HTMLInputElement ||
        drawnActions(wanted, context, handlers).length === 0
      )
        return;
      event.preventDefault();
      const anchor =
        hasPlace(event) || !(event.target instanceof HTMLElement)
          ? { left: event.clientX, top: event.clientY }
          : event.target;
      setShown({ device: wanted, anchor, open: true });
    },
    [context, handlers, isOutdated],
  );
  return {
    openId: isOpen && device ? device.id : null,
    open,
    openAtPointer,
    menu: shown && (
      <DeviceActionsMenu
        device={device ?? shown.device}
        anchor={isOpen ? shown.anchor : null}
        context={context}
        handlers={handlers}
        {...(onRefused ? { onRefused } : {})}
        onClose={() => setShown({ ...shown, open: false })}
      />
    ),
  };
}
