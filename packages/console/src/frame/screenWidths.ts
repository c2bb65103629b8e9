/** From this width in px the bar shows its menu; below it, a button opens the menu. */
export const MENU_FROM = 768;

/** From this width in px the pages of a section are listed beside the page; below it, in a row above it. */
export const SIDEBAR_FROM = 900;

/** Media query of the screens with the menu in the bar. */
export const ROOMY = `@media (min-width: ${MENU_FROM}px)`;

/** Media query of the screens with room for the name of the product beside a toast. */
export const NAMED = '@media (min-width: 960px)';

/** Media query of the screens without room for it, as `matchMedia` takes it. */
export const SMALL_SCREEN = `(max-width: ${MENU_FROM - 0.02}px)`;

/** Media query of the screens with room for a sidebar. */
export const BESIDE = `@media (min-width: ${SIDEBAR_FROM}px)`;

/** Media query of the screens that have room for the ID beside the account. */
export const WIDE = '@media (min-width: 1360px)';

/** Media query of the screens that have room for a search field in the bar instead of its picture. */
export const VERY_WIDE = '@media (min-width: 1440px)';
