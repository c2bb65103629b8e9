import type { LicenseCapacity as Capacity } from '@remote-console/api-client';
import { epochOf, formatInstant, licenseForecast, type LicenseForecast } from '@remote-console/domain';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { SMALL_ICON } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { CapacityChart } from './CapacityChart.tsx';
import styles from './LicenseCapacity.module.css';

export interface LicenseCapacityProps {
  readonly capacity: Capacity;
}

interface WarningProps {
  readonly tone: 'warn' | 'error';
  readonly words: string;
}

function Warning({ tone, words }: WarningProps) {
  return (
    <span className={`${styles.warning} ${styles[tone]}`}>
      <span className={styles.sign}>
        <TriangleAlert {...SMALL_ICON} />
      </span>
      {words}
    </span>
  );
}

/** What the forecast comes to, as a sentence, and whether it warns. */
function ForecastText({ forecast }: { readonly forecast: LicenseForecast }) {
  const text = useText('overview');
  const preferences = useTimePreferences();
  switch (forecast.kind) {
    case 'full':
      return <Warning tone="error" words={text('full')} />;
    case 'fills': {
      const date = formatInstant(new Date(forecast.at).toISOString(), preferences, 'date');
      return <Warning tone="warn" words={text('fills', { date, count: forecast.perWeek })} />;
    }
    case 'enough':
    case 'unknown':
      return <span className={styles.hint}>{text(forecast.kind)}</span>;
  }
}

/** How many more devices the licenses cover, until when they suffice, and how their number developed so far. */
export function LicenseCapacity({ capacity }: LicenseCapacityProps) {
  const text = useText('overview');
  const common = useText('common');
  const preferences = useTimePreferences();
  const now = useNow();
  const { volume, devices, expires } = capacity;
  const counts = capacity.counts.map((count) => ({ at: epochOf(count.at), devices: count.devices }));
  const forecast = licenseForecast(volume, devices, counts, now);
  const left = volume - devices;
  return (
    <div className={styles.capacity}>
      <div className={styles.figure}>
        <span className={styles.amount}>{common('number', { value: Math.abs(left) })}</span>
        <span className={styles.hint}>
          {[
            text(left < 0 ? 'exceeded' : 'left'),
            text('leftOf', { count: volume }),
            ...(expires === null ? [] : [text('expires', { date: formatInstant(expires, preferences, 'date') })]),
          ].join(' · ')}
        </span>
      </div>
      <CapacityChart
        heading={<ForecastText forecast={forecast} />}
        counts={counts}
        devices={devices}
        volume={volume}
        forecast={forecast}
        now={now}
      />
    </div>
  );
}
