import type { Device } from '@remote-console/api-client';
import { connectControl, hasTime, pageSelection, type ActionContext, type DeviceAction } from '@remote-console/domain';
import { Fragment, useContext } from 'react';
import { useMessage, type MessageFunction } from '../../i18n/index.ts';
import { denseButton, DenseCheckbox, hinted, operatingSystemIcon, RelativeTime } from '../../primitives/index.ts';
import { connectButtons, type ConnectButton, type DeviceActionHandlers, type DrawnAction } from '../actions.ts';
import { actionPresentation } from '../DeviceActionsMenu/actionPresentation.ts';
import { deviceMemo, type DeviceMemoProps } from '../DeviceMemo/DeviceMemo.tsx';
import { DeviceName, type DeviceNameProps } from '../DeviceName/DeviceName.tsx';
import { deviceStateSign } from '../DeviceBadges/PowerBadges.tsx';
import { identitySign, onDeviceSign, pinnedSign, simulatedSign } from '../DeviceBadges/DeviceBadges.tsx';
import { useSignTools, type SignTools } from '../DeviceBadges/useSignTools.ts';
import { reachClass, useActionHint } from '../useActionHint.ts';
import styles from './DeviceTable.module.css';
import { TableStateContext } from './tableState.ts';

/**
 * What cells are drawn with. A cell is a function, not a component: a row is drawn as a whole, and twenty components for
 * each of its devices would be most of what React draws again whenever all rows change.
 */
export interface CellTools {
  readonly signs: SignTools;
  readonly message: MessageFunction;
  readonly hintOf: (drawn: DrawnAction) => string | null;
}

/** The tools for cells, each the same until it changes. */
export function useCellTools(): CellTools {
  return { signs: useSignTools(), message: useMessage(), hintOf: useActionHint() };
}

/** How a device is; below it, whether somebody is on it. */
export function stateCell(device: Device, { signs }: CellTools) {
  return (
    <div className={styles.state}>
      {deviceStateSign(device, signs)}
      {onDeviceSign(device, signs)}
    </div>
  );
}

interface PageSelectionCellProps {
  readonly onToggle: () => void;
}

/** The checkbox of the head: takes the page in, and out again. */
export function PageSelectionCell({ onToggle }: PageSelectionCellProps) {
  const { text, isOutdated } = useSignTools();
  const { devices, selected } = useContext(TableStateContext);
  const onPage = pageSelection(
    selected,
    devices.map(({ id }) => id),
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

interface NameCellInput extends Pick<DeviceNameProps, 'onOpen' | 'href'> {
  /** Whether the device comes before others in every order. */
  readonly pinned: boolean;
}

/** Operating system, name and address of a device. */
export function nameCell(device: Device, { pinned, href, onOpen }: NameCellInput, { signs }: CellTools) {
  const { privateIp: address } = device;
  const kind = device.simulated ? simulatedSign(signs) : pinned && pinnedSign(signs);
  // One sign at most, or the address has no room: a warning comes first.
  const sign = device.identityConflicts.length > 0 ? identitySign(signs) : kind;
  return (
    <>
      {operatingSystemIcon({ code: device.osId }, signs.common)}
      <div className={styles.naming} title={device.alias}>
        <DeviceName device={device} href={href} onOpen={onOpen} />
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
export function connectedCell(device: Device, { signs: { text, isOutdated } }: CellTools) {
  const { lastConnectedTime: connected, lastDisconnectedTime: disconnected } = device;
  if (isOutdated || device.isOnline || !hasTime(disconnected)) return <RelativeTime instant={connected} />;
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
export function memoCell(input: Omit<DeviceMemoProps, 'quiet'>, { signs: { text }, message }: CellTools) {
  return (
    <div className={styles.memo} title={input.device.memo}>
      {deviceMemo({ ...input, quiet: true }, { text, message })}
    </div>
  );
}

/** Takes the place of a button that the person has no use for. */
function stateWord(control: 'remote' | 'requestApproval', { approvalRequested }: Device) {
  if (control === 'remote') return 'approved';
  return approvalRequested ? 'actionApprovalRequested' : 'approvalNeeded';
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

interface ConnectCellInput {
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

/**
 * How one connects to the device now; in words where there is nothing to press, and nothing while that is unknown
 * [B-TABLE-10] [B-TABLE-11] [B-TABLE-12].
 */
export function connectCell(device: Device, { context, handlers, onChoose }: ConnectCellInput, tools: CellTools) {
  const { text, common, isOutdated } = tools.signs;
  if (isOutdated) return null;
  const control = connectControl(device);
  const drawn = connectButtons(device, context, handlers);
  if (drawn.length === 0) {
    const words = control === 'offline' ? common('offline') : text(stateWord(control, device));
    return <div className={styles.words}>{words}</div>;
  }
  const button = (entry: ConnectButton) => {
    const { sign, label } = actionPresentation(entry.action, device);
    return denseButton({
      ...hinted(tools.hintOf(entry)),
      look: 'outlined',
      sign,
      className: reachClass(entry),
      'aria-disabled': entry.enabled ? undefined : true,
      onClick: () => entry.enabled && onChoose(entry, device),
      children: text(shortLabel(entry.action) ?? label),
    });
  };
  return drawn.map((entry) => <Fragment key={entry.action}>{button(entry)}</Fragment>);
}
