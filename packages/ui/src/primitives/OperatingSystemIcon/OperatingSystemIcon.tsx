import { operatingSystemOf, type OperatingSystemId } from '@remote-console/domain';
import { useText, type TextFunction } from '../../i18n/index.ts';
import styles from './OperatingSystemIcon.module.css';

export interface OperatingSystemIconProps {
  /** `osId` of the device. */
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

/** An `OperatingSystemIcon` without a component of its own, for rows: see `denseButton`. */
export function operatingSystemIcon({ code, size }: OperatingSystemIconProps, text: TextFunction<'common'>) {
  const system = operatingSystemOf(code);
  const name = system.name ?? text('osUnknown');
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={styles.tile}
      style={size === undefined ? undefined : { width: size, height: size }}
    >
      {SHORT[system.id]}
    </span>
  );
}

/** The operating system as a tile of three letters; its name is announced and shown on hover. */
export function OperatingSystemIcon(props: OperatingSystemIconProps) {
  return operatingSystemIcon(props, useText('common'));
}
