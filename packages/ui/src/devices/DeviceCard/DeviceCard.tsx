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
  /** Who looks: decides which actions are offered. */
  readonly context: ActionContext;
  /** What the host does with each action; an action without a handler is not drawn. */
  readonly handlers: DeviceActionHandlers;
  /** Whether the device is selected. */
  readonly selected?: boolean;
  /** The checkbox was pressed; without it there is none. */
  readonly onSelect?: ((device: Device) => void) | undefined;
  /** Whether the menu of the device is open. */
  readonly menuOpen?: boolean;
  /** Opens the menu of the list that contains the card; without it the card has none. */
  readonly onOpenMenu?: DeviceMenu['open'] | undefined;
  /** Opens it by the right button, or by the key for it. */
  readonly onContextMenu?: DeviceMenu['openAtPointer'] | undefined;
  /** A key was pressed in the card. */
  readonly onKeyDown?: DeviceKeyDown | undefined;
  /** The group as it is shown; the stored name by default. */
  readonly groupName?: string;
  /** Where the details are; the name is a link then. */
  readonly detailHref?: string | undefined;
  /** Presses of the star; without it there is none. */
  readonly onToggleFavourite?: ((choice: DeviceChoice) => void) | undefined;
  /** The main act was pressed. */
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

/** Tags that a card shows at most, in one line. */
const TAGS_ON_CARD = 2;

/** How busy the device is: one below the other beside the card, side by side below it. */
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
 * One device as a card: what it is, how it is, and what can be done with it. Redrawn only when something of its own
 * changed [B-CARD-08] [B-CARD-09] [B-CARD-10].
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
