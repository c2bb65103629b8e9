import { useText } from '../../i18n/index.ts';
import styles from './UsageCount.module.css';

export interface UsageCountProps {
  /** Devices in use. */
  readonly used: number;
  /** The limit, or `null` for none. */
  readonly limit: number | null;
  /** Whether the bar takes all available width. */
  readonly wide?: boolean;
}

/** The number of used devices and the limit [B-NAV-01]. Over the limit the bar is full and warns. */
export function UsageCount({ used, limit, wide = false }: UsageCountProps) {
  const text = useText('devices');
  const share = limit === null || limit === 0 ? 0 : Math.min(1, used / limit);
  const full = limit !== null && used >= limit;
  return (
    <div className={styles.count}>
      {limit !== null && (
        <div aria-hidden className={`${styles.track} ${wide ? styles.wide : ''}`}>
          <div className={`${styles.share} ${full ? styles.full : ''}`} style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <span className={styles.words}>
        {limit === null ? text('usageUnlimited', { count: used }) : text('usage', { used, limit })}
      </span>
    </div>
  );
}
