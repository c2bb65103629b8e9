import type { Device } from '@remote-console/api-client';
import type { ActionContext, CardSizePreset } from '@remote-console/domain';
import type { DeviceActionHandlers, RefusedAction } from '../actions.ts';
import { useDeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { DeviceColumns } from '../DeviceCardGrid/DeviceColumns.tsx';
import { useChooseAction } from '../useHandler.ts';
import { DeviceLiveTile } from './DeviceLiveTile.tsx';

export interface DeviceLiveGridProps {
  readonly devices: readonly Device[];
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  /** Refresh interval of the pictures, in milliseconds; `null` for only on request. */
  readonly interval: number | null;
  /** A new value refreshes all pictures. */
  readonly round: number;
  readonly size?: CardSizePreset;
  readonly busy?: boolean;
  readonly detailHref?: ((device: Device) => string) | undefined;
  readonly onRefused?: ((refusal: RefusedAction) => void) | undefined;
}

/** The devices as live pictures of their screens [B-LIST-03]. */
export function DeviceLiveGrid(props: DeviceLiveGridProps) {
  const { devices, context, handlers, interval, round, size = 0, busy = false, detailHref, onRefused } = props;
  const onChoose = useChooseAction({ handlers, onRefused });
  const menu = useDeviceMenu({ devices, context, handlers, onRefused });
  return (
    <DeviceColumns devices={devices} size={size} busy={busy} menu={menu.menu}>
      {(device) => (
        <DeviceLiveTile
          device={device}
          context={context}
          handlers={handlers}
          menuOpen={menu.openId === device.id}
          onOpenMenu={menu.open}
          onContextMenu={menu.openAtPointer}
          interval={interval}
          round={round}
          detailHref={detailHref?.(device)}
          onChoose={onChoose}
        />
      )}
    </DeviceColumns>
  );
}
