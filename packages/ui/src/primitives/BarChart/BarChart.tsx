import { ChartColumn } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { later } from '../../material/index.ts';
import { ChartFrame, type ChartSettings } from '../Chart/ChartFrame.tsx';
import { ChartLegend } from '../Chart/ChartLegend.tsx';
import { barNumbers, totalOf } from './barNumbers.ts';

/** What one bar represents. */
export interface BarCategory {
  /** Unlike all others: a date, an hour. */
  readonly key: string;
  /** Below the bar; short. */
  readonly label: string;
  /** In the table and where the bar is read; the short one by default. */
  readonly longLabel?: string;
}

/** What is counted: one part of each bar. */
export interface BarSeries {
  /** Unlike all others. */
  readonly key: string;
  /** In the legend, in the table and where a bar is read, such as "Terminal". */
  readonly name: string;
  /** One for each category, in their order; none of them negative. */
  readonly values: readonly number[];
}

export interface BarChartProps extends ChartSettings {
  /** Name of what the bars stand for, such as "Day". */
  readonly category: string;
  readonly categories: readonly BarCategory[];
  /** Drawn one on top of the other, the first at the bottom. More than three cannot be distinguished. */
  readonly series: readonly BarSeries[];
  /** Labels below the bars are a multiple of it apart, such as 7 for days; further where there is no room. */
  readonly labelEvery?: number;
}

/** The charts of MUI are large, so they are loaded once a chart is drawn. */
const BarDrawing = later(async () => (await import('./BarDrawing.tsx')).BarDrawing);

/**
 * Bars of one or more parts with their values as text: on hover, on focus (the arrow keys go from bar to bar), and in a
 * table. Its code is loaded when it is first drawn; until then its shape is drawn.
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
