import { epochOf, formatMoment } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import styles from './PeriodBar.module.css';

export interface PeriodBarProps {
  /** The start, ISO 8601. */
  readonly from: string;
  /** The end, ISO 8601. */
  readonly to: string;
  /** What is shown: `wanted` (default) is requested, `given` grants access, `void` never does. */
  readonly tone?: 'wanted' | 'given' | 'void';
}

/** Margin before and after the period, as a fraction of its length. */
const MARGIN = 0.14;

/** The position of a period relative to now: a visual, with its two times as text below. */
export function PeriodBar({ from, to, tone = 'wanted' }: PeriodBarProps) {
  const text = useText('approvals');
  const now = useNow();
  const preferences = useTimePreferences();
  const [start, end] = [epochOf(from), epochOf(to)];
  const first = Math.min(start, now);
  const length = Math.max(end, now) - first || 1;
  const at = (moment: number) => ((moment - first + length * MARGIN) / (length * (1 + 2 * MARGIN))) * 100;
  const nowAt = at(now);
  return (
    <div className={styles.period}>
      <div aria-hidden className={styles.moment}>
        <span className={styles.now} style={{ insetInlineStart: `${nowAt}%` }}>
          {text('now')}
        </span>
      </div>
      <div aria-hidden className={styles.track}>
        <div
          className={`${styles.share} ${styles[tone]}`}
          style={{ insetInlineStart: `${at(start)}%`, width: `${Math.max(at(end) - at(start), 1)}%` }}
        />
        <div className={styles.mark} style={{ insetInlineStart: `calc(${nowAt}% - 1px)` }} />
      </div>
      <div className={styles.times}>
        <span>{text('from', { time: formatMoment(from, preferences) })}</span>
        <span>{text('to', { time: formatMoment(to, preferences) })}</span>
      </div>
    </div>
  );
}
