import { useText, type TextFunction } from '../../i18n/index.ts';
import styles from './StatusBadge.module.css';

/** The meanings of a badge. */
export type StatusTone = 'online' | 'offline' | 'unknown' | 'warn' | 'error' | 'info';

export interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** The text next to the icon. The tone's own name by default. */
  readonly label?: string;
  /** `chip` (default) has a soft background; `plain` is only icon and text. */
  readonly variant?: 'chip' | 'plain';
}

const WORDS = {
  online: 'online',
  offline: 'offline',
  unknown: 'stateUnknown',
  warn: 'warning',
  error: 'error',
  info: 'information',
} as const satisfies Record<StatusTone, string>;

/** A `StatusBadge` without a component of its own, for rows: see `denseButton`. */
export function statusSign({ tone, label, variant = 'chip' }: StatusBadgeProps, text: TextFunction<'common'>) {
  const words = label ?? text(WORDS[tone]);
  return (
    <span className={`rc-status ${styles.sign} ${styles[tone]} ${variant === 'chip' ? styles.chip : ''}`} title={words}>
      {words}
    </span>
  );
}

/** A state: a shape, a color and text. Color is never the only indicator. */
export function StatusBadge(props: StatusBadgeProps) {
  return statusSign(props, useText('common'));
}
