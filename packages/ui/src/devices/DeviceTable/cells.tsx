import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Device } from '@remote-console/api-client';
import { connectControl, type ActionContext, type DeviceAction } from '@remote-console/domain';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText, type TextKey } from '../../i18n/index.ts';
import { OperatingSystemIcon, SMALL_ICON } from '../../primitives/index.ts';
import { connectActions, type DeviceActionHandlers, type DrawnAction } from '../actions.ts';
import { actionLook } from '../DeviceActionsMenu/index.ts';
import { DeviceMemo, type DeviceMemoProps } from '../DeviceMemo/index.ts';
import { DeviceName, type DeviceNameProps } from '../DeviceName/index.ts';
import { SimulatedSign } from '../DeviceSigns/index.ts';

/** Keys that work a button or a link inside a cell; the table itself must not take them. */
const OWN_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab']);

interface CellControlsProps {
  readonly align?: 'start' | 'center';
  readonly children: ReactNode;
}

/** Holds the controls of a cell and keeps their keys from the table around it. */
export function CellControls({ align = 'start', children }: CellControlsProps) {
  const keep = (event: KeyboardEvent) => {
    if (OWN_KEYS.has(event.key)) event.stopPropagation();
  };
  return (
    <Box
      onKeyDown={keep}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: align, gap: '4px', minWidth: 0, width: '100%' }}
    >
      {children}
    </Box>
  );
}

/** Operating system, name and address of a device. */
export function NameCell(props: DeviceNameProps) {
  const { device } = props;
  return (
    <CellControls>
      <OperatingSystemIcon code={device.dev_os_id} />
      <Box sx={{ minWidth: 0, ml: '4px' }} title={device.alias}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 }}>
          <DeviceName {...props} />
          {device.simulated && <SimulatedSign />}
        </Box>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'tone.textSecondary', fontVariantNumeric: 'tabular-nums' }}>
          {device.s_pri_ip}
        </Box>
      </Box>
    </CellControls>
  );
}

/** The memo in its cell. The open field floats above the row, which keeps its height. */
export function MemoCell(props: DeviceMemoProps) {
  return (
    <Box
      className="rc-memo"
      title={props.device.memo}
      onKeyDown={(event) => {
        if (OWN_KEYS.has(event.key)) event.stopPropagation();
      }}
      sx={{
        width: '100%',
        minWidth: 0,
        color: 'tone.textSecondary',
        '&:has(input)': {
          position: 'absolute',
          zIndex: 3,
          top: 2,
          left: 2,
          width: 'max(100%, 280px)',
          p: '6px 8px 4px',
          borderRadius: '8px',
          bgcolor: 'tone.raised',
          lineHeight: '18px',
          boxShadow: (theme) => theme.vars.palette.elevation.menu,
        },
      }}
    >
      <DeviceMemo {...props} />
    </Box>
  );
}

const STATE_WORDS = {
  remote: 'approved',
  requestApproval: 'approvalNeeded',
} as const satisfies Record<string, TextKey<'devices'>>;

/** The words of an action where there is little room. */
function shortLabel(action: DeviceAction) {
  switch (action) {
    case 'remote':
      return 'actionRemoteShort';
    case 'fileTransfer':
      return 'actionFileTransferShort';
    default:
      return null;
  }
}

interface ConnectCellProps {
  readonly device: Device;
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

/** How one connects to the device now; in words where there is nothing to press [B-TABLE-10] [B-TABLE-11] [B-TABLE-12]. */
export function ConnectCell({ device, context, handlers, onChoose }: ConnectCellProps) {
  const text = useText('devices');
  const common = useText('common');
  const control = connectControl(device);
  const drawn = connectActions(device, context, handlers);
  if (drawn.length === 0) {
    const words = control === 'offline' ? common('offline') : text(STATE_WORDS[control]);
    return <Box sx={{ color: 'tone.textHint', fontSize: 12.5 }}>{words}</Box>;
  }
  return (
    <CellControls>
      {drawn.map((entry) => {
        const { Icon, label } = actionLook(entry.action, device);
        return (
          <Button
            key={entry.action}
            size="small"
            startIcon={<Icon {...SMALL_ICON} />}
            onClick={() => onChoose(entry, device)}
          >
            {text(shortLabel(entry.action) ?? label)}
          </Button>
        );
      })}
    </CellControls>
  );
}
