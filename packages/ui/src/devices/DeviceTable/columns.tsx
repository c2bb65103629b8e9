import type { Device } from '@remote-console/api-client';
import type { ActionContext, DeviceColumn, DeviceSortKey } from '@remote-console/domain';
import { SELECTION_WIDTH, type GridColumn } from '../../primitives/index.ts';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction } from '../actions.ts';
import { deviceActionsButton } from '../DeviceActionsMenu/deviceActionsButton.tsx';
import type { DeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { TagList } from '../../tags/index.ts';
import type { SaveMemo } from '../DeviceMemo/DeviceMemo.tsx';
import { deviceCheckbox, favouriteStar } from '../DeviceSigns/DeviceSigns.tsx';
import type { SignTools } from '../DeviceSigns/useSignTools.ts';
import {
  connectCell,
  connectedCell,
  memoCell,
  nameCell,
  PageSelectionCell,
  stateCell,
  type CellTools,
} from './cells.tsx';

/** What the columns need to draw a device and to act on it; every function stays the same from one drawing to the next. */
export interface ColumnsInput {
  readonly tools: CellTools;
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  /** Whether the demonstration plays some of the devices: real ones come first then, in every order. */
  readonly hasSimulated: boolean;
  readonly detailHref: ((device: Device) => string) | undefined;
  readonly groupName: (device: Device) => string;
  readonly onToggleFavourite: ((choice: DeviceChoice) => void) | undefined;
  readonly onSaveMemo: SaveMemo | undefined;
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
  readonly onOpenMenu: DeviceMenu['open'];
}

/** Tags that a row shows at most: its line has no room for more, and names shrink before that. */
const TAGS_IN_ROW = 2;

type Column = GridColumn<Device, DeviceSortKey>;

interface SelectionColumnInput {
  readonly signs: SignTools;
  readonly onTogglePage: () => void;
  readonly onToggle: (device: Device) => void;
}

/** The checkbox before the first column. The one in the head takes the page in, and out again. */
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

/** The columns that are shown, in their order. */
export function chosenColumns(input: ColumnsInput, shown: readonly DeviceColumn[]): Column[] {
  const columns = deviceColumns(input);
  return shown.flatMap((wanted) => columns.find(({ field }) => field === wanted) ?? []);
}

/** The columns of the device table, in the order of the specification [B-TABLE-01] to [B-TABLE-07], and the tags. */
function deviceColumns(input: ColumnsInput): Column[] {
  const { tools, context, handlers, hasSimulated, detailHref, groupName } = input;
  const { onToggleFavourite, onSaveMemo, onChoose, onOpenMenu } = input;
  const { signs } = tools;
  const { text } = signs;
  return [
    {
      field: 'alive',
      header: text('columnState'),
      width: 112,
      sortKey: 'alive',
      render: (device) => stateCell(device, tools),
    },
    {
      field: 'actions',
      header: text('columnActions'),
      width: onToggleFavourite ? 88 : 60,
      signs: true,
      render: (device, { menuOpen }) => (
        <>
          {onToggleFavourite && favouriteStar({ device, onToggle: onToggleFavourite }, signs)}
          {deviceActionsButton({ device, expanded: menuOpen, onOpen: onOpenMenu }, signs)}
        </>
      ),
    },
    {
      field: 'alias',
      header: text('columnName'),
      flex: 1.5,
      minWidth: 200,
      sortKey: 'alias',
      render: (device) =>
        nameCell(
          device,
          { pinned: hasSimulated && !device.simulated, href: detailHref?.(device), onOpen: handlers.detail },
          tools,
        ),
    },
    {
      field: 'memo',
      yields: 4,
      header: text('columnMemo'),
      flex: 1.2,
      minWidth: 110,
      sortKey: 'memo',
      render: (device) => memoCell({ device, context, onSaveMemo }, tools),
    },
    {
      field: 'tags',
      yields: 1,
      header: text('columnTags'),
      flex: 1,
      minWidth: 96,
      render: ({ alias, tags }) => tags.length > 0 && <TagList deviceName={alias} tags={tags} atMost={TAGS_IN_ROW} />,
    },
    {
      field: 'last_connected_time',
      yields: 3,
      header: text('columnLastConnected'),
      width: 156,
      sortKey: 'last_connected_time',
      quiet: true,
      render: (device) => connectedCell(device, tools),
    },
    {
      field: 'device_group_name',
      yields: 2,
      header: text('columnGroup'),
      flex: 1,
      minWidth: 104,
      sortKey: 'device_group_name',
      quiet: true,
      render: groupName,
    },
    {
      field: 'connect',
      header: text('columnConnect'),
      width: handlers.remote ? 190 : 120,
      render: (device) => connectCell(device, { context, handlers, onChoose }, tools),
    },
  ];
}
