import Box from '@mui/material/Box';
import type { Device } from '@remote-console/api-client';
import { mayDraft, type ActionContext } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { OperatingSystemIcon } from '../../primitives/index.ts';
import { deviceStateSign, useSignTools } from '../DeviceSigns/index.ts';
import { draftOf, type Drafts } from './drafts.ts';
import { EditField, type EditFieldProps } from './EditField.tsx';

export interface DeviceEditTableProps {
  readonly devices: readonly Device[];
  /** Who types: a memo is open only to whoever may edit it. */
  readonly context: ActionContext;
  readonly drafts: Drafts;
  readonly onType: EditFieldProps['onType'];
  /** The group of a device as it is shown; its stored name by default. */
  readonly groupName?: (device: Device) => string;
}

/** State, name, memo and group; on a phone one below the other. */
const COLUMNS = { xs: 'minmax(0, 1fr)', sm: '128px minmax(0, 5fr) minmax(0, 6fr) minmax(0, 2fr)' };

/** The table with the name and the memo of every row open to be typed in [B-LIST-06]. */
export function DeviceEditTable({ devices, context, drafts, onType, groupName }: DeviceEditTableProps) {
  const text = useText('devices');
  const signs = useSignTools();
  const row = {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    gap: 'var(--rc-space-xs) var(--rc-space-md)',
    px: 'var(--rc-space-inset)',
    alignItems: 'start',
  };
  const mayEditMemo = mayDraft('memo', context.permissions);
  return (
    <Box
      role="table"
      aria-label={text('editList')}
      sx={{ border: 1, borderColor: 'tone.line', borderRadius: 'var(--rc-radius-card)', bgcolor: 'tone.surface' }}
    >
      <Box
        role="row"
        sx={{
          ...row,
          display: { xs: 'none', sm: 'grid' },
          py: 'var(--rc-space-sm)',
          fontSize: 'var(--rc-font-size-label)',
          lineHeight: '18px',
          fontWeight: 600,
          color: 'tone.textSecondary',
        }}
      >
        {[text('columnState'), text('columnName'), text('columnMemo'), text('columnGroup')].map((name) => (
          <span role="columnheader" key={name}>
            {name}
          </span>
        ))}
      </Box>
      {devices.map((device) => (
        <Box
          role="row"
          key={device.pk}
          sx={{ ...row, py: 'var(--rc-space-sm)', borderTop: 1, borderColor: 'tone.line', '& > *': { minWidth: 0 } }}
        >
          <Box role="cell" sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-sm)', minHeight: 34 }}>
            <OperatingSystemIcon code={device.dev_os_id} />
            {deviceStateSign(device, signs)}
          </Box>
          <Box role="cell">
            <EditField device={device} field="alias" draft={draftOf(drafts, device.pk, 'alias')} onType={onType} />
          </Box>
          <Box role="cell" sx={{ overflowWrap: 'anywhere', lineHeight: mayEditMemo ? 'inherit' : '34px' }}>
            {mayEditMemo ? (
              <EditField device={device} field="memo" draft={draftOf(drafts, device.pk, 'memo')} onType={onType} />
            ) : (
              device.memo
            )}
          </Box>
          <Box
            role="cell"
            sx={{ lineHeight: { sm: '34px' }, fontSize: 'var(--rc-font-size-dense)', color: 'tone.textSecondary' }}
          >
            {groupName?.(device) ?? device.device_group_name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
