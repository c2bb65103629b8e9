import { TriangleAlert } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { SMALL_ICON } from '../icon.ts';
import styles from './UsageMeter.module.css';

export interface UsageMeterProps {
  /** What is used: CPU, memory, disk. */
  readonly label: string;
  /** Share in use, 0 to 100; `null` when it is not known. Values outside are drawn at the edge. */
  readonly percent: number | null;
  /** A line below, such as the size. */
  readonly detail?: string;
}

/** Above this share, in percent, the meter warns. */
export const HIGH_USAGE = 90;

/** How much of something is in use: the words, the figure and a bar. */
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
            <HiddenText>{text('usageHigh', { label })}</HiddenText>
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
