import Box from '@mui/material/Box';
import { DataGrid, type GridRowSelectionModel, type GridSortModel } from '@mui/x-data-grid';
import type { Device } from '@remote-console/api-client';
import { deviceSortKeys, type ActionContext, type DeviceSortKey, type Selection } from '@remote-console/domain';
import { useMemo, type MouseEvent } from 'react';
import { useLanguage, useMessage, useText } from '../../i18n/index.ts';
import { gridLocaleText } from '../../theme/gridLocale.ts';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction, RefusedAction } from '../actions.ts';
import { BusyLine } from '../BusyLine.tsx';
import { useDeviceMenu } from '../DeviceActionsMenu/index.ts';
import type { SaveMemo } from '../DeviceMemo/index.ts';
import { deviceColumns, selectionColumn } from './columns.tsx';

/** What the table is sorted by. */
export interface DeviceSorting {
  readonly by: DeviceSortKey;
  readonly order: 'asc' | 'desc';
}

export interface DeviceTableProps {
  /** The devices of the page; an empty list draws the head alone, so ask before. */
  readonly devices: readonly Device[];
  /** Who looks: decides which actions are offered. */
  readonly context: ActionContext;
  /** What the host does with each action; an action without a handler is not drawn. */
  readonly handlers: DeviceActionHandlers;
  readonly sorting: DeviceSorting;
  /** A column's head was pressed. The server sorts. */
  readonly onSort: (sorting: DeviceSorting) => void;
  /** Whether other rows are on their way: another page, another order. */
  readonly busy?: boolean;
  /** The selected devices, on this page and on others; without it there are no checkboxes. */
  readonly selected?: Selection;
  readonly onSelectionChange?: (change: { readonly selected: Selection }) => void;
  /** Where the details of a device are; the name is a link then. */
  readonly detailHref?: ((device: Device) => string) | undefined;
  /** The group of a device as it is shown; its stored name unless told. */
  readonly groupName?: (device: Device) => string;
  /** Presses of a star; without it there are no stars. */
  readonly onToggleFavourite?: (choice: DeviceChoice) => void;
  /** Saves a memo that was edited in its cell; without it memos are only read. */
  readonly onSaveMemo?: SaveMemo;
  /** An action was chosen whose rule refuses it. */
  readonly onRefused?: (refusal: RefusedAction) => void;
}

const NONE: Selection = new Set();
const storedName = (device: Device) => device.device_group_name;

function sortingOf([first]: GridSortModel): DeviceSorting | null {
  const by = deviceSortKeys.find((key) => key === first?.field);
  return by && first?.sort ? { by, order: first.sort } : null;
}

/** The grid's own keys (Shift+Space, Ctrl+A) select too; everything it reports ends as a set of pks. */
function selectionOf(model: GridRowSelectionModel, selected: Selection, page: readonly number[]): Selection {
  if (model.type === 'exclude') return new Set([...selected, ...page]);
  return new Set([...model.ids].filter((id) => typeof id === 'number'));
}

/** The devices as rows. Sorting and paging are the server's; the selection is by pk and survives both. */
export function DeviceTable(props: DeviceTableProps) {
  const { devices, context, handlers, sorting, onSort, busy = false, selected = NONE, onSelectionChange } = props;
  const { detailHref, groupName = storedName, onToggleFavourite, onSaveMemo, onRefused } = props;
  const text = useText('devices');
  // The grid draws its cells in a second pass; their texts are there before it, or the page would blink.
  useText('common');
  useMessage();
  const language = useLanguage();
  const menu = useDeviceMenu({ devices, context, handlers, onRefused });
  const { openPk } = menu;
  const page = useMemo(() => devices.map(({ pk }) => pk), [devices]);

  const onChoose = ({ action, refusal }: DrawnAction, device: Device) => {
    if (refusal) onRefused?.({ action, device, ...refusal });
    else handlers[action]?.({ device });
  };
  const columns = [
    ...(onSelectionChange ? [selectionColumn(text, page, selected, onSelectionChange)] : []),
    ...deviceColumns({
      text,
      context,
      handlers,
      detailHref,
      groupName,
      onToggleFavourite,
      onSaveMemo,
      onChoose,
      menu: { open: menu.open, openPk },
    }),
  ];
  const selection = useMemo((): GridRowSelectionModel => ({ type: 'include', ids: new Set(selected) }), [selected]);

  const openRowMenu = (event: MouseEvent<HTMLElement>) => {
    const device = devices.find(({ pk }) => String(pk) === event.currentTarget.dataset['id']);
    if (device) menu.openAtPointer(event, device);
  };

  return (
    <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }} aria-busy={busy}>
      {busy && <BusyLine />}
      <DataGrid
        aria-label={text('list')}
        rows={devices}
        columns={columns}
        getRowId={({ pk }) => pk}
        localeText={gridLocaleText(language)}
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={[{ field: sorting.by, sort: sorting.order }]}
        onSortModelChange={(model) => {
          const wanted = sortingOf(model);
          if (wanted) onSort(wanted);
        }}
        paginationMode="server"
        rowCount={devices.length}
        filterMode="server"
        disableColumnFilter
        disableColumnSelector
        disableColumnResize
        disableDensitySelector
        disableVirtualization
        checkboxSelection={onSelectionChange !== undefined}
        rowSelection={onSelectionChange !== undefined}
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={(model) => onSelectionChange?.({ selected: selectionOf(model, selected, page) })}
        slotProps={{
          row: {
            onContextMenu: openRowMenu,
          },
        }}
        sx={{
          '& .MuiDataGrid-sortIcon': { fontSize: 16 },
          '& .MuiDataGrid-cell:has(.rc-memo input)': { overflow: 'visible', position: 'relative' },
          '& .MuiDataGrid-row:last-of-type:not(:first-of-type) .rc-memo:has(input)': { top: 'auto', bottom: 2 },
        }}
      />
      {menu.menu}
    </Box>
  );
}
