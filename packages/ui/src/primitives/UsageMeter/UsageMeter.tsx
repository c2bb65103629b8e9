import { TriangleAlert } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SMALL_ICON } from '../icon.ts';
import styles from './UsageMeter.module.css';

export interface UsageMeterProps {
  /** The resource: CPU, memory, disk. */
  readonly label: string;
  /** Percentage in use, 0 to 100; `null` if unknown. Values outside are clamped. */
  readonly percent: number | null;
  /** A line below, such as the size. */
  readonly detail?: string;
}

/** Above this percentage the meter warns. */
export const HIGH_USAGE = 90;

/** The usage of a resource: label, value and a bar. */
export function UsageMeter({ label, percent, detail }: UsageMeterProps) {
  const text = useText('common');
  const high = percent !== null && percent > HIGH_USAGE;
  const width = percent === null ? 0 : Math.min(100, Math.max(0, percent));
  return (
    <div className={styles.meter}>
      <div className={styles.label}>{label}</div>
      <div className={styles.figure}>
        {percent === null ? '–' : text('percent', { value: Math.round(percent) })}
        {high && (
          <span className={styles.warning}>
            <TriangleAlert {...SMALL_ICON} size={13} />
            <VisuallyHidden>{text('usageHigh', { label })}</VisuallyHidden>
          </span>
        )}
      </div>
      <div aria-hidden className={styles.track}>
        <div className={`${styles.share} ${high ? styles.high : ''}`} style={{ width: `${width}%` }} />
      </div>
      {detail && <div className={styles.detail}>{detail}</div>}
    </div>
  );
}
