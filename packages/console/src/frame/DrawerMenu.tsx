import { waitingInMenu, type MainMenuPage } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { useLocation } from 'react-router-dom';
import styles from './DrawerMenu.module.css';
import { currentEntry } from './mainMenuEntries.ts';
import entry from './menuEntry.module.css';
import { MenuLink } from './MenuLink.tsx';
import { MENU_LABELS } from './pageLabels.ts';
import { useWaiting } from './useWaiting.ts';

interface DrawerMenuProps {
  readonly pages: readonly MainMenuPage[];
  /** Called when an entry was pressed. */
  readonly onGo: () => void;
}

/** The console's areas, one below the other. */
export function DrawerMenu({ pages, onGo }: DrawerMenuProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const waiting = useWaiting();
  const current = currentEntry(pages, useLocation().pathname, lang);
  return (
    <nav aria-label={text('mainMenu')}>
      <ul className={styles.entries}>
        {pages.map((page) => (
          <li key={page}>
            <MenuLink
              page={page}
              label={text(MENU_LABELS[page])}
              waiting={waitingInMenu(page, waiting)}
              current={page === current}
              className={`${entry.inList} ${entry.inDrawer}`}
              onGo={onGo}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
