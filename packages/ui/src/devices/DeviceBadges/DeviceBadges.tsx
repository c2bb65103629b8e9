import type { Device } from '@remote-console/api-client';
import { hasTime, isFavourite } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { denseButton, denseCheckbox, RelativeTime } from '../../primitives/index.ts';
import type { DeviceChoice } from '../actions.ts';
import styles from './DeviceBadges.module.css';
import type { SignTools } from './useSignTools.ts';

/** Marks a device that the demonstration simulates. */
export function simulatedSign({ text }: Pick<SignTools, 'text'>) {
  return <span className={styles.simulated}>{text('simulated')}</span>;
}

/** `simulatedSign` as a component, for places with few of them. */
export function SimulatedBadge() {
  return simulatedSign({ text: useText('devices') });
}

/** Marks a device that is pinned above the simulated ones, whatever the order of the list. */
export function pinnedSign({ text }: SignTools) {
  return (
    <span className={styles.simulated} title={text('pinnedHint')}>
      {text('pinned')}
    </span>
  );
}

/** Marks a device whose agent identity was used by others, which the device page explains. */
export function identitySign({ text }: SignTools) {
  return (
    <span className={`${styles.simulated} ${styles.late}`} title={text('identitySignHint')}>
      {text('identitySign')}
    </span>
  );
}

/** Says how many people are connected to a device from their browsers; nothing if nobody is, or if unknown. */
export function onDeviceSign({ onDevice: count }: Pick<Device, 'onDevice'>, { text, isOutdated }: SignTools) {
  if (count === 0 || isOutdated) return null;
  return (
    <span className={`${styles.simulated} ${styles.used}`} title={text('onDeviceSignHint')}>
      {text('onDeviceSign', { count })}
    </span>
  );
}

interface FavouriteStarInput {
  readonly device: Device;
  /** The star was clicked. It is enabled in every state: a favorite is the person's own bookmark. */
  readonly onToggle: (choice: DeviceChoice) => void;
}

/** The star of a device: filled for a favorite. */
export function favouriteStar({ device, onToggle }: FavouriteStarInput, { text, isOutdated }: SignTools) {
  const marked = isFavourite(device);
  return denseButton({
    look: 'icon',
    sign: marked ? 'starFilled' : 'star',
    className: marked ? styles.marked : styles.unmarked,
    disabled: isOutdated,
    'aria-pressed': marked,
    'aria-label': text('favouriteOf', { name: device.alias }),
    title: text(marked ? 'actionUnfavourite' : 'actionFavourite'),
    onClick: () => onToggle({ device }),
  });
}

interface DeviceCheckboxInput {
  readonly device: Device;
  readonly checked: boolean;
  readonly onSelect: (device: Device) => void;
}

/** The checkbox of a device. */
export function deviceCheckbox({ device, checked, onSelect }: DeviceCheckboxInput, { text, isOutdated }: SignTools) {
  return denseCheckbox({
    checked,
    disabled: isOutdated,
    'aria-label': text('selectDevice', { name: device.alias }),
    onChange: () => onSelect(device),
  });
}

/** When an offline device was last online. */
export function LastSeen({ device }: { readonly device: Pick<Device, 'lastConnectedTime' | 'lastDisconnectedTime'> }) {
  const text = useText('devices');
  const { lastConnectedTime: connected, lastDisconnectedTime: disconnected } = device;
  const instant = hasTime(disconnected) ? disconnected : connected;
  if (!hasTime(instant)) return <>{text('neverSeen')}</>;
  return (
    <>
      {text('lastSeen')} <RelativeTime instant={instant} />
    </>
  );
}

/** When a device was last online, and when it last connected; an online one is there now. */
export function Contact({
  device,
}: {
  readonly device: Pick<Device, 'isOnline' | 'lastConnectedTime' | 'lastDisconnectedTime'>;
}) {
  const text = useText('devices');
  const common = useText('common');
  const isKnown = hasTime(device.lastConnectedTime);
  return (
    <>
      {device.isOnline ? (
        <>
          {text('lastSeen')} {common('timeNow')}
        </>
      ) : (
        <LastSeen device={device} />
      )}
      {isKnown && (
        <>
          {' · '}
          {text('columnLastConnected')} <RelativeTime instant={device.lastConnectedTime} />
        </>
      )}
    </>
  );
}
