import MenuItem from '@mui/material/MenuItem';
import { useText } from '../../i18n/index.ts';
import { PopupMenu } from '../../primitives/index.ts';
import type { ScreenPanels } from './screenPanels.ts';
import type { MonitorChoice } from './useMonitors.ts';

interface MonitorsMenuProps {
  readonly panels: ScreenPanels;
  readonly choice: MonitorChoice;
}

/** All monitors, or one of them. */
export function MonitorsMenu({ panels, choice }: MonitorsMenuProps) {
  const text = useText('remoteScreen');
  const { open, close, container } = panels;
  const { monitors, shown, onShow } = choice;
  const entries = [
    { monitor: null, label: text('allMonitors') },
    ...monitors.map((monitor, index) => ({
      monitor,
      label:
        monitor.name === ''
          ? text('monitorNumber', { number: index + 1 })
          : text('monitorNamed', { number: index + 1, name: monitor.name }),
    })),
  ];
  return (
    <PopupMenu
      open={open?.name === 'monitors'}
      onClose={close}
      anchorEl={open?.anchor ?? null}
      {...(container ? { container } : {})}
      slotProps={{ list: { 'aria-label': text('monitors') } }}
    >
      {entries.map(({ monitor, label }) => (
        <MenuItem
          key={label}
          role="menuitemradio"
          aria-checked={monitor === shown}
          selected={monitor === shown}
          onClick={() => {
            close();
            onShow({ monitor });
          }}
        >
          {label}
        </MenuItem>
      ))}
    </PopupMenu>
  );
}
