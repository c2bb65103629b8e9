import type { Device } from '@remote-console/api-client';
import { toggleSelection, type ActionContext, type Selection } from '@remote-console/domain';
import { memo, useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { LoadingBar, operatingSystemIcon } from '../../primitives/index.ts';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction, RefusedAction } from '../actions.ts';
import { deviceActionsButton } from '../DeviceActionsMenu/deviceActionsButton.tsx';
import { useDeviceMenu, type DeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { DeviceName } from '../DeviceName/DeviceName.tsx';
import {
  deviceCheckbox,
  favouriteStar,
  identitySign,
  onDeviceSign,
  simulatedSign,
} from '../DeviceBadges/DeviceBadges.tsx';
import { deviceStateSign } from '../DeviceBadges/PowerBadges.tsx';
import { useSignTools } from '../DeviceBadges/useSignTools.ts';
import { MainButton, MainHint } from '../MainButton/MainButton.tsx';
import { TagList } from '../../tags/index.ts';
import { useChooseAction, useHandler } from '../useHandler.ts';
import { whereaboutsOf } from '../whereabouts.ts';
import styles from './DeviceRowCards.module.css';

export interface DeviceRowCardsProps {
  readonly devices: readonly Device[];
  /** Who is viewing: determines which actions are offered. */
  readonly context: ActionContext;
  /** How the host handles each action; an action without a handler is not shown. */
  readonly handlers: DeviceActionHandlers;
  /** Whether other devices are loading. */
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

/** Maximum number of tags on a card, in one line. */
const TAGS_ON_CARD = 3;

interface RowCardProps extends Pick<DeviceRowCardsProps, 'context' | 'handlers' | 'onToggleFavourite'> {
  readonly device: Device;
  readonly groupName: string;
  readonly detailHref: string | undefined;
  readonly selected: boolean;
  readonly onSelect: ((device: Device) => void) | undefined;
  readonly menuOpen: boolean;
  readonly onOpenMenu: DeviceMenu['open'];
  readonly onContextMenu: DeviceMenu['openAtPointer'];
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

const RowCard = memo(function RowCard(props: RowCardProps) {
  const { device, context, handlers, groupName, detailHref, selected, onSelect, menuOpen } = props;
  const { onOpenMenu, onContextMenu, onToggleFavourite, onChoose } = props;
  const nameId = useId();
  const signs = useSignTools();
  const whereabouts = whereaboutsOf(device, groupName);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its button opens the same menu.
    <article
      aria-labelledby={nameId}
      onContextMenu={(event) => onContextMenu(event, device)}
      className={`${styles.card} ${selected ? styles.selected : ''}`}
    >
      <div className={styles.title}>
        {onSelect && (
          <span className={styles.box}>{deviceCheckbox({ device, checked: selected, onSelect }, signs)}</span>
        )}
        {operatingSystemIcon({ code: device.osId, size: 38 }, signs.common)}
        <div className={styles.naming}>
          <div id={nameId} title={device.alias}>
            <DeviceName device={device} href={detailHref} onOpen={handlers.detail} />
          </div>
          <div title={whereabouts} className={styles.whereabouts}>
            {whereabouts}
          </div>
        </div>
        <div className={styles.state}>
          {deviceStateSign(device, signs)}
          {onDeviceSign(device, signs)}
          {device.simulated && simulatedSign(signs)}
          {device.identityConflicts.length > 0 && identitySign(signs)}
        </div>
      </div>
      {device.tags.length > 0 && (
        <div className={styles.tags}>
          <TagList deviceName={device.alias} tags={device.tags} atMost={TAGS_ON_CARD} />
        </div>
      )}
      <div className={styles.acts}>
        <MainButton device={device} context={context} handlers={handlers} detailHref={detailHref} onChoose={onChoose} />
        {onToggleFavourite && favouriteStar({ device, onToggle: onToggleFavourite }, signs)}
        {deviceActionsButton({ look: 'outlined', device, expanded: menuOpen, onOpen: onOpenMenu }, signs)}
      </div>
      <MainHint device={device} context={context} handlers={handlers} />
    </article>
  );
});

/** The device table on a phone: a list of cards with one main action each. */
export function DeviceRowCards(props: DeviceRowCardsProps) {
  const { devices, busy = false, context, handlers, groupName, detailHref, onToggleFavourite, onRefused } = props;
  const { selected = NONE, onSelectionChange } = props;
  const text = useText('devices');
  const onChoose = useChooseAction({ handlers, onRefused });
  const onSelect = useHandler(({ id }: Device) => onSelectionChange?.({ selected: toggleSelection(selected, id) }));
  const menu = useDeviceMenu({ devices, context, handlers, onRefused });
  return (
    <div className={styles.devices}>
      {busy && <LoadingBar />}
      <ul aria-label={text('list')} aria-busy={busy} className={styles.list}>
        {devices.map((device) => (
          <li key={device.id}>
            <RowCard
              device={device}
              context={context}
              handlers={handlers}
              groupName={groupName?.(device) ?? device.groupName}
              detailHref={detailHref?.(device)}
              selected={selected.has(device.id)}
              onSelect={onSelectionChange && onSelect}
              menuOpen={menu.openId === device.id}
              onOpenMenu={menu.open}
              onContextMenu={menu.openAtPointer}
              onToggleFavourite={onToggleFavourite}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {menu.menu}
    </div>
  );
}
