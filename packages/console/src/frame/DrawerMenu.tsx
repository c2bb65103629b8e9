import type { MainMenuPage } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { Link, useLocation } from 'react-router-dom';
import styles from './DrawerMenu.module.css';
import { currentEntry } from './mainMenuEntries.ts';
import entry from './menuEntry.module.css';
import { pageHref } from './pageHref.ts';
import { MENU_LABELS } from './pageLabels.ts';

interface DrawerMenuProps {
  readonly pages: readonly MainMenuPage[];
  /** An entry was pressed. */
  readonly onGo: () => void;
}

/** The areas of the console, one below the other. */
export function DrawerMenu({ pages, onGo }: DrawerMenuProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const current = currentEntry(pages, useLocation().pathname, lang);
  return (
    <nav aria-label={text('mainMenu')}>
      <ul className={styles.entries}>
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={pageHref(page, lang)}
              onClick={onGo}
              {...(page === current ? { 'aria-current': 'page' as const } : {})}
              className={`${entry.inList} ${entry.inDrawer}`}
            >
              {text(MENU_LABELS[page])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
