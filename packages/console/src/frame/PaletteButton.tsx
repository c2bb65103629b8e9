import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { useText } from '@remote-console/ui';
import { Search } from 'lucide-react';
import { useFrame } from './frameContext.ts';
import { VERY_WIDE } from './screenWidths.ts';
import { paletteKeys } from './shortcutKeys.ts';

/** Opens the search over the console: a field to look at where there is room, otherwise its picture. */
export function PaletteButton() {
  const text = useText('frame');
  const { openPalette } = useFrame();
  return (
    <ButtonBase
      aria-label={text('findAnything')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tour="palette"
      onClick={openPalette}
      sx={{
        gap: '8px',
        width: 44,
        height: 44,
        flex: 'none',
        borderRadius: '8px',
        fontSize: 13,
        fontFamily: 'inherit',
        color: 'tone.textSecondary',
        '&:hover': { bgcolor: 'tone.sunken' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'tone.accent' },
        [VERY_WIDE]: {
          width: 'auto',
          minWidth: 190,
          height: 34,
          mr: '8px',
          px: '10px',
          justifyContent: 'flex-start',
          color: 'tone.textHint',
          bgcolor: 'tone.sunken',
          border: '1px solid',
          borderColor: 'tone.line',
        },
      }}
    >
      <Search size={17} strokeWidth={1.8} aria-hidden />
      <Box
        component="span"
        data-keys={paletteKeys().join(' ')}
        sx={{
          display: 'none',
          [VERY_WIDE]: { display: 'flex', flex: 1, gap: '12px', whiteSpace: 'nowrap' },
          // The keys are announced by aria-keyshortcuts; as text they would be part of the button's name.
          '&::after': { content: 'attr(data-keys)', ml: 'auto', fontSize: 12 },
        }}
      >
        {text('findAnything')}
      </Box>
    </ButtonBase>
  );
}
