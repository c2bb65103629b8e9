import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Device } from '@remote-console/api-client';
import { checkMemo, connectControl, mayEditMemoInline, MEMO_LIMIT, type ActionContext } from '@remote-console/domain';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMessage, useText, type TextKey } from '../../i18n/index.ts';
import { InlineEdit, OperatingSystemIcon, SMALL_ICON, type SaveOutcome } from '../../primitives/index.ts';
import { connectActions, type DeviceActionHandlers, type DrawnAction } from '../actions.ts';
import { actionLook } from '../DeviceActionsMenu/index.ts';
import { DeviceName, type DeviceNameProps } from '../DeviceName/index.ts';
import { SimulatedSign } from '../DeviceSigns/index.ts';

/** Keys that work a button or a link inside a cell; the table itself must not take them. */
const OWN_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab']);

/** Holds the controls of a cell and keeps their keys from the table around it. */
export function CellControls({ children }: { readonly children: ReactNode }) {
  const keep = (event: KeyboardEvent) => {
    if (OWN_KEYS.has(event.key)) event.stopPropagation();
  };
  return (
    <Box onKeyDown={keep} sx={{ display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0, width: '100%' }}>
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

/** Saves a memo; the words of a refusal come back. */
export type SaveMemo = (change: { readonly device: Device; readonly memo: string }) => Promise<SaveOutcome>;

interface MemoCellProps {
  readonly device: Device;
  readonly context: ActionContext;
  readonly onSaveMemo: SaveMemo | undefined;
}

/** The memo, edited where it stands by whoever may edit it. The open field floats above the row, which keeps its height. */
export function MemoCell({ device, context, onSaveMemo }: MemoCellProps) {
  const text = useText('devices');
  const message = useMessage();
  if (!onSaveMemo || !mayEditMemoInline(context.permissions)) {
    return (
      <Box title={device.memo} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', color: 'tone.textSecondary' }}>
        {device.memo}
      </Box>
    );
  }
  return (
    <Box
      className="rc-memo"
      title={device.memo}
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
          boxShadow: (theme) => theme.vars.palette.elevation.menu,
        },
      }}
    >
      <InlineEdit
        value={device.memo}
        label={text('memoOf', { name: device.alias })}
        limit={MEMO_LIMIT}
        placeholder={text('addMemo')}
        failureText={message('server_unreachable')}
        check={(memo) => {
          const problem = checkMemo(memo);
          return problem === null ? null : message(problem);
        }}
        onSave={({ value }) => onSaveMemo({ device, memo: value })}
      />
    </Box>
  );
}

const STATE_WORDS = {
  remote: 'approved',
  requestApproval: 'approvalNeeded',
} as const satisfies Record<string, TextKey<'devices'>>;

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
            {text(entry.action === 'remote' ? 'actionRemoteShort' : label)}
          </Button>
        );
      })}
    </CellControls>
  );
}
