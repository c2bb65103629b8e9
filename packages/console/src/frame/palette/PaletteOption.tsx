import Box from '@mui/material/Box';
import type { PaletteEntry } from './paletteEntries.ts';

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  /** Whether Enter opens it. */
  readonly active: boolean;
  /** The pointer came over it. */
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One thing found. The keyboard stays in the field; it reads this one while it is the active option. */
export function PaletteOption({ id, entry: { label, hint, Icon }, active, onPoint, onChoose }: PaletteOptionProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 'var(--rc-space-cosy)',
        minHeight: { xs: 44, md: 38 },
        px: 'var(--rc-space-cosy)',
        borderRadius: 'var(--rc-radius-control)',
        cursor: 'pointer',
        fontSize: 'var(--rc-font-size-body)',
        color: 'tone.text',
        '&[aria-selected="true"]': { bgcolor: 'tone.accentSoft', color: 'tone.accentText' },
      }}
    >
      <Icon size={16} strokeWidth={1.8} aria-hidden style={{ flex: 'none' }} />
      <Box
        component="span"
        title={label}
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {label}
      </Box>
      {hint !== undefined && (
        <Box
          component="span"
          title={hint}
          sx={{
            minWidth: 0,
            ml: 'auto',
            pl: 'var(--rc-space-md)',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontSize: 'var(--rc-font-size-label)',
            color: 'tone.textSecondary',
          }}
        >
          {hint}
        </Box>
      )}
    </Box>
  );
}
