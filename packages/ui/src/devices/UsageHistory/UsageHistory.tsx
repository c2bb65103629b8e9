import Box from '@mui/material/Box';
import {
  epochOf,
  formatInstant,
  usageTableRows,
  offsetAt,
  timeZoneById,
  type UsageRange,
} from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { ShareChart, ScrollArea } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { RecordTable } from '../DeviceDetail/RecordTable.tsx';
import { useUsageSeries, type AnyTimeline } from './usageSeries.ts';
import styles from './UsageHistory.module.css';

/** The height of a chart with its label, and the gap between two of them, in pixels. */
const [CHART_HEIGHT, GAP] = [184, 20];
/** The height of five charts in one and in two columns: reserved before there are any. */
export const CHARTS_HEIGHT = { xs: 5 * CHART_HEIGHT + 4 * GAP, md: 2 * CHART_HEIGHT + GAP } as const;

export interface UsageHistoryProps {
  readonly timeline: AnyTimeline;
}

/** The maximum number of reporting devices per step, by its start; nothing for the timeline of one device. */
function devicesByStep({ points }: AnyTimeline): ReadonlyMap<number, number> {
  return new Map(points.flatMap((point) => ('devices' in point ? [[epochOf(point.startTime), point.devices]] : [])));
}

const DAY_SECONDS = 86_400;

/** Moments of a timeline as text. */
function useMoments(range: UsageRange, isByDay: boolean) {
  const preferences = useTimePreferences();
  const words = (at: number, precision: 'date' | 'minute') =>
    formatInstant(new Date(at).toISOString(), preferences, precision);
  return {
    offsetMs: (at: number) => offsetAt(at, timeZoneById(preferences.timeZoneId).name),
    /** The start of a step. */
    step: (at: number) => words(at, isByDay ? 'date' : 'minute'),
    /** Below a chart: the time of day, otherwise the date with a short year. */
    tick: (at: number) =>
      range === 'day'
        ? words(at, 'minute').slice(-'09:41'.length)
        : formatInstant(new Date(at).toISOString(), preferences, 'date', 'short'),
  };
}

/** The timeline as charts, one per measure, whose values can be read individually. */
export function UsageCharts({ timeline }: UsageHistoryProps) {
  const text = useText('deviceCommands');
  const series = useUsageSeries(timeline);
  const { range, points, stepSeconds } = timeline;
  const moments = useMoments(range, stepSeconds === DAY_SECONDS);
  const devices = devicesByStep(timeline);
  const withDevices = (at: number, words: string) => {
    const count = devices.get(at);
    return count === undefined ? words : text('usageFleetPoint', { words, count });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        gap: `${GAP}px var(--rc-space-xl)`,
      }}
    >
      {series.map(({ key, name, full, valueLabel, figureOf, pointLabel }) => (
        <div key={key} className={styles.measure}>
          <div className={styles.name}>{name}</div>
          <ShareChart
            label={`${name}, ${text(`usage_${range}`)}`}
            from={epochOf(timeline.startTime)}
            until={epochOf(timeline.endTime)}
            stepMs={stepSeconds * 1000}
            full={full}
            valueLabel={valueLabel}
            points={points.flatMap((point) => {
              const figure = figureOf(point);
              return figure ? [{ at: epochOf(point.startTime), ...figure }] : [];
            })}
            wordsOf={({ at, ...figure }) => withDevices(at, pointLabel(moments.step(at), figure))}
            tickOf={moments.tick}
          />
        </div>
      ))}
    </Box>
  );
}

/** The timeline as a table by hours, days or weeks, newest first. */
export function UsageTable({ timeline }: UsageHistoryProps) {
  const text = useText('deviceCommands');
  const common = useText('common');
  const series = useUsageSeries(timeline);
  const { range, points } = timeline;
  const moments = useMoments(range, range !== 'day');
  const devices = devicesByStep(timeline);
  const steps = points.map(({ startTime, ...bucket }) => {
    const at = epochOf(startTime);
    return { at, bucket: { ...bucket, devices: devices.get(at) ?? 1 } };
  });
  const label = `${text('usageHistory')}, ${text(`usage_${range}`)}`;
  const isFleet = devices.size > 0;
  return (
    <ScrollArea role="group" aria-label={label} className={styles.table}>
      <RecordTable
        label={label}
        head={[text('usageTime'), ...series.map(({ name }) => name), ...(isFleet ? [text('usageDevices')] : [])]}
        rows={usageTableRows(range, steps, moments.offsetMs(epochOf(timeline.endTime))).map(({ at, bucket }) => ({
          key: at,
          cells: [
            moments.step(at),
            ...series.map(({ figureOf, figureLabel }) => {
              const figure = figureOf(bucket);
              return figure ? figureLabel(figure) : '';
            }),
            ...(isFleet ? [common('number', { value: bucket.devices })] : []),
          ],
        }))}
      />
    </ScrollArea>
  );
}
