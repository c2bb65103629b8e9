import type { Language, MainMenuPage } from '@remote-console/domain';
import { hrefOf, liesWithin } from '../routing/index.ts';

/** The addresses below which a main menu entry counts as current. */
function territoryOf(page: MainMenuPage, lang: Language): readonly string[] {
  switch (page) {
    case 'deviceAll':
      return [hrefOf('device-root', { lang })];
    case 'profile':
      return [hrefOf('management', { lang })];
    case 'license':
      return [hrefOf('license', { lang }), hrefOf('payments', { lang })];
    case 'overview':
      return [hrefOf('statistics', { lang })];
    case 'groups':
    case 'statistics':
    case 'ticket-request':
    case 'support':
      return [hrefOf(page, { lang })];
  }
}

/** The entry that an address belongs to, or `null`: the most specific match. */
export function currentEntry(pages: readonly MainMenuPage[], pathname: string, lang: Language): MainMenuPage | null {
  let closest: { readonly page: MainMenuPage; readonly length: number } | null = null;
  for (const page of pages) {
    for (const href of territoryOf(page, lang)) {
      if (liesWithin(pathname, href) && href.length > (closest?.length ?? 0)) closest = { page, length: href.length };
    }
  }
  return closest?.page ?? null;
}
