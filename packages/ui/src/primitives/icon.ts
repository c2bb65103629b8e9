import { iconStroke } from '../theme/index.ts';

/** The style of all icons: one outline family, one stroke; the text next to it is what is announced. */
export const ICON = { size: 16, strokeWidth: iconStroke, 'aria-hidden': true } as const;

/** The same, smaller, inside small controls. */
export const SMALL_ICON = { ...ICON, size: 14 } as const;

/**
 * For icons that point to the start or the end of a line, such as the arrow of a link back: they are mirrored where
 * texts are read from right to left.
 */
export const MIRRORED = { 'data-mirrored': '' } as const;
