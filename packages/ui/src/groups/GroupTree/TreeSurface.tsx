import { styled } from '@mui/material/styles';
import { unstable_memoTheme as oncePerTheme } from '@mui/material/utils';
import { rowStyles } from './rowStyles.ts';

/**
 * What the lines of the tree stand on, with their looks. They are written out as CSS once for a theme, and not at every
 * drawing, of which scrolling makes many.
 */
export const TreeSurface = styled('div')(oncePerTheme(({ theme }) => theme.unstable_sx(rowStyles)));
