import { operatingSystemOf, type OperatingSystemId } from '@remote-console/domain';
import { useText } from '../../i18n/useText.ts';
import styles from './OperatingSystemIcon.module.css';

export interface OperatingSystemIconProps {
  /** `dev_os_id` of the device. */
  readonly code: number | null | undefined;
  /** Edge in pixels; 30 by default. */
  readonly size?: number;
}

const SHORT = {
  unknown: '?',
  windows: 'WIN',
  linux: 'LNX',
  mac: 'MAC',
  android: 'AND',
  ios: 'iOS',
} as const satisfies Record<OperatingSystemId, string>;

/** The operating system as a tile of three letters; its name is read out and shows on hover. */
export function OperatingSystemIcon({ code, size = 30 }: OperatingSystemIconProps) {
  const text = useText('common');
  const system = operatingSystemOf(code);
  const name = system.name ?? text('osUnknown');
  return (
    <span role="img" aria-label={name} title={name} className={styles.tile} style={{ width: size, height: size }}>
      {SHORT[system.id]}
    </span>
  );
}
