import { INLINE_EDITOR_CLASS } from '../../primitives/index.ts';
import { sharedStyles } from '../../theme/sharedStyles.ts';

/** The styles of the cells; there are eight in each row. */
export const useCellStyles = sharedStyles(({ vars: { palette } }) => ({
  naming: { minWidth: 0, marginLeft: 2 },
  // The name has its line for itself: it is what tells one device from the next.
  address: {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: 12,
    lineHeight: '16px',
    color: palette.tone.textSecondary,
    fontVariantNumeric: 'tabular-nums',
  },
  words: { color: palette.tone.textHint, fontSize: 12.5 },
  // What gets nowhere where the person sits steps back behind what does.
  stuck: { borderColor: palette.tone.line, backgroundColor: 'transparent', color: palette.tone.textSecondary },
  memo: {
    width: '100%',
    minWidth: 0,
    whiteSpace: 'nowrap',
    color: palette.tone.textSecondary,
    [`&:has(.${INLINE_EDITOR_CLASS})`]: {
      position: 'absolute',
      zIndex: 3,
      top: 2,
      left: 2,
      width: 'max(100%, 280px)',
      padding: '6px 8px 4px',
      borderRadius: 8,
      backgroundColor: palette.tone.raised,
      lineHeight: '18px',
      whiteSpace: 'normal',
      boxShadow: palette.elevation.menu,
    },
    // There is no row below the last one that the open field could cover.
    [`[role="row"]:last-child &:has(.${INLINE_EDITOR_CLASS})`]: { top: 'auto', bottom: 2 },
  },
}));
