/** Height of the bar in px. */
export const BAR_HEIGHT = 52;
