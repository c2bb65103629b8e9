import { useTheme, type Theme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, lineClasses } from '@mui/x-charts/LineChart';
import { useMemo } from 'react';
import { ChartControl } from '../Chart/ChartControl.tsx';
import { chartScale } from '../Chart/chartScale.ts';
import { ChartTip } from '../Chart/ChartTip.tsx';
import { labelStep, numbersWidth } from '../Chart/axisLabels.ts';
import { LABELS_HEIGHT, plotLook, tickLabels } from '../Chart/plotLook.ts';
import { useReading } from '../Chart/useReading.ts';
import { useWidth } from '../Chart/useWidth.ts';
import type { LineLimit } from './LineChart.tsx';
import { linesOf, momentsWithin, spanOf, spreadOver, type SeriesPoint } from './lineGeometry.ts';
import { CurrentMark, EndMark, LimitMark, ReadMark } from './lineMarks.tsx';

interface LineDrawingProps {
  readonly label: string;
  readonly names: { readonly series: string; readonly forecast: string };
  readonly series: readonly SeriesPoint[];
  readonly limit: LineLimit | undefined;
  readonly currentLabel: string | undefined;
  readonly tickOf: (at: number) => string;
  readonly timeOf: (at: number) => string;
  readonly wordsOf: (point: SeriesPoint) => string;
  readonly ticks: readonly number[] | undefined;
  readonly from: number | undefined;
  readonly until: number | undefined;
  readonly format: (value: number) => string;
  readonly height: number;
}

const AXIS = 'time';
/** Space for half of the uppermost number and for half of the last label, in pixels. */
const MARGIN = { top: 10, right: 24, bottom: 0, left: 0 } as const;
/** Minimum distance of axis lines from the limit, in pixels: their numbers would touch. */
const AWAY_FROM_LIMIT = 16;
/** Distance between labels of the time axis if the page names none, in pixels. */
const LABEL_DISTANCE = 120;

/** The time axis, as wide as the chart. */
function timeAxis({ series, ticks, from, until, tickOf }: LineDrawingProps, width: number) {
  const span = spanOf(series, from, until);
  const labels = Math.max(2, Math.floor(width / LABEL_DISTANCE));
  const moments = momentsWithin(ticks ?? spreadOver(series, span, labels), span, tickOf);
  const every = labelStep(moments.map(tickOf), width);
  return {
    id: AXIS,
    scaleType: 'linear' as const,
    data: series.map(({ at }) => at),
    min: span.from,
    max: span.until,
    domainLimit: 'strict' as const,
    height: LABELS_HEIGHT,
    tickInterval: [...moments],
    valueFormatter: tickOf,
    tickLabelInterval: (_at: number, tick: number) => tick % every === 0,
  };
}

/** The value axis, from the minimum up to the limit. */
function numberAxis({ series, limit, format, height }: LineDrawingProps, theme: Theme) {
  const scale = chartScale([...series.map(({ value }) => value), ...(limit ? [limit.value] : [])], 'least');
  const pixel = (scale.top - scale.bottom) / (height - LABELS_HEIGHT - MARGIN.top);
  const clear = scale.ticks.filter((tick) => !limit || Math.abs(tick - limit.value) > AWAY_FROM_LIMIT * pixel);
  const numbers = limit ? [...clear, limit.value] : [...clear];
  return {
    min: scale.bottom,
    max: scale.top,
    width: numbersWidth(numbers.map((number) => format(number))),
    tickInterval: numbers,
    tickLabelStyle: tickLabels(theme),
    valueFormatter: (value: number) => format(value),
    // The limit has its own number.
    tickLabelInterval: (value: number) => value !== limit?.value,
  };
}

interface PointTipProps extends Pick<LineDrawingProps, 'names' | 'limit' | 'timeOf' | 'format'> {
  readonly point: SeriesPoint;
}

/** The value of a point next to it, and the limit. */
function PointTip({ point: { at, value, isForecast }, names, limit, timeOf, format }: PointTipProps) {
  return (
    <ChartTip
      side="right"
      title={timeOf(at)}
      lines={[
        { key: 'value', name: isForecast ? names.forecast : names.series, value: format(value) },
        ...(limit ? [{ key: 'limit', name: limit.label, value: format(limit.value) }] : []),
      ]}
    />
  );
}

/** The chart of `LineChart`, which includes the MUI charts; loaded on demand. */
export function LineDrawing(props: LineDrawingProps) {
  const { label, names, series, limit, currentLabel, wordsOf, format, height } = props;
  const theme = useTheme();
  const [place, width] = useWidth();
  const lastCounted = series.findLastIndex(({ isForecast }) => !isForecast);
  const reading = useReading(series.length, Math.max(0, lastCounted));
  const { shown } = reading;
  const pointedAt = useMemo(() => (shown === null ? [] : [{ axisId: AXIS, dataIndex: shown }]), [shown]);

  const { counted, expected } = linesOf(series);
  const { accent } = theme.vars.palette.tone;
  const current = series[lastCounted];
  const end = series.at(-1);
  const stop = series[reading.index];
  const read = shown === null ? undefined : series[shown];
  const line = { type: 'line', curve: 'linear', color: accent, showMark: false } as const;

  return (
    <ChartControl
      elementRef={place}
      label={label}
      count={series.length}
      reading={reading}
      words={stop ? wordsOf(stop) : ''}
      height={height}
    >
      <ChartsDataProvider
        width={width}
        height={height}
        margin={MARGIN}
        skipAnimation
        disableKeyboardNavigation
        series={[
          { ...line, id: 'counted', label: names.series, data: [...counted] },
          { ...line, id: 'expected', label: names.forecast, data: [...expected] },
        ]}
        xAxis={[timeAxis(props, width)]}
        yAxis={[numberAxis(props, theme)]}
        tooltipAxis={pointedAt}
        highlightedAxis={pointedAt}
        onTooltipAxisChange={(axes) => reading.point(axes.find(({ axisId }) => axisId === AXIS)?.dataIndex ?? null)}
        onAxisClick={(_event, clicked) => clicked && reading.press(clicked.dataIndex)}
      >
        <ChartsSurface
          sx={[
            plotLook(theme),
            { [`& .${lineClasses.line}`]: { strokeWidth: 2, strokeLinecap: 'round' } },
            { [`& .${lineClasses.line}[data-series="expected"]`]: { strokeDasharray: '2 5' } },
          ]}
        >
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="line" />
          {limit && <LimitMark limit={limit} format={format} />}
          <LinePlot />
          {current && <CurrentMark point={current} label={currentLabel} />}
          {end?.isForecast && <EndMark point={end} isAtLimit={limit !== undefined && end.value >= limit.value} />}
          {read && <ReadMark point={read} />}
          <ChartsXAxis axisId={AXIS} disableLine disableTicks tickLabelStyle={tickLabels(theme)} />
          <ChartsYAxis disableLine disableTicks />
        </ChartsSurface>
        {read && <PointTip point={read} {...props} />}
      </ChartsDataProvider>
    </ChartControl>
  );
}
