import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { CardSizePreset } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { height } from '../../theme/index.ts';
import { CardFrame } from '../DeviceCard/index.ts';
import { CardColumns } from './CardColumns.tsx';

interface DeviceCardSkeletonsProps {
  readonly count: number;
  readonly size: CardSizePreset;
}

const METERS = ['cpu', 'memory', 'disk'] as const;

function CardShape() {
  return (
    <CardFrame
      beside={
        <Box sx={{ display: 'grid', gap: '8px' }}>
          <Skeleton variant="rounded" width={20} height={20} sx={{ justifySelf: 'end' }} />
          {METERS.map((meter) => (
            <Skeleton key={meter} variant="rounded" height={46} />
          ))}
        </Box>
      }
    >
      <Box sx={{ display: 'flex', gap: '10px' }}>
        <Skeleton variant="rounded" width={36} height={36} />
        <Box sx={{ flex: 1, display: 'grid', gap: '8px', alignContent: 'center' }}>
          <Skeleton variant="rounded" width="56%" height={12} />
          <Skeleton variant="rounded" width="72%" height={10} />
        </Box>
      </Box>
      <Skeleton variant="rounded" width={72} height={22} />
      <Skeleton variant="rounded" height={height.control} sx={{ mt: 'auto' }} />
    </CardFrame>
  );
}

/** Cards while they are loaded, in the places where they will be. */
export function DeviceCardSkeletons({ count, size }: DeviceCardSkeletonsProps) {
  const common = useText('common');
  return (
    <CardColumns size={size} label={common('loading')} busy>
      {Array.from({ length: count }, (_, index) => (
        <Box component="li" key={index} sx={{ display: 'flex', minWidth: 0 }}>
          <CardShape />
        </Box>
      ))}
    </CardColumns>
  );
}
