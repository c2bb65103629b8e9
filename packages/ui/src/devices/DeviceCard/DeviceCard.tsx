import Box from '@mui/material/Box';
import type { Device } from '@remote-console/api-client';
import { isOnline, type ActionContext } from '@remote-console/domain';
import { memo, useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { OperatingSystemIcon, UsageMeter } from '../../primitives/index.ts';
import { radius } from '../../theme/index.ts';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction } from '../actions.ts';
import { DeviceActionsButton, type DeviceMenu } from '../DeviceActionsMenu/index.ts';
import { DeviceName } from '../DeviceName/index.ts';
import { DeviceCheckbox, DeviceStateSign, FavouriteStar, LastSeen, SimulatedSign } from '../DeviceSigns/index.ts';
import { MainButton } from '../MainButton/index.ts';
import { whereaboutsOf } from '../whereabouts.ts';

export interface DeviceCardProps {
  readonly device: Device;
  /** Who looks: decides which actions are offered. */
  readonly context: ActionContext;
  /** What the host does with each action; an action without a handler is not drawn. */
  readonly handlers: DeviceActionHandlers;
  /** Whether the device is selected. */
  readonly selected?: boolean;
  /** The checkbox was pressed; without it there is none. */
  readonly onSelect?: ((device: Device) => void) | undefined;
  /** Whether the menu of the device is open. */
  readonly menuOpen?: boolean;
  /** Opens the menu of the list that the card stands in; without it the card has none. */
  readonly onOpenMenu?: DeviceMenu['open'] | undefined;
  /** Opens it by the right button, or by the key for it. */
  readonly onContextMenu?: DeviceMenu['openAtPointer'] | undefined;
  /** The group as it is shown; the stored name unless told. */
  readonly groupName?: string;
  /** Where the details are; the name is a link then. */
  readonly detailHref?: string | undefined;
  /** Presses of the star; without it there is none. */
  readonly onToggleFavourite?: ((choice: DeviceChoice) => void) | undefined;
  /** The main act was pressed. */
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

function Usage({ device }: { readonly device: Device }) {
  const text = useText('devices');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8px' }}>
      <UsageMeter label={text('cpu')} percent={device.cpu_usage} />
      <UsageMeter label={text('memory')} percent={device.memory_usage} />
      <UsageMeter label={text('disk')} percent={device.hdd_usage} />
    </Box>
  );
}

function Absence({ device }: { readonly device: Device }) {
  const text = useText('devices');
  return (
    <Box sx={{ fontSize: 12.5, lineHeight: '18px', color: 'tone.textSecondary' }}>
      <Box sx={{ fontWeight: 600, color: 'tone.text' }}>
        <LastSeen device={device} />
      </Box>
      {text('offlineHint')}
    </Box>
  );
}

/**
 * One device as a card: what it is, how it is, and what can be done with it. Drawn anew only when something of its own
 * changed [B-CARD-08] [B-CARD-09] [B-CARD-10].
 */
export const DeviceCard = memo(function DeviceCard(props: DeviceCardProps) {
  const { device, context, handlers, groupName = device.device_group_name, detailHref } = props;
  const { selected = false, onSelect } = props;
  const { menuOpen = false, onOpenMenu, onContextMenu, onToggleFavourite, onChoose } = props;
  const nameId = useId();
  const whereabouts = whereaboutsOf(device, groupName);
  return (
    <Box
      component="article"
      aria-labelledby={nameId}
      onContextMenu={(event) => onContextMenu?.(event, device)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: '12px',
        width: '100%',
        minWidth: 0,
        p: '14px',
        border: 1,
        borderColor: selected ? 'tone.accent' : 'tone.line',
        borderRadius: `${radius.card}px`,
        bgcolor: 'tone.surface',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '10px', minWidth: 0 }}>
        <OperatingSystemIcon code={device.dev_os_id} size={36} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box id={nameId} title={device.alias}>
            <DeviceName device={device} href={detailHref} onOpen={handlers.detail} />
          </Box>
          <Box
            title={whereabouts}
            sx={{
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontSize: 12.5,
              lineHeight: '18px',
              fontVariantNumeric: 'tabular-nums',
              color: 'tone.textSecondary',
            }}
          >
            {whereabouts}
          </Box>
        </Box>
        {onToggleFavourite && (
          <Box component="span" sx={{ m: '-6px -8px -6px 0' }}>
            <FavouriteStar device={device} onToggle={onToggleFavourite} />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' }}>
        <DeviceStateSign device={device} />
        {device.simulated && <SimulatedSign />}
        {onSelect && (
          <Box component="span" sx={{ ml: 'auto', my: '-8px', mr: '-8px' }}>
            <DeviceCheckbox device={device} checked={selected} onSelect={onSelect} />
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 1, minHeight: 54 }}>
        {isOnline(device) ? <Usage device={device} /> : <Absence device={device} />}
      </Box>
      <Box sx={{ display: 'flex', gap: '8px', '&:empty': { display: 'none' } }}>
        <MainButton device={device} context={context} handlers={handlers} detailHref={detailHref} onChoose={onChoose} />
        {onOpenMenu && <DeviceActionsButton look="outlined" device={device} expanded={menuOpen} onOpen={onOpenMenu} />}
      </Box>
    </Box>
  );
});
