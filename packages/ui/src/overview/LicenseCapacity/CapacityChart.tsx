import { DAY_MS, formatInstant, type DeviceCount, type LicenseForecast } from '@remote-console/domain';
import { useMemo, type ReactNode } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { LineChart } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { monthStarts } from './monthStarts.ts';

interface CapacityChartProps {
  /** Next to the switch of the chart. */
  readonly heading: ReactNode;
  readonly counts: readonly DeviceCount[];
  readonly devices: number;
  readonly volume: number;
  readonly forecast: LicenseForecast;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** How much of the past is shown. */
const SHOWN_DAYS = 90;
/** The maximum number of labels below the chart. */
const MOST_LABELS = 6;
const CHART_HEIGHT = 140;

/** The number of devices up to today, and its forecast up to the day on which the licenses are full. */
export function CapacityChart({ heading, counts, devices, volume, forecast, now }: CapacityChartProps) {
  const text = useText('overview');
  const language = useLanguage();
  const preferences = useTimePreferences();
  const month = useMemo(() => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }), [language]);
  const shown = counts.filter(({ at }) => at >= now - SHOWN_DAYS * DAY_MS && at < now);
  const points = [...shown, { at: now, devices }].map(({ at, devices: value }) => ({ at, value }));
  const until = forecast.kind === 'fills' ? forecast.at : now;
  return (
    <LineChart
      heading={heading}
      label={text('licenseCapacity')}
      series={text('registered')}
      category={text('day')}
      points={shown.length === 0 ? [] : points}
      forecast={forecast.kind === 'fills' ? [{ at: forecast.at, value: volume }] : []}
      limit={{ value: volume, label: text('licensed') }}
      currentLabel={text('today', { count: devices })}
      tickOf={(at) => month.format(at)}
      timeOf={(at) => formatInstant(new Date(at).toISOString(), preferences, 'date')}
      ticks={monthStarts(points[0]?.at ?? now, until, MOST_LABELS)}
      height={CHART_HEIGHT}
      tableView
      empty={text('noCounts')}
    />
  );
}
