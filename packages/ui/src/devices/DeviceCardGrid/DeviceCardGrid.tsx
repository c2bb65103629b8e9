import type { Device } from '@remote-console/api-client';
import { toggleSelection, type ActionContext, type CardSizePreset, type Selection } from '@remote-console/domain';
import type { DeviceActionHandlers, DeviceChoice, RefusedAction } from '../actions.ts';
import { useDeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { DeviceCard } from '../DeviceCard/DeviceCard.tsx';
import { useDeviceShortcuts } from '../useDeviceShortcuts.ts';
import { useChooseAction, useHandler } from '../useHandler.ts';
import { DeviceColumns } from './DeviceColumns.tsx';

export interface DeviceCardGridProps {
  readonly devices: readonly Device[];
  /** Who is viewing: determines which actions are offered. */
  readonly context: ActionContext;
  /** How the host handles each action; an action without a handler is not shown. */
  readonly handlers: DeviceActionHandlers;
  /** The chosen size of the cards; the smallest by default. */
  readonly size?: CardSizePreset;
  /** Whether other devices are loading: another page or group. */
  readonly busy?: boolean;
  /** The displayed group of a device; its stored name by default. */
  readonly groupName?: (device: Device) => string;
  /** The address of a device's details. */
  readonly detailHref?: ((device: Device) => string) | undefined;
  /** The selected devices, on this page and on others; without it there are no checkboxes. */
  readonly selected?: Selection;
  readonly onSelectionChange?: (change: { readonly selected: Selection }) => void;
  /** Clicks on a star; without it there are no stars. */
  readonly onToggleFavourite?: ((choice: DeviceChoice) => void) | undefined;
  /** An action was chosen that its rule refuses. */
  readonly onRefused?: ((refusal: RefusedAction) => void) | undefined;
}

const NONE: Selection = new Set();

/** The devices as cards, one card each [B-LIST-01]. */
export function DeviceCardGrid(props: DeviceCardGridProps) {
  const {
    devices,
    context,
    handlers,
    size = 0,
    busy = false,
    groupName,
    detailHref,
    onToggleFavourite,
    onRefused,
    selected = NONE,
    onSelectionChange,
  } = props;
  const onChoose = useChooseAction({ handlers, onRefused });
  const onSelect = useHandler(({ id }: Device) => onSelectionChange?.({ selected: toggleSelection(selected, id) }));
  const onKeyDown = useDeviceShortcuts({ context, handlers, onRefused, onToggle: onSelectionChange && onSelect });
  const menu = useDeviceMenu({ devices, context, handlers, onRefused });
  return (
    <DeviceColumns devices={devices} size={size} busy={busy} menu={menu.menu}>
      {(device) => (
        <DeviceCard
          device={device}
          context={context}
          handlers={handlers}
          menuOpen={menu.openId === device.id}
          onOpenMenu={menu.open}
          onContextMenu={menu.openAtPointer}
          onKeyDown={onKeyDown}
          {...(groupName ? { groupName: groupName(device) } : {})}
          detailHref={detailHref?.(device)}
          selected={selected.has(device.id)}
          onSelect={onSelectionChange && onSelect}
          onToggleFavourite={onToggleFavourite}
          onChoose={onChoose}
        />
      )}
    </DeviceColumns>
  );
}
