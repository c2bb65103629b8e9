import type { Theme } from '@mui/material/styles';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { fontSize } from '../../theme/index.ts';

/** The text style in a chart. */
export const PLOT_WORDS = { fontSize: fontSize.caption, fontVariantNumeric: 'tabular-nums' } as const;

/** The text style of an axis; the axis measures its labels with it. */
export const tickLabels = ({ vars }: Theme) => ({ ...PLOT_WORDS, fill: vars.palette.tone.textSecondary });

/** Space below the chart for the labels, in pixels. */
export const LABELS_HEIGHT = 26;

/** Shared by all charts: hairlines, and a dashed line to the current point. */
export function plotLook({ vars }: Theme) {
  const { line, sunken, textHint } = vars.palette.tone;
  return {
    // A label may extend beyond the end of its axis.
    overflow: 'visible',
    [`& .${chartsGridClasses.line}`]: { stroke: line, shapeRendering: 'crispEdges' },
    [`& .${chartsAxisHighlightClasses.root}`]: { stroke: textHint, strokeDasharray: '3 3' },
    [`& .rc-band .${chartsAxisHighlightClasses.root}`]: { fill: sunken, fillOpacity: 1, stroke: 'none' },
  };
}
