import Box from '@mui/material/Box';
import { useText } from '../../i18n/index.ts';

/** Says where what is held over the view would go. */
export function DropHint({ folder }: { readonly folder: string }) {
  const text = useText('remoteFiles');
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 8,
        zIndex: 6,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'tone.accent',
        borderRadius: 'var(--rc-radius-card)',
        bgcolor: 'tone.accentSoft',
        color: 'tone.accentText',
        fontWeight: 700,
      }}
    >
      {text('dropHere', { folder })}
    </Box>
  );
}
