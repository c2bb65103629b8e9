import Box from '@mui/material/Box';
import type { Device } from '@remote-console/api-client';
import type { ActionContext } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { OperatingSystemIcon } from '../../primitives/index.ts';
import { radius } from '../../theme/index.ts';
import type { DeviceActionHandlers, DeviceChoice, RefusedAction } from '../actions.ts';
import { BusyLine } from '../BusyLine.tsx';
import { DeviceActionsButton, useDeviceMenu, type DeviceMenu } from '../DeviceActionsMenu/index.ts';
import { DeviceName } from '../DeviceName/index.ts';
import { DeviceStateSign, FavouriteStar, SimulatedSign } from '../DeviceSigns/index.ts';
import { MainButton } from '../MainButton/index.ts';
import { whereaboutsOf } from '../whereabouts.ts';

export interface DeviceRowCardsProps {
  readonly devices: readonly Device[];
  /** Who looks: decides which actions are offered. */
  readonly context: ActionContext;
  /** What the host does with each action; an action without a handler is not drawn. */
  readonly handlers: DeviceActionHandlers;
  /** Whether other devices are on their way. */
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

interface RowCardProps extends Omit<DeviceRowCardsProps, 'devices' | 'busy'> {
  readonly device: Device;
  readonly menu: DeviceMenu;
}

function RowCard(props: RowCardProps) {
  const { device, context, handlers, menu, groupName, detailHref, onToggleFavourite, onRefused } = props;
  const nameId = useId();
  return (
    <Box
      component="article"
      aria-labelledby={nameId}
      onContextMenu={(event) => menu.openAtPointer(event, device)}
      sx={{
        p: '14px',
        border: 1,
        borderColor: 'tone.line',
        borderRadius: `${radius.card}px`,
        bgcolor: 'tone.surface',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 }}>
        <OperatingSystemIcon code={device.dev_os_id} size={38} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box id={nameId} sx={{ '& > *': { fontSize: 15, lineHeight: '22px' } }}>
            <DeviceName device={device} href={detailHref?.(device)} onOpen={handlers.detail} />
          </Box>
          <Box
            sx={{
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontSize: 12.5,
              lineHeight: '18px',
              color: 'tone.textSecondary',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {whereaboutsOf(device, groupName?.(device) ?? device.device_group_name)}
          </Box>
        </Box>
        <Box sx={{ display: 'grid', justifyItems: 'end', gap: '4px' }}>
          <DeviceStateSign device={device} />
          {device.simulated && <SimulatedSign />}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: '8px', mt: '12px' }}>
        <MainButton
          device={device}
          context={context}
          handlers={handlers}
          detailHref={detailHref?.(device)}
          onChoose={({ action, refusal }) => {
            if (refusal) onRefused?.({ action, device, ...refusal });
            else handlers[action]?.({ device });
          }}
        />
        {onToggleFavourite && <FavouriteStar device={device} onToggle={onToggleFavourite} />}
        <DeviceActionsButton look="outlined" device={device} expanded={menu.openPk === device.pk} onOpen={menu.open} />
      </Box>
    </Box>
  );
}

/** The device table on a phone: a list of cards with one main act each. */
export function DeviceRowCards({ devices, busy = false, ...input }: DeviceRowCardsProps) {
  const text = useText('devices');
  const { context, handlers, onRefused } = input;
  const menu = useDeviceMenu({ devices, context, handlers, onRefused });
  return (
    <Box sx={{ position: 'relative' }}>
      {busy && <BusyLine />}
      <Box
        component="ul"
        aria-label={text('list')}
        aria-busy={busy}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '10px',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {devices.map((device) => (
          <li key={device.pk}>
            <RowCard {...input} device={device} menu={menu} />
          </li>
        ))}
      </Box>
      {menu.menu}
    </Box>
  );
}
