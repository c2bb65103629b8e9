/** The check mark, in a 12 × 12 square. */
export const TICK = 'M2.8 6.3 5 8.4l4.2-4.8';

/** The indeterminate mark. */
export const DASH = 'M3 6h6';

/** Stroke width of a mark, in a 12 × 12 square. */
export const MARK_STROKE = 1.9;
