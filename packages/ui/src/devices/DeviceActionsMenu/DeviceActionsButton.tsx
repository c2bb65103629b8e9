import type { Device } from '@remote-console/api-client';
import { useText } from '../../i18n/index.ts';
import { DenseButton, useIsOutdated } from '../../primitives/index.ts';
import styles from './DeviceActionsButton.module.css';

export interface DeviceActionsButtonProps {
  readonly device: Device;
  /** Whether its menu is open. */
  readonly expanded: boolean;
  /** `outlined` beside buttons with a border. */
  readonly look?: 'plain' | 'outlined';
  readonly onOpen: (opening: { readonly device: Device; readonly anchor: HTMLElement }) => void;
}

/** The three dots that open the menu of a device. */
export function DeviceActionsButton({ device, expanded, look = 'plain', onOpen }: DeviceActionsButtonProps) {
  const text = useText('devices');
  const isOutdated = useIsOutdated();
  return (
    <DenseButton
      look="icon"
      sign="ellipsis"
      className={look === 'outlined' ? styles.outlined : ''}
      aria-label={text('actionsOf', { name: device.alias })}
      data-device-menu={device.pk}
      disabled={isOutdated}
      aria-haspopup="menu"
      aria-expanded={expanded}
      onClick={(event) => onOpen({ device, anchor: event.currentTarget })}
    />
  );
}
