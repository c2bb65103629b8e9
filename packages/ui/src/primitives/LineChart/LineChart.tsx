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
  /** Its label on the line: "Licensed". */
  readonly label: string;
}

export interface LineChartProps extends ChartSettings {
  /** Name of the values, such as "Devices". */
  readonly series: string;
  /** Name of the time steps, such as "Day". */
  readonly category: string;
  /** The actual values, oldest first. */
  readonly points: readonly LinePoint[];
  /** The forecast after the last point, oldest first; its last one is marked. Dashed. */
  readonly forecast?: readonly LinePoint[];
  /** A line across the chart, which always extends up to it. */
  readonly limit?: LineLimit;
  /** Text next to the last actual point, such as "214 today". */
  readonly currentLabel?: string;
  /** The short label of a moment below the chart. */
  readonly tickOf: (at: number) => string;
  /** The label of a moment in the table and the tooltip; as below the chart by default. */
  readonly timeOf?: (at: number) => string;
  /** A point as a sentence, for screen readers; its moment and value by default. */
  readonly wordsOf?: (point: SeriesPoint) => string;
  /** The moments with labels, such as the middle of each month; evenly spread ones by default. */
  readonly ticks?: readonly number[];
  /** Where the chart starts, in epoch milliseconds; at the first point by default. */
  readonly from?: number;
  /** Where it ends; at the last point by default. */
  readonly until?: number;
}

/** The MUI charts are large, so they are loaded once a chart is rendered. */
const LineDrawing = later(async () => (await import('./LineDrawing.tsx')).LineDrawing);

interface LineLabel {
  readonly names: { readonly category: string; readonly series: string; readonly forecast: string };
  readonly timeOf: (at: number) => string;
  readonly format: (value: number) => string;
}

/** The forecast has its own column, so that it is not mistaken for actual values. */
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
 * A series over time, with a forecast and a limit. Its values are available by pointer, by arrow keys and in a table.
 * Its code is loaded on first render, with a placeholder until then.
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
