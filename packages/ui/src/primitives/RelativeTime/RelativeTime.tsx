import { formatInstant, hasTime, relativeTime, type TimePreferences } from '@remote-console/domain';
import { useText, type TextFunction } from '../../i18n/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import styles from './RelativeTime.module.css';

export interface RelativeTimeProps {
  /** ISO 8601 in UTC. Text that is not a time (`None`, empty, `null`) means no data. */
  readonly instant: string | null | undefined;
  /** Shown without data; a dash by default. */
  readonly fallback?: string;
}

function wordsOf(instant: string, now: number, preferences: TimePreferences, text: TextFunction<'common'>): string {
  const age = relativeTime(instant, now, preferences.timeZoneId);
  switch (age.kind) {
    case 'now':
      return text('timeNow');
    case 'seconds':
      return text('timeSeconds', { count: age.value });
    case 'minutes':
      return text('timeMinutes', { count: age.value });
    case 'hours':
      return text('timeHours', { count: age.value });
    case 'yesterday':
      return text('timeYesterday', { time: formatInstant(instant, preferences, 'minute').slice(-5) });
    case 'days':
      return text('timeDays', { count: age.value });
    case 'date':
      return formatInstant(instant, preferences, 'minute');
  }
}

/** How long ago something was; the exact time in the person's zone and format is shown on hover. */
export function RelativeTime({ instant, fallback = '–' }: RelativeTimeProps) {
  const text = useText('common');
  const now = useNow();
  const preferences = useTimePreferences();
  if (!hasTime(instant)) return <>{fallback}</>;
  return (
    <time dateTime={instant} title={formatInstant(instant, preferences, 'second')} className={styles.time}>
      {wordsOf(instant, now, preferences, text)}
    </time>
  );
}
