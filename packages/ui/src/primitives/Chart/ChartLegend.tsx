import Box from '@mui/material/Box';
import { Swatch } from './Swatch.tsx';

interface ChartLegendProps {
  /** In the order in which they are drawn. */
  readonly entries: readonly { readonly key: string; readonly name: string; readonly total: string }[];
}

/** What the colours of a chart stand for, with the total of each series. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '4px', m: 0, p: 0, listStyle: 'none' }}
    >
      {entries.map(({ key, name, total }, place) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '6px',
            fontSize: 12.5,
            lineHeight: '18px',
            color: 'tone.textSecondary',
          }}
        >
          <Swatch series={place} />
          {name}
          <Box component="span" sx={{ fontWeight: 600, color: 'tone.text', fontVariantNumeric: 'tabular-nums' }}>
            {total}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
