import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import {
  DEFAULT_COLUMNS,
  mayHideColumn,
  moveColumn,
  toggleColumn,
  type ColumnChoice,
  type DeviceColumn,
} from '@remote-console/domain';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import { useText, type TextKey } from '../../i18n/index.ts';
import { Button, IconButton, Popup, ICON, SMALL_ICON } from '../../primitives/index.ts';
import styles from './GroupNavigationBar.module.css';

const NAMES = {
  alive: 'columnState',
  actions: 'columnActions',
  alias: 'columnName',
  memo: 'columnMemo',
  tags: 'columnTags',
  last_connected_time: 'columnLastConnected',
  device_group_name: 'columnGroup',
  connect: 'columnConnect',
} as const satisfies Record<DeviceColumn, TextKey<'devices'>>;

export interface ColumnsButtonProps {
  readonly columns: ColumnChoice;
  readonly onChange: (change: { readonly columns: ColumnChoice }) => void;
}

/** Which columns the table shows, and in which order; back to how it was with one press. */
export function ColumnsButton({ columns, onChange }: ColumnsButtonProps) {
  const text = useText('devices');
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { order, hidden } = columns;
  return (
    <>
      <Button
        startIcon={<Columns3 {...ICON} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('columns')}
      </Button>
      <Popup
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 'var(--rc-space-md)', width: 300 } },
        }}
      >
        <Box
          id={titleId}
          sx={{
            px: 'var(--rc-space-snug)',
            pb: 'var(--rc-space-snug)',
            fontSize: 'var(--rc-font-size-dense)',
            fontWeight: 600,
          }}
        >
          {text('columnsTitle')}
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {order.map((column, place) => {
            const name = text(NAMES[column]);
            return (
              <Box
                component="li"
                key={column}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 'var(--rc-space-xs)',
                  fontSize: 'var(--rc-font-size-dense)',
                }}
              >
                <Box component="label" sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0 }}>
                  <Checkbox
                    checked={!hidden.includes(column)}
                    disabled={!mayHideColumn(column)}
                    onChange={() => onChange({ columns: toggleColumn(columns, column) })}
                  />
                  {name}
                </Box>
                <IconButton
                  size="small"
                  aria-label={text('columnEarlier', { name })}
                  disabled={place === 0}
                  onClick={() => onChange({ columns: moveColumn(columns, column, -1) })}
                >
                  <ArrowUp {...SMALL_ICON} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={text('columnLater', { name })}
                  disabled={place === order.length - 1}
                  onClick={() => onChange({ columns: moveColumn(columns, column, 1) })}
                >
                  <ArrowDown {...SMALL_ICON} />
                </IconButton>
              </Box>
            );
          })}
        </Box>
        <Button
          variant="text"
          size="small"
          className={styles.reset}
          onClick={() => onChange({ columns: DEFAULT_COLUMNS })}
        >
          {text('columnsReset')}
        </Button>
      </Popup>
    </>
  );
}
