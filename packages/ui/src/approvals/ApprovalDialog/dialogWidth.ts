/** Widest width of the approval dialog, in pixels. */
export const DIALOG_WIDTH = 560;
