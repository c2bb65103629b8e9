import { ChartLine } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { later } from '../../material/index.ts';
import { ChartFrame, type ChartSettings } from '../Chart/ChartFrame.tsx';
import type { ChartNumbers } from '../Chart/ChartTable.tsx';
import { seriesOf, type SeriesPoint } from './lineGeometry.ts';

/** A value at a moment. */
export interface LinePoint {
  /** In epoch milliseconds. */
  readonly at: number;
  /** Not negative. */
  readonly value: number;
}

/** A value that should not be exceeded. */
export interface LineLimit {
  readonly value: number;
  /** What it is, at its line: "Licensed". */
  readonly label: string;
}

export interface LineChartProps extends ChartSettings {
  /** Name of the values, such as "Devices". */
  readonly series: string;
  /** Name of the moments, such as "Day". */
  readonly category: string;
  /** What was counted, the oldest first. */
  readonly points: readonly LinePoint[];
  /** What is expected after the last point, the oldest first; its last one is marked. Drawn dashed. */
  readonly forecast?: readonly LinePoint[];
  /** Drawn as a line across the chart, which always reaches up to it. */
  readonly limit?: LineLimit;
  /** Words beside the last counted point, such as "214 today". */
  readonly currentLabel?: string;
  /** A moment as it is labeled below the chart; short. */
  readonly tickOf: (at: number) => string;
  /** A moment in the table and where a point is read; as below the chart by default. */
  readonly timeOf?: (at: number) => string;
  /** A point in a sentence, for those who listen; its moment and its value by default. */
  readonly wordsOf?: (point: SeriesPoint) => string;
  /** The moments that have labels, such as the middle of each month; some evenly spread ones by default. */
  readonly ticks?: readonly number[];
  /** Where the chart begins, in epoch milliseconds; with the first point by default. */
  readonly from?: number;
  /** Where it ends; with the last point by default. */
  readonly until?: number;
}

/** The charts of MUI are large, so they are loaded once a chart is drawn. */
const LineDrawing = later(async () => (await import('./LineDrawing.tsx')).LineDrawing);

interface LineLabel {
  readonly names: { readonly category: string; readonly series: string; readonly forecast: string };
  readonly timeOf: (at: number) => string;
  readonly format: (value: number) => string;
}

/** What is expected has a column of its own, so that nobody takes it for counted. */
function lineNumbers(
  series: readonly SeriesPoint[],
  limit: LineLimit | undefined,
  { names, timeOf, format }: LineLabel,
): ChartNumbers {
  const hasForecast = series.some(({ isForecast }) => isForecast);
  const cells = (value: number, isForecast: boolean) => {
    if (!hasForecast) return [format(value)];
    return isForecast ? ['', format(value)] : [format(value), ''];
  };
  return {
    columns: [names.category, names.series, ...(hasForecast ? [names.forecast] : [])],
    lines: series.map(({ at, value, isForecast }) => ({
      key: String(at),
      name: timeOf(at),
      cells: cells(value, isForecast),
    })),
    foot: limit && { key: 'limit', name: limit.label, cells: cells(limit.value, false) },
  };
}

/**
 * A series over time, with what is expected after it and a limit. Its values are read with the pointer, with the arrow
 * keys and in a table. Its code is loaded when it is first drawn; until then its shape is drawn.
 */
export function LineChart(props: LineChartProps) {
  const { label, series, category, points, forecast = [], limit, currentLabel, tickOf, timeOf = tickOf } = props;
  const { wordsOf, ticks, from, until, formatValue, height = 180, heading, tableView = false, empty } = props;
  const text = useText('common');
  const format = formatValue ?? ((value: number) => text('number', { value }));
  const drawn = seriesOf(points, forecast);
  const names = { category, series, forecast: text('chartForecast') };
  const plainWords = ({ at, value, isForecast }: SeriesPoint) =>
    text(isForecast ? 'chartForecastPoint' : 'chartPoint', { label: timeOf(at), value: format(value) });
  return (
    <ChartFrame
      label={label}
      heading={heading}
      height={height}
      tableView={tableView}
      isEmpty={drawn.length === 0}
      {...(empty === undefined ? {} : { empty })}
      numbers={lineNumbers(drawn, limit, { names, timeOf, format })}
      Icon={ChartLine}
      shape="line"
    >
      <LineDrawing
        label={label}
        names={names}
        series={drawn}
        limit={limit}
        currentLabel={currentLabel}
        tickOf={tickOf}
        timeOf={timeOf}
        wordsOf={wordsOf ?? plainWords}
        ticks={ticks}
        from={from}
        until={until}
        format={format}
        height={height}
      />
    </ChartFrame>
  );
}
