import { iconStroke } from '../theme/index.ts';

/** How every icon is drawn: one outline family, one stroke; the words beside it are what is read out. */
export const ICON = { size: 16, strokeWidth: iconStroke, 'aria-hidden': true } as const;

/** The same, smaller, inside small controls. */
export const SMALL_ICON = { ...ICON, size: 14 } as const;
