import type { Device } from '@remote-console/api-client';
import type { CardSizePreset } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { LoadingBar } from '../../primitives/index.ts';
import { CardColumns } from './CardColumns.tsx';
import styles from './DeviceCardGrid.module.css';

interface DeviceColumnsProps {
  readonly devices: readonly Device[];
  readonly size: CardSizePreset;
  /** Whether other devices are loading. */
  readonly busy: boolean;
  /** The shared menu of all devices. */
  readonly menu: ReactNode;
  /** Renders a device. */
  readonly children: (device: Device) => ReactNode;
}

/** Devices in columns, each as a list item, with their menu and a progress line while others load. */
export function DeviceColumns({ devices, size, busy, menu, children }: DeviceColumnsProps) {
  const text = useText('devices');
  return (
    <div className={styles.devices}>
      {busy && <LoadingBar />}
      <CardColumns size={size} label={text('list')} busy={busy}>
        {devices.map((device) => (
          <li key={device.id} className={styles.place}>
            {children(device)}
          </li>
        ))}
      </CardColumns>
      {menu}
    </div>
  );
}
