import IconButton from '@mui/material/IconButton';
import type { Device } from '@remote-console/api-client';
import { Ellipsis } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { ICON } from '../../primitives/index.ts';

export interface DeviceActionsButtonProps {
  readonly device: Device;
  /** Whether its menu is open. */
  readonly expanded: boolean;
  /** `outlined` where it stands beside buttons with a border. */
  readonly look?: 'plain' | 'outlined';
  readonly onOpen: (opening: { readonly device: Device; readonly anchor: HTMLElement }) => void;
}

/** The three dots that open the menu of a device. */
export function DeviceActionsButton({ device, expanded, look = 'plain', onOpen }: DeviceActionsButtonProps) {
  const text = useText('devices');
  return (
    <IconButton
      aria-label={text('actionsOf', { name: device.alias })}
      aria-haspopup="menu"
      aria-expanded={expanded}
      onClick={(event) => onOpen({ device, anchor: event.currentTarget })}
      sx={look === 'outlined' ? { border: 1, borderColor: 'tone.lineStrong', bgcolor: 'tone.surface' } : {}}
    >
      <Ellipsis {...ICON} />
    </IconButton>
  );
}
