/**
 * Minimum widths in px at which the frame shows more. The style sheets repeat them in media queries, because CSS can't
 * read a constant there; a test compares the two.
 */
export const ROOM_FROM = {
  /** The keyboard shortcuts in two columns. */
  columns: 600,
  /** The menu in the bar; below this width, a button opens the menu. */
  menu: 768,
  /** The pages of a section beside the page, with more padding around it; below this width, in a row above it. */
  sidebar: 900,
  /** The product name next to a toast. */
  name: 960,
  /** The ID next to the account. */
  person: 1360,
  /** A search field in the bar instead of its icon. */
  searchField: 1440,
} as const;

/** Media query for screens without room for the menu, for `matchMedia`. */
export const SMALL_SCREEN = `(max-width: ${ROOM_FROM.menu - 0.02}px)`;
