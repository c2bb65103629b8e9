import Box from '@mui/material/Box';
import type { UsageCourse } from '@remote-console/api-client';
import {
  epochOf,
  formatInstant,
  offsetAt,
  timeZoneById,
  USAGE_MEASURES,
  usageTableRows,
  type UsageFigure,
  type UsageRange,
} from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { ShareChart } from '../../primitives/index.ts';
import { useTimePreferences } from '../../provider/index.ts';
import { RecordTable } from '../DeviceDetail/RecordTable.tsx';

/** What the charts take, in pixels: the room that is kept before there are any. */
export const CHARTS_HEIGHT = 196;

export interface UsageHistoryProps {
  readonly course: UsageCourse;
}

const tenths = (share: number) => Math.round(share * 10) / 10;
const sentFigures = ({ average, highest }: UsageFigure) => ({ average: tenths(average), highest: tenths(highest) });
const DAY_SECONDS = 86_400;

/** Moments of a course in words. */
function useMoments(range: UsageRange, isByDay: boolean) {
  const preferences = useTimePreferences();
  const words = (at: number, precision: 'date' | 'minute') =>
    formatInstant(new Date(at).toISOString(), preferences, precision);
  return {
    offsetMs: (at: number) => offsetAt(at, timeZoneById(preferences.timeZoneId).name),
    /** The beginning of a step. */
    step: (at: number) => words(at, isByDay ? 'date' : 'minute'),
    /** Below a chart: the time of a day, else the date with a short year. */
    tick: (at: number) =>
      range === 'day'
        ? words(at, 'minute').slice(-'09:41'.length)
        : formatInstant(new Date(at).toISOString(), preferences, 'date', 'short'),
  };
}

/** The course as charts, one for each measure, whose values can be read one by one. */
export function UsageCharts({ course }: UsageHistoryProps) {
  const text = useText('deviceCommands');
  const names = useText('devices');
  const { range, points, step_seconds } = course;
  const moments = useMoments(range, step_seconds === DAY_SECONDS);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        gap: '20px 24px',
      }}
    >
      {USAGE_MEASURES.map((measure) => (
        <Box key={measure} sx={{ minWidth: 0 }}>
          <Box sx={{ mb: '16px', fontSize: 12.5, lineHeight: '18px', fontWeight: 500 }}>{names(measure)}</Box>
          <ShareChart
            label={`${names(measure)}, ${text(`usage_${range}`)}`}
            from={epochOf(course.start_time)}
            until={epochOf(course.end_time)}
            stepMs={step_seconds * 1000}
            points={points.map((point) => ({ at: epochOf(point.start_time), ...sentFigures(point[measure]) }))}
            wordsOf={({ at, average, highest }) => text('usagePoint', { time: moments.step(at), average, highest })}
            tickOf={moments.tick}
          />
        </Box>
      ))}
    </Box>
  );
}

/** The course as a table by hours, days or weeks, newest first. */
export function UsageTable({ course }: UsageHistoryProps) {
  const text = useText('deviceCommands');
  const names = useText('devices');
  const { range, points } = course;
  const moments = useMoments(range, range !== 'day');
  const steps = points.map(({ start_time, ...bucket }) => ({ at: epochOf(start_time), bucket }));
  const label = `${text('usageHistory')}, ${text(`usage_${range}`)}`;
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ maxHeight: 360, overflow: 'auto' }}>
      <RecordTable
        label={label}
        head={[text('usageTime'), ...USAGE_MEASURES.map((measure) => names(measure))]}
        rows={usageTableRows(range, steps, moments.offsetMs(epochOf(course.end_time))).map(({ at, bucket }) => ({
          key: at,
          cells: [
            moments.step(at),
            ...USAGE_MEASURES.map((measure) => text('usageFigures', sentFigures(bucket[measure]))),
          ],
        }))}
      />
    </Box>
  );
}
