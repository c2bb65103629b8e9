import type { Device } from '@remote-console/api-client';
import {
  columnLabel,
  columnLayout,
  columnSortKey,
  DEVICE_COLUMNS,
  reportedTextsOf,
  valuesOfFields,
  type ActionContext,
  type DeviceColumn,
  type DeviceSortKey,
} from '@remote-console/domain';
import { SELECTION_WIDTH, type ColumnSize, type GridColumn } from '../../primitives/index.ts';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction } from '../actions.ts';
import { deviceActionsButton } from '../DeviceActionsMenu/deviceActionsButton.tsx';
import type { DeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { TagList } from '../../tags/index.ts';
import type { SaveMemo } from '../DeviceMemo/DeviceMemo.tsx';
import { deviceCheckbox, favouriteStar } from '../DeviceBadges/DeviceBadges.tsx';
import type { SignTools } from '../DeviceBadges/useSignTools.ts';
import {
  connectCell,
  connectedCell,
  memoCell,
  nameCell,
  PageSelectionCell,
  stateCell,
  type CellTools,
} from './cells.tsx';

/** What the columns need to render a device and its actions; all functions are stable between renders. */
export interface ColumnsInput {
  readonly tools: CellTools;
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  /** Whether some devices are simulated: real ones come first then, in every order. */
  readonly hasSimulated: boolean;
  readonly detailHref: ((device: Device) => string) | undefined;
  readonly groupName: (device: Device) => string;
  readonly onToggleFavourite: ((choice: DeviceChoice) => void) | undefined;
  readonly onSaveMemo: SaveMemo | undefined;
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
  readonly onOpenMenu: DeviceMenu['open'];
}

/** Maximum number of tags in a row: its line has no room for more, and names shrink first. */
const TAGS_IN_ROW = 2;

type Column = GridColumn<Device, DeviceSortKey>;

interface SelectionColumnInput {
  readonly signs: SignTools;
  readonly onTogglePage: () => void;
  readonly onToggle: (device: Device) => void;
}

/** The checkbox before the first column. The one in the header selects and deselects the page. */
export function selectionColumn({ signs, onTogglePage, onToggle }: SelectionColumnInput): Column {
  return {
    field: 'selection',
    header: signs.text('columnSelection'),
    width: SELECTION_WIDTH,
    align: 'center',
    headerContent: <PageSelectionCell onToggle={onTogglePage} />,
    render: (device, { selected }) => deviceCheckbox({ device, checked: selected, onSelect: onToggle }, signs),
  };
}

/** The visible columns, in order. */
export function chosenColumns(input: ColumnsInput, shown: readonly DeviceColumn[]): Column[] {
  const cells = deviceCells(input);
  const { text } = input.tools.signs;
  return shown.map((column) => {
    const { yields, quiet = false } = columnLayout(column);
    return {
      field: column,
      yields,
      header: text(columnLabel(column)),
      ...sizeOf(column, input),
      sortKey: columnSortKey(column),
      signs: column === 'actions',
      quiet,
      render: cells[column],
    };
  });
}

/** The width of a column; the two button columns are narrower if the person has fewer buttons. */
function sizeOf(column: DeviceColumn, { handlers, onToggleFavourite }: ColumnsInput): ColumnSize {
  if (column === 'actions' && !onToggleFavourite) return { width: 60 };
  if (column === 'connect' && !handlers.remote) return { width: 120 };
  return columnLayout(column).size;
}

/** What the table shows of a device in each column [B-TABLE-01] to [B-TABLE-07]. */
function deviceCells(input: ColumnsInput): Record<DeviceColumn, Column['render']> {
  const { tools, context, handlers, hasSimulated, detailHref, groupName } = input;
  const { onToggleFavourite, onSaveMemo, onChoose, onOpenMenu } = input;
  const { signs } = tools;
  return {
    ...valuesOfFields(reportedTextsOf(DEVICE_COLUMNS), (field) => (device: Device) => device[field]),
    alive: (device) => stateCell(device, tools),
    actions: (device, { menuOpen }) => (
      <>
        {onToggleFavourite && favouriteStar({ device, onToggle: onToggleFavourite }, signs)}
        {deviceActionsButton({ device, expanded: menuOpen, onOpen: onOpenMenu }, signs)}
      </>
    ),
    alias: (device) =>
      nameCell(
        device,
        { pinned: hasSimulated && !device.simulated, href: detailHref?.(device), onOpen: handlers.detail },
        tools,
      ),
    memo: (device) => memoCell({ device, context, onSaveMemo }, tools),
    tags: ({ alias, tags }) => tags.length > 0 && <TagList deviceName={alias} tags={tags} atMost={TAGS_IN_ROW} />,
    last_connected_time: (device) => connectedCell(device, tools),
    device_group_name: groupName,
    connect: (device) => connectCell(device, { context, handlers, onChoose }, tools),
  };
}
