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
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 'var(--rc-space-lg)',
        rowGap: 'var(--rc-space-xs)',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {entries.map(({ key, name, total }, place) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 'var(--rc-space-snug)',
            fontSize: 'var(--rc-font-size-label)',
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
