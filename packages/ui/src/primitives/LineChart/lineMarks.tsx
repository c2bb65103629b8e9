import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { labelWidth } from '../Chart/axisLabels.ts';
import { PLOT_WORDS } from '../Chart/plotLook.ts';
import type { LineLimit, LinePoint } from './LineChart.tsx';

/** From a line or a point to the words beside it, in pixels. */
const GAP = 8;
/** Height of a line of words. */
const LINE = 16;

/** Words in the drawing, which stay readable where a line runs behind them. */
const onLines = (ground: string) => ({ paintOrder: 'stroke', stroke: ground, strokeWidth: 4, strokeLinejoin: 'round' });

interface LimitMarkProps {
  readonly limit: LineLimit;
  readonly format: (value: number) => string;
}

/** The line of a limit, with its number among those of the axis. */
export function LimitMark({ limit, format }: LimitMarkProps) {
  const { left, top, width, height } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const { tone } = useTheme().vars.palette;
  const y = scale(limit.value);
  const hasRoomBelow = y + LINE + GAP < top + height;
  return (
    <>
      <Box
        component="line"
        x1={left}
        x2={left + width}
        y1={y}
        y2={y}
        sx={{ stroke: tone.textHint, shapeRendering: 'crispEdges' }}
      />
      <Box
        component="text"
        x={left - GAP}
        y={y}
        textAnchor="end"
        dominantBaseline="central"
        sx={{ ...PLOT_WORDS, fontWeight: 600, fill: tone.text }}
      >
        {format(limit.value)}
      </Box>
      <Box
        component="text"
        x={left + 4}
        y={hasRoomBelow ? y + LINE - 2 : y - 6}
        sx={{ ...PLOT_WORDS, fill: tone.textSecondary, ...onLines(tone.surface) }}
      >
        {limit.label}
      </Box>
    </>
  );
}

interface CurrentMarkProps {
  readonly point: LinePoint;
  readonly label: string | undefined;
}

/** The point where counting ends, with words beside it on the side that has room. */
export function CurrentMark({ point, label = '' }: CurrentMarkProps) {
  const { left, top, width, height } = useDrawingArea();
  const [xScale, yScale] = [useXScale<'linear'>(), useYScale<'linear'>()];
  const { tone } = useTheme().vars.palette;
  const [x, y] = [xScale(point.at), yScale(point.value)];
  const hasRoomAfter = x + GAP + labelWidth(label) <= left + width;
  const hasRoomBelow = y + LINE + GAP < top + height;
  return (
    <>
      <Box component="circle" cx={x} cy={y} r={4} sx={{ fill: tone.accent }} />
      <Box
        component="text"
        x={hasRoomAfter ? x + GAP : x - GAP}
        y={hasRoomBelow ? y + LINE - 3 : y - GAP}
        textAnchor={hasRoomAfter ? 'start' : 'end'}
        sx={{ ...PLOT_WORDS, fontWeight: 600, fill: tone.text, ...onLines(tone.surface) }}
      >
        {label}
      </Box>
    </>
  );
}

interface EndMarkProps {
  readonly point: LinePoint;
  /** Whether it is at a limit, or over it. */
  readonly isAtLimit: boolean;
}

/** Where the forecast ends. */
export function EndMark({ point, isAtLimit }: EndMarkProps) {
  const [xScale, yScale] = [useXScale<'linear'>(), useYScale<'linear'>()];
  const { tone } = useTheme().vars.palette;
  return (
    <Box
      component="circle"
      cx={xScale(point.at)}
      cy={yScale(point.value)}
      r={4.5}
      sx={{ fill: tone.surface, stroke: isAtLimit ? tone.warn : tone.accent, strokeWidth: 2 }}
    />
  );
}

/** The point that is read. */
export function ReadMark({ point }: { readonly point: LinePoint }) {
  const [xScale, yScale] = [useXScale<'linear'>(), useYScale<'linear'>()];
  const { tone } = useTheme().vars.palette;
  return (
    <Box
      component="circle"
      cx={xScale(point.at)}
      cy={yScale(point.value)}
      r={5}
      sx={{ fill: tone.accent, stroke: tone.surface, strokeWidth: 2 }}
    />
  );
}
