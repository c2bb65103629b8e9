import type { Device } from '@remote-console/api-client';
import type { ActionContext } from '@remote-console/domain';
import { memo, useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { operatingSystemIcon, UsageMeter } from '../../primitives/index.ts';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction } from '../actions.ts';
import { deviceActionsButton } from '../DeviceActionsMenu/deviceActionsButton.tsx';
import type { DeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { DeviceName } from '../DeviceName/DeviceName.tsx';
import {
  deviceCheckbox,
  favouriteStar,
  identitySign,
  LastSeen,
  onDeviceSign,
  simulatedSign,
} from '../DeviceBadges/DeviceBadges.tsx';
import { deviceStateSign } from '../DeviceBadges/PowerBadges.tsx';
import { useSignTools } from '../DeviceBadges/useSignTools.ts';
import { MainButton, MainHint } from '../MainButton/MainButton.tsx';
import { TagList } from '../../tags/index.ts';
import type { DeviceKeyDown } from '../useDeviceShortcuts.ts';
import { whereaboutsOf } from '../whereabouts.ts';
import { CardFrame } from './CardFrame.tsx';
import styles from './DeviceCard.module.css';

export interface DeviceCardProps {
  readonly device: Device;
  /** Who is viewing: determines which actions are offered. */
  readonly context: ActionContext;
  /** How the host handles each action; an action without a handler is not shown. */
  readonly handlers: DeviceActionHandlers;
  /** Whether the device is selected. */
  readonly selected?: boolean;
  /** The checkbox was clicked; without a handler there is none. */
  readonly onSelect?: ((device: Device) => void) | undefined;
  /** Whether the menu of the device is open. */
  readonly menuOpen?: boolean;
  /** Opens the menu of the list that contains the card; without it the card has no menu button. */
  readonly onOpenMenu?: DeviceMenu['open'] | undefined;
  /** Opens it by right click, or by the context menu key. */
  readonly onContextMenu?: DeviceMenu['openAtPointer'] | undefined;
  /** A key was pressed in the card. */
  readonly onKeyDown?: DeviceKeyDown | undefined;
  /** The displayed group name; the stored one by default. */
  readonly groupName?: string;
  /** Address of the details; makes the name a link. */
  readonly detailHref?: string | undefined;
  /** Clicks on the star; without it there is none. */
  readonly onToggleFavourite?: ((choice: DeviceChoice) => void) | undefined;
  /** The main action was clicked. */
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

/** Maximum number of tags on a card, in one line. */
const TAGS_ON_CARD = 2;

/** Resource usage: stacked next to the card, side by side below it. */
function Usage({ device }: { readonly device: Device }) {
  const text = useText('devices');
  return (
    <div className={styles.usage}>
      <UsageMeter label={text('cpu')} percent={device.cpuUsage} />
      <UsageMeter label={text('memory')} percent={device.memoryUsage} />
      <UsageMeter label={text('disk')} percent={device.diskUsage} />
    </div>
  );
}

function Absence({ device }: { readonly device: Device }) {
  const text = useText('devices');
  return (
    <div className={styles.absence}>
      <div className={styles.lastSeen}>
        <LastSeen device={device} />
      </div>
      {text('offlineHint')}
    </div>
  );
}

/**
 * One device as a card: what it is, its state, and its actions. Re-rendered only when its own data changed [B-CARD-08]
 * [B-CARD-09] [B-CARD-10].
 */
export const DeviceCard = memo(function DeviceCard(props: DeviceCardProps) {
  const { device, context, handlers, groupName = device.groupName, detailHref } = props;
  const { selected = false, onSelect } = props;
  const { menuOpen = false, onOpenMenu, onContextMenu, onKeyDown, onToggleFavourite, onChoose } = props;
  const nameId = useId();
  const signs = useSignTools();
  const { isOutdated } = signs;
  const whereabouts = whereaboutsOf(device, groupName);
  return (
    <CardFrame
      nameId={nameId}
      selected={selected}
      onContextMenu={(event) => onContextMenu?.(event, device)}
      onKeyDown={(event) => onKeyDown?.(event, device)}
      beside={
        <>
          <div className={styles.marks}>
            {onSelect && deviceCheckbox({ device, checked: selected, onSelect }, signs)}
            {onToggleFavourite && favouriteStar({ device, onToggle: onToggleFavourite }, signs)}
          </div>
          {device.isOnline && !isOutdated && <Usage device={device} />}
        </>
      }
    >
      <div className={styles.title}>
        {operatingSystemIcon({ code: device.osId, size: 36 }, signs.common)}
        <div className={styles.naming}>
          <div id={nameId} title={device.alias}>
            <DeviceName device={device} href={detailHref} onOpen={handlers.detail} />
          </div>
          <div title={whereabouts} className={styles.whereabouts}>
            {whereabouts}
          </div>
        </div>
      </div>
      <div className={styles.state}>
        {deviceStateSign(device, signs)}
        {onDeviceSign(device, signs)}
        {device.simulated && simulatedSign(signs)}
        {device.identityConflicts.length > 0 && identitySign(signs)}
      </div>
      {device.tags.length > 0 && <TagList deviceName={device.alias} tags={device.tags} atMost={TAGS_ON_CARD} />}
      {!device.isOnline && !isOutdated && <Absence device={device} />}
      <div className={styles.acts}>
        <MainButton device={device} context={context} handlers={handlers} detailHref={detailHref} onChoose={onChoose} />
        {onOpenMenu && deviceActionsButton({ look: 'outlined', device, expanded: menuOpen, onOpen: onOpenMenu }, signs)}
      </div>
      <MainHint device={device} context={context} handlers={handlers} />
    </CardFrame>
  );
});
