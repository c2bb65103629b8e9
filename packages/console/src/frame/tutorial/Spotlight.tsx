import Box from '@mui/material/Box';
import type { Area } from './placement.ts';

interface SpotlightProps {
  readonly target: Area | null;
}

/** How far the light reaches beyond what is pointed at, in px. */
const MARGIN = 4;

/** Darkens the page but for the part that is pointed at. */
export function Spotlight({ target }: SpotlightProps) {
  if (!target) return <Box sx={{ position: 'fixed', inset: 0, bgcolor: 'var(--rc-shade)' }} />;
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
        borderRadius: 'var(--rc-radius-card)',
        boxShadow: '0 0 0 200vmax var(--rc-shade)',
        outline: '2px solid',
        outlineColor: 'tone.accent',
        '@media (prefers-reduced-motion: no-preference)': { transition: 'all 160ms' },
      }}
    />
  );
}
