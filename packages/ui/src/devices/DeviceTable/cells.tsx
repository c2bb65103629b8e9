import type { Device } from '@remote-console/api-client';
import {
  connectControl,
  hasTime,
  isOnline,
  pageSelection,
  type ActionContext,
  type DeviceAction,
} from '@remote-console/domain';
import { useContext } from 'react';
import { useText } from '../../i18n/index.ts';
import {
  DenseButton,
  DenseCheckbox,
  Hint,
  OperatingSystemIcon,
  RelativeTime,
  useIsOutdated,
} from '../../primitives/index.ts';
import { connectButtons, type DeviceActionHandlers, type DeviceChoice, type DrawnAction } from '../actions.ts';
import { actionLook, DeviceActionsButton, type DeviceMenu } from '../DeviceActionsMenu/index.ts';
import { DeviceMemo, type DeviceMemoProps } from '../DeviceMemo/index.ts';
import { DeviceName, type DeviceNameProps } from '../DeviceName/index.ts';
import {
  DeviceCheckbox,
  DeviceStateSign,
  FavouriteStar,
  IdentitySign,
  OnDeviceSign,
  PinnedSign,
  SimulatedSign,
} from '../DeviceSigns/index.ts';
import { reachClass, useActionHint } from '../useActionHint.ts';
import styles from './DeviceTable.module.css';
import { TableStateContext } from './tableState.ts';

interface CellProps {
  readonly device: Device;
}

/** How a device is; below it, whether somebody is on it. */
export function StateCell({ device }: CellProps) {
  return (
    <div className={styles.state}>
      <DeviceStateSign device={device} />
      <OnDeviceSign device={device} />
    </div>
  );
}

interface PageSelectionCellProps {
  readonly onToggle: () => void;
}

/** The checkbox of the head: takes the page in, and out again. */
export function PageSelectionCell({ onToggle }: PageSelectionCellProps) {
  const text = useText('devices');
  const { devices, selected } = useContext(TableStateContext);
  const isOutdated = useIsOutdated();
  const onPage = pageSelection(
    selected,
    devices.map(({ pk }) => pk),
  );
  return (
    <span className={styles.pageBox}>
      <DenseCheckbox
        aria-label={text('selectAllOnPage')}
        disabled={isOutdated}
        checked={onPage === 'all'}
        indeterminate={onPage === 'some'}
        onChange={onToggle}
      />
    </span>
  );
}

interface SelectionCellProps extends CellProps {
  readonly onToggle: (device: Device) => void;
}

/** The checkbox of a device. */
export function SelectionCell({ device, onToggle }: SelectionCellProps) {
  const { selected } = useContext(TableStateContext);
  return <DeviceCheckbox device={device} checked={selected.has(device.pk)} onSelect={onToggle} />;
}

interface ActionsCellProps extends CellProps {
  readonly onToggleFavourite: ((choice: DeviceChoice) => void) | undefined;
  readonly onOpenMenu: DeviceMenu['open'];
}

/** The star of a device and its menu. */
export function ActionsCell({ device, onToggleFavourite, onOpenMenu }: ActionsCellProps) {
  const { openPk } = useContext(TableStateContext);
  return (
    <>
      {onToggleFavourite && <FavouriteStar device={device} onToggle={onToggleFavourite} />}
      <DeviceActionsButton device={device} expanded={openPk === device.pk} onOpen={onOpenMenu} />
    </>
  );
}

interface NameCellProps extends CellProps, Pick<DeviceNameProps, 'onOpen'> {
  /** Whether the device comes before others in every order. */
  readonly pinned: boolean;
  readonly detailHref: ((device: Device) => string) | undefined;
}

/** Operating system, name and address of a device. */
export function NameCell({ device, pinned, detailHref, onOpen }: NameCellProps) {
  const { s_pri_ip: address } = device;
  const kind = device.simulated ? <SimulatedSign /> : pinned && <PinnedSign />;
  // One sign at most, or the address has no room: a warning comes first.
  const sign = device.identity_conflicts.length > 0 ? <IdentitySign /> : kind;
  return (
    <>
      <OperatingSystemIcon code={device.dev_os_id} />
      <div className={styles.naming} title={device.alias}>
        <DeviceName device={device} href={detailHref?.(device)} onOpen={onOpen} />
        {address === '' ? (
          sign
        ) : (
          <div className={styles.address}>
            <span className={styles.figures} title={address}>
              {address}
            </span>
            {sign}
          </div>
        )}
      </div>
    </>
  );
}

/** When a device connected last; below it, of one that is not connected any more, when it was there last. */
export function ConnectedCell({ device }: CellProps) {
  const text = useText('devices');
  const isOutdated = useIsOutdated();
  const { last_connected_time: connected, last_disconnected_time: disconnected } = device;
  if (isOutdated || isOnline(device) || !hasTime(disconnected)) return <RelativeTime instant={connected} />;
  return (
    <div>
      <RelativeTime instant={connected} />
      <div className={styles.seen}>
        {text('seen')} <RelativeTime instant={disconnected} />
      </div>
    </div>
  );
}

/**
 * The memo in its cell. The open field floats above the row, which keeps its height; it belongs to its device, whatever
 * row that takes its place.
 */
export function MemoCell(props: DeviceMemoProps) {
  return (
    <div className={styles.memo} title={props.device.memo}>
      <DeviceMemo key={props.device.pk} quiet {...props} />
    </div>
  );
}

/** Takes the place of a button that the person has no use for. */
function stateWord(control: 'remote' | 'requestApproval', { approval_requested }: Device) {
  if (control === 'remote') return 'approved';
  return approval_requested ? 'actionApprovalRequested' : 'approvalNeeded';
}

/** The words of an action where there is little room. */
function shortLabel(action: DeviceAction) {
  switch (action) {
    case 'remote':
      return 'actionRemoteShort';
    case 'fileTransfer':
      return 'actionFileTransferShort';
    default:
      return null;
  }
}

interface ConnectCellProps extends CellProps {
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

/**
 * How one connects to the device now; in words where there is nothing to press, and nothing while that is unknown
 * [B-TABLE-10] [B-TABLE-11] [B-TABLE-12].
 */
export function ConnectCell({ device, context, handlers, onChoose }: ConnectCellProps) {
  const text = useText('devices');
  const common = useText('common');
  const hintOf = useActionHint();
  const isOutdated = useIsOutdated();
  if (isOutdated) return null;
  const control = connectControl(device);
  const drawn = connectButtons(device, context, handlers);
  if (drawn.length === 0) {
    const words = control === 'offline' ? common('offline') : text(stateWord(control, device));
    return <div className={styles.words}>{words}</div>;
  }
  return drawn.map((entry) => {
    const { sign, label } = actionLook(entry.action, device);
    return (
      <Hint key={entry.action} text={hintOf(entry)}>
        {(target) => (
          <DenseButton
            {...target}
            look="outlined"
            sign={sign}
            className={reachClass(entry)}
            aria-disabled={entry.enabled ? undefined : true}
            onClick={() => entry.enabled && onChoose(entry, device)}
          >
            {text(shortLabel(entry.action) ?? label)}
          </DenseButton>
        )}
      </Hint>
    );
  });
}
