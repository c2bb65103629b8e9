import Box from '@mui/material/Box';
import type { Device } from '@remote-console/api-client';
import type { ActionContext, CardSizePreset } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import type { DeviceActionHandlers, DeviceChoice, RefusedAction } from '../actions.ts';
import { BusyLine } from '../BusyLine.tsx';
import { useDeviceMenu } from '../DeviceActionsMenu/index.ts';
import { DeviceCard } from '../DeviceCard/index.ts';
import { CardColumns } from './CardColumns.tsx';

export interface DeviceCardGridProps {
  readonly devices: readonly Device[];
  /** Who looks: decides which actions are offered. */
  readonly context: ActionContext;
  /** What the host does with each action; an action without a handler is not drawn. */
  readonly handlers: DeviceActionHandlers;
  /** The chosen size of the cards; the smallest unless told. */
  readonly size?: CardSizePreset;
  /** Whether other devices are on their way: another page, another group. */
  readonly busy?: boolean;
  /** The group of a device as it is shown; its stored name unless told. */
  readonly groupName?: (device: Device) => string;
  /** Where the details of a device are. */
  readonly detailHref?: ((device: Device) => string) | undefined;
  /** Presses of a star; without it there are no stars. */
  readonly onToggleFavourite?: ((choice: DeviceChoice) => void) | undefined;
  /** An action was chosen whose rule refuses it. */
  readonly onRefused?: ((refusal: RefusedAction) => void) | undefined;
}

/** The devices as cards, one card each [B-LIST-01]. */
export function DeviceCardGrid(props: DeviceCardGridProps) {
  const {
    devices,
    context,
    handlers,
    size = 0,
    busy = false,
    groupName,
    detailHref,
    onToggleFavourite,
    onRefused,
  } = props;
  const text = useText('devices');
  const menu = useDeviceMenu({ devices, context, handlers, onRefused });
  return (
    <Box sx={{ position: 'relative' }}>
      {busy && <BusyLine />}
      <CardColumns size={size} label={text('list')} busy={busy}>
        {devices.map((device) => (
          <Box component="li" key={device.pk} sx={{ display: 'flex', minWidth: 0 }}>
            <DeviceCard
              device={device}
              context={context}
              handlers={handlers}
              menu={menu}
              {...(groupName ? { groupName: groupName(device) } : {})}
              detailHref={detailHref?.(device)}
              onToggleFavourite={onToggleFavourite}
              onChoose={({ action, refusal }) => {
                if (refusal) onRefused?.({ action, device, ...refusal });
                else handlers[action]?.({ device });
              }}
            />
          </Box>
        ))}
      </CardColumns>
      {menu.menu}
    </Box>
  );
}
