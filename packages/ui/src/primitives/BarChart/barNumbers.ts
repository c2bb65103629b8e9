import type { ChartNumbers } from '../Chart/ChartTable.tsx';
import type { BarCategory, BarSeries } from './BarChart.tsx';

/** The sum of some values. */
export const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The sum of a bar's segments. */
export const barTotal = (series: readonly BarSeries[], bar: number): number =>
  totalOf(series.map(({ values }) => values[bar] ?? 0));

interface BarNumbers {
  readonly category: string;
  readonly categories: readonly BarCategory[];
  readonly series: readonly BarSeries[];
  readonly format: (value: number) => string;
  /** The label of a sum. */
  readonly total: string;
}

/** The numbers of a bar chart: a line per bar, a column per segment and for their sum, and the sums of all bars. */
export function barNumbers({ category, categories, series, format, total }: BarNumbers): ChartNumbers {
  const hasParts = series.length > 1;
  const sums = series.map(({ values }) => totalOf(values));
  return {
    columns: [category, ...series.map(({ name }) => name), ...(hasParts ? [total] : [])],
    lines: categories.map(({ key, label, longLabel }, bar) => ({
      key,
      name: longLabel ?? label,
      cells: [
        ...series.map(({ values }) => format(values[bar] ?? 0)),
        ...(hasParts ? [format(barTotal(series, bar))] : []),
      ],
    })),
    foot: {
      key: 'total',
      name: total,
      cells: [...sums, ...(hasParts ? [totalOf(sums)] : [])].map((sum) => format(sum)),
    },
  };
}
