import type { Device } from '@remote-console/api-client';
import { denseButton } from '../../primitives/index.ts';
import type { SignTools } from '../DeviceBadges/useSignTools.ts';
import styles from './DeviceActionsButton.module.css';

interface DeviceActionsButtonInput {
  readonly device: Device;
  /** Whether its menu is open. */
  readonly expanded: boolean;
  /** `outlined` next to buttons with a border. */
  readonly look?: 'plain' | 'outlined';
  readonly onOpen: (opening: { readonly device: Device; readonly anchor: HTMLElement }) => void;
}

/** The three-dot button that opens the menu of a device. */
export function deviceActionsButton(
  { device, expanded, look = 'plain', onOpen }: DeviceActionsButtonInput,
  { text, isOutdated }: SignTools,
) {
  return denseButton({
    look: 'icon',
    sign: 'ellipsis',
    className: look === 'outlined' ? styles.outlined : '',
    'aria-label': text('actionsOf', { name: device.alias }),
    'data-device-menu': device.id,
    disabled: isOutdated,
    'aria-haspopup': 'menu',
    'aria-expanded': expanded,
    onClick: (event) => onOpen({ device, anchor: event.currentTarget }),
  });
}
