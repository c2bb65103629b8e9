import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { NARROW_MEDIA } from '../Field/index.ts';
import { EmptyState } from '../StateMessage/index.ts';
import { ChartTable } from './ChartTable.tsx';
import { chartScale, labelStep } from './chartScale.ts';

/** One bar. */
export interface ChartBar {
  /** Unlike all others: a date, an hour. */
  readonly key: string;
  /** Below the bar, and in its words. */
  readonly label: string;
  /** Not negative. */
  readonly value: number;
}

export interface BarChartProps {
  /** What is drawn: the name of the chart and of its table. */
  readonly label: string;
  /** Name of the values, such as "Connections". */
  readonly series: string;
  /** Name of what the labels are, such as "Day". */
  readonly category: string;
  readonly bars: readonly ChartBar[];
  /** A value in words with its unit; a plain number by default. */
  readonly formatValue?: (value: number) => string;
  /** Height of the drawing in pixels. */
  readonly height?: number;
  /** Stands there when there are no bars. */
  readonly empty?: ReactNode;
}

const FULL = 100;

/**
 * Bars with their values in words: on hover, on focus (the arrow keys go from bar to bar), and in a table for those who
 * listen.
 */
export function BarChart(props: BarChartProps) {
  const { label, series, category, bars, formatValue, height = 220, empty } = props;
  const text = useText('common');
  const narrow = useMediaQuery(NARROW_MEDIA, { noSsr: true });
  const [pointed, setPointed] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  if (bars.length === 0) return <>{empty ?? <EmptyState />}</>;

  const format = formatValue ?? ((value: number) => text('number', { value }));
  const { top, ticks } = chartScale(bars.map(({ value }) => value));
  const slot = FULL / bars.length;
  const every = labelStep(bars.length, narrow ? 5 : 12);
  const share = (value: number) => (value / top) * FULL;
  const inReach = Math.min(stop, bars.length - 1);
  const current = pointed === null ? undefined : bars[pointed];

  const go = (event: KeyboardEvent<SVGSVGElement>) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: inReach - 1,
      ArrowRight: inReach + 1,
      Home: 0,
      End: bars.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const bar = event.currentTarget.querySelectorAll<SVGElement>('[role="img"]')[target];
    bar?.focus();
  };

  return (
    <Box component="figure" aria-label={label} sx={{ position: 'relative', m: 0, minWidth: 0 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: '10px', pt: '8px' }}>
        <Box
          aria-hidden
          sx={{
            position: 'relative',
            height,
            fontSize: 12,
            lineHeight: '16px',
            color: 'tone.textSecondary',
            fontVariantNumeric: 'tabular-nums',
            textAlign: 'end',
          }}
        >
          {/* The widest number keeps the column's width; the others are at their lines. */}
          <Box component="span" sx={{ visibility: 'hidden' }}>
            {format(top)}
          </Box>
          {ticks.map((tick) => (
            <Box
              key={tick}
              component="span"
              sx={{ position: 'absolute', insetInlineEnd: 0, bottom: `calc(${share(tick)}% - 8px)` }}
            >
              {format(tick)}
            </Box>
          ))}
        </Box>
        <Box sx={{ position: 'relative' }}>
          <Box
            component="svg"
            role="group"
            aria-label={series}
            width="100%"
            height={height}
            onKeyDown={go}
            sx={{
              display: 'block',
              overflow: 'visible',
              '& line': { stroke: (theme) => theme.vars.palette.tone.line },
              '& .rc-bar': { fill: (theme) => theme.vars.palette.tone.accent },
              '& g[role="img"]': { outline: 'none' },
              '& g:focus-visible .rc-ring': {
                stroke: (theme) => theme.vars.palette.tone.accent,
                strokeWidth: 2,
              },
              '& g:hover .rc-ground, & g:focus-visible .rc-ground': {
                fill: (theme) => theme.vars.palette.tone.sunken,
              },
            }}
          >
            {ticks.map((tick) => (
              <line key={tick} x1="0" x2="100%" y1={`${FULL - share(tick)}%`} y2={`${FULL - share(tick)}%`} />
            ))}
            {bars.map(({ key, label: name, value }, index) => (
              <g
                key={key}
                role="img"
                aria-label={text('chartPoint', { label: name, value: format(value) })}
                tabIndex={index === inReach ? 0 : -1}
                onFocus={() => {
                  setStop(index);
                  setPointed(index);
                }}
                onBlur={() => setPointed(null)}
                onMouseEnter={() => setPointed(index)}
                onMouseLeave={() => setPointed(null)}
              >
                <rect
                  className="rc-ground"
                  x={`${index * slot}%`}
                  width={`${slot}%`}
                  height="100%"
                  fill="transparent"
                />
                <rect
                  className="rc-bar"
                  x={`${(index + 0.2) * slot}%`}
                  width={`${slot * 0.6}%`}
                  y={`${FULL - share(value)}%`}
                  height={`${share(value)}%`}
                  rx="3"
                />
                <rect
                  className="rc-ring"
                  x={`${index * slot}%`}
                  width={`${slot}%`}
                  height="100%"
                  rx="4"
                  fill="none"
                  pointerEvents="none"
                />
              </g>
            ))}
          </Box>
          {pointed !== null && current && (
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                zIndex: 1,
                bottom: `calc(${share(current.value)}% + 6px)`,
                ...(pointed < bars.length / 2
                  ? { insetInlineStart: `${pointed * slot}%` }
                  : { insetInlineEnd: `${FULL - (pointed + 1) * slot}%` }),
                p: '6px 10px',
                borderRadius: '6px',
                bgcolor: 'tone.text',
                color: 'tone.ground',
                fontSize: 12,
                lineHeight: '16px',
                fontWeight: 500,
                whiteSpace: 'nowrap',
                pointerEvents: 'none',
              }}
            >
              {text('chartPoint', { label: current.label, value: format(current.value) })}
            </Box>
          )}
        </Box>
        <Box
          aria-hidden
          sx={{
            gridColumn: 2,
            display: 'flex',
            mt: '6px',
            fontSize: 12,
            lineHeight: '16px',
            color: 'tone.textSecondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {bars.map(({ key, label: name }, index) => (
            <Box key={key} sx={{ flex: '1 1 0', minWidth: 0, display: 'flex', justifyContent: 'center' }}>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {index % every === 0 ? name : ''}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <ChartTable caption={label} category={category} series={series} bars={bars} format={format} />
    </Box>
  );
}
