/** Height of the head in pixels. */
export const HEAD_HEIGHT = 40;
