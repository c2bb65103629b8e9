import Box from '@mui/material/Box';
import type { Device } from '@remote-console/api-client';
import type { CardSizePreset } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { BusyLine } from '../../primitives/index.ts';
import { CardColumns } from './CardColumns.tsx';

interface DeviceColumnsProps {
  readonly devices: readonly Device[];
  readonly size: CardSizePreset;
  /** Whether other devices are on their way. */
  readonly busy: boolean;
  /** The one menu of all devices. */
  readonly menu: ReactNode;
  /** Draws a device. */
  readonly children: (device: Device) => ReactNode;
}

/** Devices in columns, each in a place of the list, with their menu and a line while others are on their way. */
export function DeviceColumns({ devices, size, busy, menu, children }: DeviceColumnsProps) {
  const text = useText('devices');
  return (
    <Box sx={{ position: 'relative' }}>
      {busy && <BusyLine />}
      <CardColumns size={size} label={text('list')} busy={busy}>
        {devices.map((device) => (
          <Box component="li" key={device.pk} sx={{ display: 'flex', minWidth: 0 }}>
            {children(device)}
          </Box>
        ))}
      </CardColumns>
      {menu}
    </Box>
  );
}
