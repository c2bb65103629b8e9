import type { Device } from '@remote-console/api-client';
import { BareLink, DenseButton } from '../../primitives/index.ts';
import type { DeviceChoice } from '../actions.ts';
import styles from './DeviceName.module.css';

export interface DeviceNameProps {
  readonly device: Device;
  /** Address of its details; makes the name a link. */
  readonly href: string | undefined;
  /** Opens its details, if there is no address for them. */
  readonly onOpen: ((choice: DeviceChoice) => void) | undefined;
}

/** The name of a device: a link or a button to its details, or plain text. */
export function DeviceName({ device, href, onOpen }: DeviceNameProps) {
  if (href !== undefined) {
    return (
      <BareLink href={href} className={`${styles.name} ${styles.link}`}>
        {device.alias}
      </BareLink>
    );
  }
  if (!onOpen) return <div className={styles.name}>{device.alias}</div>;
  return (
    <DenseButton look="bare" className={`${styles.name} ${styles.button}`} onClick={() => onOpen({ device })}>
      {device.alias}
    </DenseButton>
  );
}
