import type { Theme } from '@mui/material/styles';
import { chevronRight, settings } from '../../theme/iconData.ts';
import { iconMask } from '../../theme/iconMask.ts';
import { radius } from '../../theme/index.ts';

/** Where a line begins, in px: deep levels move in less, so that their names keep some room. */
export const indentOf = (depth: number) => 4 + Math.min(depth, 4) * 16 + Math.max(0, depth - 4) * 6;

/** What shows where something would be put down: a ring in the group, a line beside it, red where it may not. */
const markStyles = {
  '&[data-mark]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '2px dashed',
    borderColor: 'tone.error',
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '&[data-mark="above"]::after, &[data-mark="below"]::after': {
    inset: 'auto 4px',
    height: 2,
    border: 0,
    borderRadius: 1,
    bgcolor: 'tone.error',
  },
  '&[data-mark="above"]::after': { top: 0 },
  '&[data-mark="below"]::after': { bottom: 0 },
  '&[data-mark="inside"][data-allowed]::after': { borderStyle: 'solid', borderColor: 'tone.accent' },
  '&[data-mark="above"][data-allowed]::after, &[data-mark="below"][data-allowed]::after': { bgcolor: 'tone.accent' },
} as const;

/**
 * The looks of the lines, written once for the whole tree: worked out for each line anew they would be most of what
 * scrolling costs.
 */
export const rowStyles = {
  position: 'relative',
  '& [role="treeitem"]': {
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    pr: 2,
    borderRadius: `${radius.small}px`,
    cursor: 'pointer',
    fontSize: 13.5,
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    color: 'tone.text',
    '&[aria-disabled]': { color: 'tone.textHint' },
    '&[data-carried]': { opacity: 0.5 },
    '&:hover': { bgcolor: 'tone.sunken' },
    '&[aria-selected="true"]': { color: 'tone.accentText', bgcolor: 'tone.accentSoft', fontWeight: 600 },
    '&:focus-visible': {
      outline: (theme: Theme) => `2px solid ${theme.vars.palette.tone.accent}`,
      outlineOffset: '-2px',
    },
    '& a.rc-settings::before': iconMask(settings, { size: 15 }),
    '& .rc-settings': { width: 28, height: '100%', opacity: 0 },
    '&:hover .rc-settings, &:focus-within .rc-settings': { opacity: 1 },
    // A finger has no hover: the menu is always there and holds the settings too.
    '@media (hover: none)': {
      '& .rc-settings': { opacity: 1 },
      '&[data-menu] a.rc-settings': { display: 'none' },
    },
    ...markStyles,
  },
  '& .rc-sign': { width: 24, height: '100%', display: 'grid', placeItems: 'center', flex: 'none' },
  '& .rc-toggle': {
    width: 24,
    height: '100%',
    p: 0,
    border: 0,
    display: 'grid',
    placeItems: 'center',
    color: 'tone.textSecondary',
    bgcolor: 'transparent',
    cursor: 'pointer',
    borderRadius: `${radius.control}px`,
    '&:hover': { color: 'tone.text', bgcolor: 'tone.sunken' },
    // Most lines have an arrow; as elements of its own it would be most of what a line costs.
    '&::before': { ...iconMask(chevronRight, { size: 15 }), transition: 'transform 140ms' },
  },
  '& [aria-expanded="true"] .rc-toggle::before': { transform: 'rotate(90deg)' },
  '& .rc-name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .rc-count': { fontSize: 12, fontVariantNumeric: 'tabular-nums', color: 'tone.textHint' },
  '& [aria-selected="true"] .rc-count': { color: 'inherit' },
} as const;
