import Box from '@mui/material/Box';
import { seriesLook } from './seriesLook.ts';

interface SwatchProps {
  /** The place of the series, from 0. */
  readonly series: number;
}

/** The colour of a series, beside its name. */
export function Swatch({ series }: SwatchProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme) => {
        const { fill, edge } = seriesLook(theme, series);
        return {
          flex: 'none',
          width: '10px',
          height: '10px',
          boxSizing: 'border-box',
          border: `1px solid ${edge ?? fill}`,
          borderRadius: 'var(--rc-radius-bar)',
          backgroundColor: fill,
        };
      }}
    />
  );
}
