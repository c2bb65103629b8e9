import type { Theme } from '@mui/material/styles';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { fontSize } from '../../theme/index.ts';

/** How words in the drawing are written. */
export const PLOT_WORDS = { fontSize: fontSize.caption, fontVariantNumeric: 'tabular-nums' } as const;

/** How the numbers and labels of an axis are written; the axis measures them by it. */
export const tickLabels = ({ vars }: Theme) => ({ ...PLOT_WORDS, fill: vars.palette.tone.textSecondary });

/** Room below the drawing for the labels, in pixels. */
export const LABELS_HEIGHT = 26;

/** What all drawings share: hairlines, and a dashed line to what is read. */
export function plotLook({ vars }: Theme) {
  const { line, sunken, textHint } = vars.palette.tone;
  return {
    // A label may reach beyond the end of its axis.
    overflow: 'visible',
    [`& .${chartsGridClasses.line}`]: { stroke: line, shapeRendering: 'crispEdges' },
    [`& .${chartsAxisHighlightClasses.root}`]: { stroke: textHint, strokeDasharray: '3 3' },
    [`& .rc-band .${chartsAxisHighlightClasses.root}`]: { fill: sunken, fillOpacity: 1, stroke: 'none' },
  };
}
