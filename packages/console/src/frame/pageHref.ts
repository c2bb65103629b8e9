import type { Language, MainMenuPage, SectionPage } from '@remote-console/domain';
import { hrefOf, startHref } from '../routing/index.ts';

/** Where a menu entry leads. */
export function pageHref(page: MainMenuPage | SectionPage, lang: Language): string {
  switch (page) {
    case 'deviceAll':
      return startHref(lang);
    case 'statistics':
      // The address of the section itself opens its summary (C-ROUTE-21).
      return hrefOf('overview', { lang });
    default:
      return hrefOf(page, { lang });
  }
}
