/** The line that marks what is checked, in a square of 12. */
export const TICK = 'M2.8 6.3 5 8.4l4.2-4.8';

/** The line that marks what is checked in part. */
export const DASH = 'M3 6h6';

/** Width of the line of a mark, in a square of 12. */
export const MARK_STROKE = 1.9;
