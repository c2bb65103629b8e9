import { INLINE_EDITOR_CLASS } from '../InlineEdit/index.ts';
import { focusStyleInside } from '../../theme/components/focus.ts';
import { sharedStyles } from '../../theme/sharedStyles.ts';
import { radius } from '../../theme/tokens.ts';

/** Height of the head in pixels. */
export const HEAD_HEIGHT = 40;

/** The styles of the grid: `head-`, `words-` and `controls-` name a side, `row-` how a row stands out. */
export const useTableGridStyles = sharedStyles((theme) => {
  const { tone } = theme.vars.palette;
  const row = { display: 'grid', gridTemplateColumns: 'var(--tracks)' } as const;
  const cell = {
    minWidth: 0,
    padding: '0 10px',
    borderTop: `1px solid ${tone.line}`,
    outline: 'none',
    '&:focus-visible': focusStyleInside(theme),
  } as const;
  const controls = {
    ...cell,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    overflow: 'hidden',
    // A field that is opened over its cell is not cut off at its edge.
    [`&:has(.${INLINE_EDITOR_CLASS})`]: { overflow: 'visible' },
  } as const;
  const words = {
    ...cell,
    alignContent: 'center',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  } as const;
  const toned = (ground: string) => ({ backgroundColor: ground, '&:hover': { backgroundColor: ground } });
  return {
    grid: {
      border: `1px solid ${tone.line}`,
      borderRadius: radius.card,
      backgroundColor: tone.surface,
      color: tone.text,
      fontSize: 13,
      lineHeight: '20px',
      fontVariantNumeric: 'tabular-nums',
      overflowX: 'auto',
      outline: 'none',
    },
    hiddenColumns: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 8,
      minHeight: 32,
      color: tone.textSecondary,
      fontSize: 12.5,
    },
    showColumns: {
      flex: 'none',
      borderRadius: radius.control,
      padding: '4px 6px',
      color: tone.accentText,
      fontWeight: 500,
      '&:hover': { textDecoration: 'underline' },
    },
    headRow: { ...row, height: HEAD_HEIGHT },
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      minWidth: 0,
      padding: '0 10px',
      overflow: 'hidden',
      color: tone.textSecondary,
      fontSize: 12.5,
      fontWeight: 500,
      outline: 'none',
      '&:focus-visible': focusStyleInside(theme),
      '&[aria-sort]': { cursor: 'pointer' },
      '& > svg': { flex: 'none' },
      '&[aria-sort="none"] > svg': { opacity: 0 },
      '&[aria-sort="none"]:hover > svg, &[aria-sort="none"]:focus-visible > svg': { opacity: 0.6 },
    },
    'head-start': {},
    'head-center': { justifyContent: 'center' },
    'head-end': { flexDirection: 'row-reverse' },
    headWords: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    'row-normal': { ...row, '&:hover': { backgroundColor: tone.ground } },
    'row-warn': { ...row, ...toned(tone.warnSoft) },
    // The tint alone is hard to tell from the surface; the edge is not.
    'row-error': {
      ...row,
      ...toned(tone.errorSoft),
      boxShadow: `inset 3px 0 0 ${tone.error}`,
      '&:dir(rtl)': { boxShadow: `inset -3px 0 0 ${tone.error}` },
    },
    'row-quiet': { ...row, backgroundColor: tone.sunken },
    'row-selected': { ...row, ...toned(tone.accentSoft) },
    opens: { cursor: 'pointer' },
    quiet: { color: tone.textSecondary },
    'words-start': words,
    'words-center': { ...words, textAlign: 'center' },
    'words-end': { ...words, textAlign: 'end' },
    'controls-start': controls,
    'controls-center': { ...controls, justifyContent: 'center' },
    // The sign of the first stands below the words of the head, not its edge.
    signs: { ...controls, gap: 0, '& > :first-child': { marginInlineStart: -8 } },
    'controls-end': { ...controls, justifyContent: 'flex-end' },
  };
});
