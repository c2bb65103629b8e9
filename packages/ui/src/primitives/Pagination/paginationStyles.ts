import { sharedStyles } from '../../theme/sharedStyles.ts';
import { height, radius, TOUCH_MEDIA } from '../../theme/tokens.ts';

/** The styles of the pages; they are drawn anew with each page that is opened. */
export const usePaginationStyles = sharedStyles(({ vars: { palette } }) => ({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    fontSize: 13,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    color: palette.tone.textSecondary,
  },
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 4,
    fontWeight: 500,
    marginLeft: 'auto',
  },
  gap: { minWidth: 24, textAlign: 'center' },
  step: {
    boxSizing: 'border-box',
    minWidth: 30,
    height: 30,
    padding: '0 6px',
    borderRadius: radius.control,
    border: '1px solid transparent',
    '&:disabled': { opacity: 0.4, cursor: 'default' },
    [TOUCH_MEDIA]: { minWidth: height.touch, height: height.touch },
  },
  current: {
    borderColor: palette.tone.line,
    backgroundColor: palette.tone.surface,
    color: palette.tone.text,
  },
  other: { '&:hover:enabled': { backgroundColor: palette.tone.sunken } },
}));
