import Box from '@mui/material/Box';
import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/index.ts';
import { TileGrid } from './TileGrid.tsx';

const TILES = ['online', 'offline', 'alerting', 'overLimit', 'outdated'] as const;

/** The shape of the numbers while they are on their way: nothing moves when they come. */
export function FleetSkeleton() {
  const text = useText('overview');
  return (
    <TileGrid label={text('fleet')}>
      {TILES.map((tile) => (
        <Box
          component="li"
          key={tile}
          sx={{
            display: 'grid',
            alignContent: 'start',
            minHeight: 98,
            p: 'var(--rc-space-lg)',
            bgcolor: 'tone.surface',
          }}
        >
          <Skeleton height={12} width="56%" />
          <Box sx={{ mt: 'var(--rc-space-inset)' }}>
            <Skeleton height={22} width="40%" />
          </Box>
          <Box sx={{ mt: 'var(--rc-space-md)' }}>
            <Skeleton height={10} width="72%" />
          </Box>
        </Box>
      ))}
    </TileGrid>
  );
}
