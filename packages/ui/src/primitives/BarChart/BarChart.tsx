import { ChartColumn } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { later } from '../../material/index.ts';
import { ChartFrame, type ChartSettings } from '../Chart/ChartFrame.tsx';
import { ChartLegend } from '../Chart/ChartLegend.tsx';
import { barNumbers, totalOf } from './barNumbers.ts';

/** The category of one bar. */
export interface BarCategory {
  /** Unique: a date, an hour. */
  readonly key: string;
  /** Short, below the bar. */
  readonly label: string;
  /** In the table and the tooltip; the short one by default. */
  readonly longLabel?: string;
}

/** What is counted: one segment of each bar. */
export interface BarSeries {
  /** Unique. */
  readonly key: string;
  /** In the legend, the table and the tooltip, such as "Terminal". */
  readonly name: string;
  /** One per category, in order; none of them negative. */
  readonly values: readonly number[];
}

export interface BarChartProps extends ChartSettings {
  /** Name of the categories, such as "Day". */
  readonly category: string;
  readonly categories: readonly BarCategory[];
  /** Stacked, the first at the bottom. More than three cannot be distinguished. */
  readonly series: readonly BarSeries[];
  /** Labels below the bars are a multiple of it apart, such as 7 for days; further if there is no room. */
  readonly labelEvery?: number;
}

/** The MUI charts are large, so they are loaded once a chart is rendered. */
const BarDrawing = later(async () => (await import('./BarDrawing.tsx')).BarDrawing);

/**
 * Bars of one or more segments with their values as text: on hover, on focus (the arrow keys move from bar to bar), and
 * in a table. Its code is loaded on first render, with a placeholder until then.
 */
export function BarChart(props: BarChartProps) {
  const { label, category, categories, series, formatValue, labelEvery = 1, height = 220 } = props;
  const { heading, tableView = false, empty } = props;
  const text = useText('common');
  const format = formatValue ?? ((value: number) => text('number', { value }));
  const isEmpty = categories.length === 0 || series.every(({ values }) => totalOf(values) === 0);
  return (
    <ChartFrame
      label={label}
      heading={heading}
      height={height}
      tableView={tableView}
      isEmpty={isEmpty}
      {...(empty === undefined ? {} : { empty })}
      legend={
        series.length > 1 ? (
          <ChartLegend
            entries={series.map(({ key, name, values }) => ({ key, name, total: format(totalOf(values)) }))}
          />
        ) : undefined
      }
      numbers={barNumbers({ category, categories, series, format, total: text('chartTotal') })}
      Icon={ChartColumn}
      shape="bars"
    >
      <BarDrawing
        label={label}
        categories={categories}
        series={series}
        format={format}
        labelEvery={labelEvery}
        height={height}
      />
    </ChartFrame>
  );
}
