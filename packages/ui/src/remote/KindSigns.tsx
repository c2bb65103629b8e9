import Box from '@mui/material/Box';
import type { RemoteKind } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { SMALL_ICON } from '../primitives/index.ts';
import { KIND_ICONS } from './SessionWindow/index.ts';

/** The ways in which somebody is connected, each with its sign. */
export function KindSigns({ kinds }: { readonly kinds: readonly RemoteKind[] }) {
  const text = useText('remote');
  if (kinds.length === 0) return <Box sx={{ color: 'tone.textHint' }}>{text('away')}</Box>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--rc-space-hair) var(--rc-space-md)' }}>
      {kinds.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <Box
            key={kind}
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--rc-space-xs)' }}
          >
            <Icon {...SMALL_ICON} />
            {text(kind)}
          </Box>
        );
      })}
    </Box>
  );
}
