/** From this width in px the bar shows its menu; below it, a button opens the menu. */
export const MENU_FROM = 768;

/** Media query of the screens with the whole menu in the bar. */
export const ROOMY = `@media (min-width: ${MENU_FROM}px)`;

/** Media query of the screens that have room for the ID beside the account. */
export const WIDE = '@media (min-width: 1100px)';
