import { reachablePages, type MainMenuPage, type SectionPage } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { FileText, Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../routing/index.ts';
import { pageHref } from '../pageHref.ts';
import { MENU_LABELS, PAGE_LABELS } from '../pageLabels.ts';
import type { Navigation } from '../useNavigation.ts';
import type { PaletteEntry } from './paletteEntries.ts';

/** A page's label: the one from its section, otherwise the one from the main menu. */
function labelOf(page: MainMenuPage | SectionPage) {
  switch (page) {
    case 'deviceAll':
    case 'statistics':
    case 'ticket-request':
    case 'support':
      return MENU_LABELS[page];
    default:
      return PAGE_LABELS[page];
  }
}

/** Every page that the menus link to, by the same rule; and the inbox, which the bell links to. */
export function usePageEntries(navigation: Navigation | null): readonly PaletteEntry[] {
  const text = useText('frame');
  const lang = useLanguage();
  const navigate = useNavigate();
  return useMemo(() => {
    const pages = navigation ? reachablePages(navigation.viewer, navigation.mode) : [];
    const inbox = {
      id: 'page:inbox',
      kind: 'page' as const,
      label: text('pageInbox'),
      Icon: Inbox,
      run: () => void navigate(hrefOf('inbox', { lang })),
    };
    const entries = pages.map((page) => ({
      id: `page:${page}`,
      kind: 'page' as const,
      label: text(labelOf(page)),
      Icon: FileText,
      run: () => void navigate(pageHref(page, lang)),
    }));
    return navigation ? [...entries, inbox] : entries;
  }, [navigation, text, lang, navigate]);
}
