import type { Device } from '@remote-console/api-client';
import {
  DEVICE_COLUMNS,
  togglePage,
  toggleSelection,
  type ActionContext,
  type DeviceColumn,
  type DeviceSortKey,
  type Selection,
} from '@remote-console/domain';
import { useMemo } from 'react';
import { LoadingBar, HintArea, TableGrid, type DataSorting } from '../../primitives/index.ts';
import type { DeviceActionHandlers, DeviceChoice, RefusedAction } from '../actions.ts';
import { useDeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import type { SaveMemo } from '../DeviceMemo/DeviceMemo.tsx';
import { useDeviceShortcuts } from '../useDeviceShortcuts.ts';
import { useChooseAction, useHandler } from '../useHandler.ts';
import { useCellTools } from './cells.tsx';
import { chosenColumns, selectionColumn } from './columns.tsx';
import styles from './DeviceTable.module.css';
import { openRow } from './openRow.ts';
import { TableStateContext } from './tableState.ts';
import { useColumnsWithTags } from './useColumnsWithTags.ts';

/** What the table is sorted by. */
export type DeviceSorting = DataSorting<DeviceSortKey>;

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
  /** The group of a device as it is shown; its stored name by default. */
  readonly groupName?: (device: Device) => string;
  /** Presses of a star; without it there are no stars. */
  readonly onToggleFavourite?: (choice: DeviceChoice) => void;
  /** Saves a memo that was edited in its cell; without it memos are only read. */
  readonly onSaveMemo?: SaveMemo;
  /** The columns that are shown, in their order; all of them by default. */
  readonly shown?: readonly DeviceColumn[];
  /** An action was chosen whose rule refuses it. */
  readonly onRefused?: (refusal: RefusedAction) => void;
}

const NONE: Selection = new Set();
const idOf = ({ id }: Device) => id;
const storedGroupName = (device: Device) => device.groupName;

/**
 * The devices as rows. Sorting and paging are the server's; the selection is by ID and survives both. A row is drawn
 * again only when what it shows has changed: of a fleet, something always does.
 */
export function DeviceTable(props: DeviceTableProps) {
  const { devices, context, handlers, sorting, onSort, busy = false, selected = NONE, onSelectionChange } = props;
  const { detailHref, groupName = storedGroupName, onToggleFavourite, onSaveMemo, onRefused } = props;
  const { shown = DEVICE_COLUMNS } = props;
  const { signs, message, hintOf } = useCellTools();
  const { openId, open, openAtPointer, menu } = useDeviceMenu({ devices, context, handlers, onRefused });
  const onRowContextMenu = useHandler(openAtPointer);
  const onChoose = useChooseAction({ handlers, onRefused });
  const onTogglePage = useHandler(() => onSelectionChange?.({ selected: togglePage(selected, devices.map(idOf)) }));
  const onToggle = useHandler(({ id }: Device) => onSelectionChange?.({ selected: toggleSelection(selected, id) }));
  const isSelectable = onSelectionChange !== undefined;
  const onRowKeyDown = useDeviceShortcuts({
    context,
    handlers,
    onRefused,
    onToggle: isSelectable ? onToggle : undefined,
    onOpen: openRow,
  });
  const hasSimulated = devices.some(({ simulated }) => simulated);
  const columnsNow = useColumnsWithTags(shown, devices);
  const columns = useMemo(
    () => [
      ...(isSelectable ? [selectionColumn({ signs, onTogglePage, onToggle })] : []),
      ...chosenColumns(
        {
          tools: { signs, message, hintOf },
          context,
          handlers,
          hasSimulated,
          detailHref,
          groupName,
          onToggleFavourite,
          onSaveMemo,
          onChoose,
          onOpenMenu: open,
        },
        columnsNow,
      ),
    ],
    [
      isSelectable,
      signs,
      message,
      hintOf,
      onTogglePage,
      onToggle,
      context,
      handlers,
      hasSimulated,
      detailHref,
      groupName,
      onToggleFavourite,
      onSaveMemo,
      onChoose,
      open,
      columnsNow,
    ],
  );
  const state = useMemo(() => ({ devices, selected }), [devices, selected]);
  return (
    <HintArea className={styles.table} aria-busy={busy}>
      {busy && <LoadingBar />}
      <TableStateContext.Provider value={state}>
        <TableGrid
          label={signs.text('list')}
          rows={devices}
          columns={columns}
          getRowKey={idOf}
          reusesRows
          sorting={sorting}
          onSort={onSort}
          selection={
            isSelectable ? { isSelected: ({ id }) => selected.has(id), onToggleRow: onToggle, onTogglePage } : undefined
          }
          menuRow={openId}
          onRowContextMenu={onRowContextMenu}
          onRowKeyDown={onRowKeyDown}
        />
      </TableStateContext.Provider>
      {menu}
    </HintArea>
  );
}
