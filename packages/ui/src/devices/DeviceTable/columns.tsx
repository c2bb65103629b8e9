import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { GRID_CHECKBOX_SELECTION_FIELD, type GridColDef } from '@mui/x-data-grid';
import type { Device } from '@remote-console/api-client';
import { pageSelection, togglePage, toggleSelection, type ActionContext, type Selection } from '@remote-console/domain';
import type { TextFunction } from '../../i18n/index.ts';
import { RelativeTime } from '../../primitives/index.ts';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction } from '../actions.ts';
import { DeviceActionsButton, type DeviceMenu } from '../DeviceActionsMenu/index.ts';
import { DeviceStateSign, FavouriteStar } from '../DeviceSigns/index.ts';
import type { SaveMemo } from '../DeviceMemo/index.ts';
import { CellControls, ConnectCell, MemoCell, NameCell } from './cells.tsx';

/** What the columns need to draw a device and to act on it. */
export interface ColumnsInput {
  readonly text: TextFunction<'devices'>;
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  readonly detailHref: ((device: Device) => string) | undefined;
  readonly groupName: (device: Device) => string;
  readonly onToggleFavourite: ((choice: DeviceChoice) => void) | undefined;
  readonly onSaveMemo: SaveMemo | undefined;
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
  readonly menu: Pick<DeviceMenu, 'open' | 'openPk'>;
}

type Column = GridColDef<Device>;

/** The checkbox before the first column. The one in the head takes the page in, and out again. */
export function selectionColumn(
  text: TextFunction<'devices'>,
  page: readonly number[],
  selected: Selection,
  onSelectionChange: (change: { readonly selected: Selection }) => void,
): Column {
  const onPage = pageSelection(selected, page);
  const box = { m: '-8px' };
  return {
    field: GRID_CHECKBOX_SELECTION_FIELD,
    headerName: text('columnSelection'),
    width: 52,
    sortable: false,
    resizable: false,
    renderHeader: () => (
      <CellControls align="center">
        <Checkbox
          sx={box}
          checked={onPage === 'all'}
          indeterminate={onPage === 'some'}
          slotProps={{ input: { 'aria-label': text('selectAllOnPage') } }}
          onChange={() => onSelectionChange({ selected: togglePage(selected, page) })}
        />
      </CellControls>
    ),
    renderCell: ({ row }) => (
      <CellControls align="center">
        <Checkbox
          sx={box}
          checked={selected.has(row.pk)}
          slotProps={{ input: { 'aria-label': text('selectDevice', { name: row.alias }) } }}
          onChange={() => onSelectionChange({ selected: toggleSelection(selected, row.pk) })}
        />
      </CellControls>
    ),
  };
}

/** The columns of the device table, in the order of the specification [B-TABLE-01] to [B-TABLE-07]. */
export function deviceColumns(input: ColumnsInput): Column[] {
  const { text, context, handlers, detailHref, groupName, onToggleFavourite, onSaveMemo, onChoose, menu } = input;
  return [
    {
      field: 'alive',
      headerName: text('columnState'),
      width: 112,
      renderCell: ({ row }) => <DeviceStateSign device={row} />,
    },
    {
      field: 'actions',
      headerName: text('columnActions'),
      width: onToggleFavourite ? 88 : 60,
      sortable: false,
      renderCell: ({ row }) => (
        <CellControls>
          <Box component="span" sx={{ display: 'flex', ml: '-8px' }}>
            {onToggleFavourite && <FavouriteStar device={row} onToggle={onToggleFavourite} />}
            <DeviceActionsButton device={row} expanded={menu.openPk === row.pk} onOpen={menu.open} />
          </Box>
        </CellControls>
      ),
    },
    {
      field: 'alias',
      headerName: text('columnName'),
      flex: 1.5,
      minWidth: 210,
      renderCell: ({ row }) => <NameCell device={row} href={detailHref?.(row)} onOpen={handlers.detail} />,
    },
    {
      field: 'memo',
      headerName: text('columnMemo'),
      flex: 1.2,
      minWidth: 150,
      renderCell: ({ row }) => <MemoCell device={row} context={context} onSaveMemo={onSaveMemo} />,
    },
    {
      field: 'last_connected_time',
      headerName: text('columnLastConnected'),
      width: 144,
      renderCell: ({ row }) => (
        <Box component="span" sx={{ color: 'tone.textSecondary' }}>
          <RelativeTime instant={row.last_connected_time} />
        </Box>
      ),
    },
    {
      field: 'device_group_name',
      headerName: text('columnGroup'),
      flex: 1,
      minWidth: 120,
      renderCell: ({ row }) => (
        <Box
          component="span"
          title={groupName(row)}
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', color: 'tone.textSecondary' }}
        >
          {groupName(row)}
        </Box>
      ),
    },
    {
      field: 'connect',
      headerName: text('columnConnect'),
      width: handlers.remote ? 188 : 120,
      sortable: false,
      renderCell: ({ row }) => <ConnectCell device={row} context={context} handlers={handlers} onChoose={onChoose} />,
    },
  ];
}
