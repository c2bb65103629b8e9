/**
 * Widths in px from which there is room for more in the frame. The media queries of the style sheets repeat them, because
 * a sheet cannot read a constant; a test compares the two.
 */
export const ROOM_FROM = {
  /** The keyboard shortcuts in two columns. */
  columns: 600,
  /** The menu in the bar; below it, a button opens the menu. */
  menu: 768,
  /** The pages of a section beside the page, with more room around it; below it, they are in a row above it. */
  sidebar: 900,
  /** The name of the product beside a toast. */
  name: 960,
  /** The ID beside the account. */
  person: 1360,
  /** A search field in the bar instead of its picture. */
  searchField: 1440,
} as const;

/** Media query of the screens without room for the menu, as `matchMedia` takes it. */
export const SMALL_SCREEN = `(max-width: ${ROOM_FROM.menu - 0.02}px)`;
