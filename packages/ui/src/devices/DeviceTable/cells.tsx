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
 * What cells are rendered with. A cell is a function, not a component: a row renders as a whole, and twenty components
 * per device would be most of React's work when all rows change.
 */
export interface CellTools {
  readonly signs: SignTools;
  readonly message: MessageFunction;
  readonly hintOf: (drawn: DrawnAction) => string | null;
}

/** The tools for cells, each stable until it changes. */
export function useCellTools(): CellTools {
  return { signs: useSignTools(), message: useMessage(), hintOf: useActionHint() };
}

/** The state of a device; below it, whether somebody is connected. */
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

/** The checkbox of the header: selects and deselects the page. */
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
  /** Whether the device comes first in every order. */
  readonly pinned: boolean;
}

/** Operating system, name and address of a device. */
export function nameCell(device: Device, { pinned, href, onOpen }: NameCellInput, { signs }: CellTools) {
  const { privateIp: address } = device;
  const kind = device.simulated ? simulatedSign(signs) : pinned && pinnedSign(signs);
  // At most one sign, or the address has no room: a warning takes precedence.
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

/** When a device last connected; if disconnected, below it when it was last online. */
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
 * The memo in its cell. The open field floats above the row, which keeps its height; it belongs to its device, even if
 * the row changes.
 */
export function memoCell(input: Omit<DeviceMemoProps, 'quiet'>, { signs: { text }, message }: CellTools) {
  return (
    <div className={styles.memo} title={input.device.memo}>
      {deviceMemo({ ...input, quiet: true }, { text, message })}
    </div>
  );
}

/** Replaces a button that is of no use to the person. */
function stateWord(control: 'remote' | 'requestApproval', { approvalRequested }: Device) {
  if (control === 'remote') return 'approved';
  return approvalRequested ? 'actionApprovalRequested' : 'approvalNeeded';
}

/** The short text of an action. */
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
 * The current ways to connect to the device; text if there is no button, and nothing while unknown [B-TABLE-10]
 * [B-TABLE-11] [B-TABLE-12].
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
