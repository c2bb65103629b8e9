import type { Device } from '@remote-console/api-client';
import type { ActionContext } from '@remote-console/domain';
import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { drawnActions, type DeviceActionHandlers, type RefusedAction } from '../actions.ts';
import { useIsOutdated } from '../../primitives/index.ts';
import { DeviceActionsMenu, type MenuAnchor } from './DeviceActionsMenu.tsx';

interface DeviceMenuInput {
  /** The devices on the screen, as they are now. */
  readonly devices: readonly Device[];
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  readonly onRefused?: ((refusal: RefusedAction) => void) | undefined;
}

/** The one menu of a list of devices. What opens it stays the same function, so that rows can be memoised. */
export interface DeviceMenu {
  /** The ID of the device whose menu is open, or `null`. */
  readonly openId: number | null;
  readonly open: (opening: { readonly device: Device; readonly anchor: MenuAnchor }) => void;
  /** Opens it where the pointer is, or below what has the focus when a key asked for it. */
  readonly openAtPointer: (event: MouseEvent<HTMLElement>, device: Device) => void;
  /** Draw this once, beside the list. */
  readonly menu: ReactNode;
}

const hasPlace = ({ clientX, clientY }: MouseEvent) => clientX !== 0 || clientY !== 0;

/**
 * Shares one menu between all devices of a list. It follows the device when the list is read again, and closes when the
 * device is gone, and while it is unknown what can be done with it.
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
