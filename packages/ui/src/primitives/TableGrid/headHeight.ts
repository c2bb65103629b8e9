/** Height of the header in pixels. */
export const HEAD_HEIGHT = 40;
