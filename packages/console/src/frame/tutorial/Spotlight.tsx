import Box from '@mui/material/Box';
import type { Area } from './placement.ts';

interface SpotlightProps {
  readonly target: Area | null;
}

/** How far the light reaches beyond what is pointed at, in px. */
const MARGIN = 4;
const SHADE = 'rgb(10 13 20 / 56%)';

/** Darkens the page but for the part that is pointed at. */
export function Spotlight({ target }: SpotlightProps) {
  if (!target) return <Box sx={{ position: 'fixed', inset: 0, bgcolor: SHADE }} />;
  return (
    <Box
      style={{
        top: target.top - MARGIN,
        left: target.left - MARGIN,
        width: target.width + 2 * MARGIN,
        height: target.height + 2 * MARGIN,
      }}
      sx={{
        position: 'fixed',
        borderRadius: '10px',
        boxShadow: `0 0 0 200vmax ${SHADE}`,
        outline: '2px solid',
        outlineColor: 'tone.accent',
        '@media (prefers-reduced-motion: no-preference)': { transition: 'all 160ms' },
      }}
    />
  );
}
