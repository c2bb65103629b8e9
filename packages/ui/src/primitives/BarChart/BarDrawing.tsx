import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useMemo } from 'react';
import { useList, useText } from '../../i18n/index.ts';
import { ChartControl } from '../Chart/ChartControl.tsx';
import { chartScale } from '../Chart/chartScale.ts';
import { ChartTip } from '../Chart/ChartTip.tsx';
import { labelledBars, numbersWidth } from '../Chart/axisLabels.ts';
import { LABELS_HEIGHT, plotLook, tickLabels } from '../Chart/plotLook.ts';
import { seriesLook } from '../Chart/seriesLook.ts';
import { Swatch } from '../Chart/Swatch.tsx';
import { useReading } from '../Chart/useReading.ts';
import { useWidth } from '../Chart/useWidth.ts';
import type { BarChartProps, BarSeries } from './BarChart.tsx';
import { barTotal } from './barNumbers.ts';
import { BarPart, partId } from './BarPart.tsx';

type BarDrawingProps = Required<Pick<BarChartProps, 'label' | 'categories' | 'series' | 'labelEvery' | 'height'>> & {
  readonly format: (value: number) => string;
};

const AXIS = 'bars';
/** Space above the chart for half of the uppermost number, in pixels. */
const MARGIN = { top: 10, right: 4, bottom: 0, left: 0 } as const;
/** The maximum width of a bar in pixels: a single one would fill the card. */
const WIDEST_BAR = 48;
/** Minimum fraction of a bar's slot that stays empty. */
const LEAST_GAP = 0.3;

const SLOTS = { bar: BarPart };

/** A bar as text, for screen readers. */
function useWordsOf({ categories, series, format }: Pick<BarDrawingProps, 'categories' | 'series' | 'format'>) {
  const text = useText('common');
  const list = useList();
  return (bar: number): string => {
    const category = categories[bar];
    if (!category) return '';
    const valueOf = ({ values }: BarSeries) => format(values[bar] ?? 0);
    const parts = series.map((part) => `${part.name} ${valueOf(part)}`);
    const value =
      series.length === 1
        ? series.map(valueOf).join('')
        : list([...parts, `${text('chartTotal')} ${format(barTotal(series, bar))}`]);
    return text('chartPoint', { label: category.longLabel ?? category.label, value });
  };
}

/** The chart of `BarChart`, which includes the MUI charts; loaded on demand. */
export function BarDrawing({ label, categories, series, format, labelEvery, height }: BarDrawingProps) {
  const text = useText('common');
  const theme = useTheme();
  const [place, width] = useWidth();
  const reading = useReading(categories.length, 0);
  const wordsOf = useWordsOf({ categories, series, format });
  const { shown } = reading;
  const pointedAt = useMemo(() => (shown === null ? [] : [{ axisId: AXIS, dataIndex: shown }]), [shown]);

  const { top, ticks } = chartScale(categories.map((_, bar) => barTotal(series, bar)));
  const labels = new Map(categories.map(({ key, label: name }) => [key, name]));
  const before = numbersWidth(ticks.map((tick) => format(tick)));
  const room = { width: width - before - MARGIN.right, before, after: MARGIN.right };
  const labelled = labelledBars([...labels.values()], room, labelEvery);
  const category = shown === null ? undefined : categories[shown];

  return (
    <ChartControl
      elementRef={place}
      label={label}
      count={categories.length}
      reading={reading}
      words={wordsOf(reading.index)}
      height={height}
    >
      <ChartsDataProvider
        width={width}
        height={height}
        margin={MARGIN}
        skipAnimation
        disableKeyboardNavigation
        series={series.map(({ name, values }, part) => ({
          type: 'bar' as const,
          id: partId(part),
          label: name,
          data: [...values],
          stack: 'all',
          color: seriesLook(theme, part).fill,
        }))}
        xAxis={[
          {
            id: AXIS,
            scaleType: 'band',
            data: [...labels.keys()],
            categoryGapRatio: Math.max(LEAST_GAP, 1 - (WIDEST_BAR * categories.length) / Math.max(1, room.width)),
            height: LABELS_HEIGHT,
            valueFormatter: (key: string) => labels.get(key) ?? '',
            tickLabelInterval: (_key, bar) => labelled.has(bar),
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: top,
            width: before,
            tickInterval: [...ticks],
            tickLabelStyle: tickLabels(theme),
            valueFormatter: (value: number) => format(value),
          },
        ]}
        tooltipAxis={pointedAt}
        highlightedAxis={pointedAt}
        onTooltipAxisChange={(axes) => reading.point(axes.find(({ axisId }) => axisId === AXIS)?.dataIndex ?? null)}
        onAxisClick={(_event, clicked) => clicked && reading.press(clicked.dataIndex)}
      >
        <ChartsSurface sx={plotLook(theme)}>
          <g className="rc-band">
            <ChartsAxisHighlight x="band" />
          </g>
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="line" />
          <BarPlot slots={SLOTS} />
          <ChartsXAxis axisId={AXIS} disableLine disableTicks tickLabelStyle={tickLabels(theme)} />
          <ChartsYAxis disableLine disableTicks />
        </ChartsSurface>
        {shown !== null && category && (
          <ChartTip
            side="left"
            title={category.longLabel ?? category.label}
            lines={series.map(({ key, name, values }, part) => ({
              key,
              sign: series.length > 1 && <Swatch series={part} />,
              name,
              value: format(values[shown] ?? 0),
            }))}
            total={
              series.length > 1
                ? { key: 'total', name: text('chartTotal'), value: format(barTotal(series, shown)) }
                : undefined
            }
          />
        )}
      </ChartsDataProvider>
    </ChartControl>
  );
}
