import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Device } from '@remote-console/api-client';
import { hasTime, isFavourite, isOnline } from '@remote-console/domain';
import { Star } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { ICON, RelativeTime, StatusSign } from '../../primitives/index.ts';
import type { DeviceChoice } from '../actions.ts';

/** Online or offline, in words and colour. */
export function DeviceStateSign({ device }: { readonly device: Pick<Device, 'alive'> }) {
  return <StatusSign tone={isOnline(device) ? 'online' : 'offline'} />;
}

/** Marks a device that the demonstration plays. */
export function SimulatedSign() {
  const text = useText('devices');
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        px: '6px',
        borderRadius: '5px',
        border: 1,
        borderColor: 'tone.line',
        color: 'tone.textHint',
        fontSize: 11,
        fontWeight: 500,
        lineHeight: '16px',
        whiteSpace: 'nowrap',
      }}
    >
      {text('simulated')}
    </Box>
  );
}

export interface FavouriteStarProps {
  readonly device: Device;
  /** The star was pressed. It can be pressed in every state: a favourite is the person's own bookmark. */
  readonly onToggle: (choice: DeviceChoice) => void;
}

/** The star of a device: filled while it is a favourite. */
export function FavouriteStar({ device, onToggle }: FavouriteStarProps) {
  const text = useText('devices');
  const marked = isFavourite(device);
  return (
    <IconButton
      aria-pressed={marked}
      aria-label={text('favouriteOf', { name: device.alias })}
      title={text(marked ? 'actionUnfavourite' : 'actionFavourite')}
      onClick={() => onToggle({ device })}
      sx={{ color: marked ? 'tone.warn' : 'tone.textHint' }}
    >
      <Star {...ICON} fill={marked ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

/** When an offline device was there last. */
export function LastSeen({
  device,
}: {
  readonly device: Pick<Device, 'last_connected_time' | 'last_disconnected_time'>;
}) {
  const text = useText('devices');
  const { last_connected_time: connected, last_disconnected_time: disconnected } = device;
  const instant = hasTime(disconnected) ? disconnected : connected;
  if (!hasTime(instant)) return <>{text('neverSeen')}</>;
  return (
    <>
      {text('lastSeen')} <RelativeTime instant={instant} />
    </>
  );
}
