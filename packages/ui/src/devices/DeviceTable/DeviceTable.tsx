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
  /** The devices of the page; an empty list renders only the header, so check first. */
  readonly devices: readonly Device[];
  /** Who is viewing: determines which actions are offered. */
  readonly context: ActionContext;
  /** How the host handles each action; an action without a handler is not shown. */
  readonly handlers: DeviceActionHandlers;
  readonly sorting: DeviceSorting;
  /** A column header was clicked. The server sorts. */
  readonly onSort: (sorting: DeviceSorting) => void;
  /** Whether other rows are loading: another page or order. */
  readonly busy?: boolean;
  /** The selected devices, on this page and on others; without it there are no checkboxes. */
  readonly selected?: Selection;
  readonly onSelectionChange?: (change: { readonly selected: Selection }) => void;
  /** Address of a device's details; makes the name a link. */
  readonly detailHref?: ((device: Device) => string) | undefined;
  /** The displayed group of a device; its stored name by default. */
  readonly groupName?: (device: Device) => string;
  /** Clicks on a star; without it there are no stars. */
  readonly onToggleFavourite?: (choice: DeviceChoice) => void;
  /** Saves a memo edited in its cell; without it memos are read-only. */
  readonly onSaveMemo?: SaveMemo;
  /** The visible columns, in order; all of them by default. */
  readonly shown?: readonly DeviceColumn[];
  /** An action was chosen that its rule refuses. */
  readonly onRefused?: (refusal: RefusedAction) => void;
}

const NONE: Selection = new Set();
const idOf = ({ id }: Device) => id;
const storedGroupName = (device: Device) => device.groupName;

/**
 * The devices as rows. The server sorts and paginates; the selection is by ID and survives both. A row re-renders only
 * when its displayed data has changed: in a fleet, something always does.
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
