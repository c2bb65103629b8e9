import { waitingInMenu, type MainMenuPage } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { useLocation } from 'react-router-dom';
import styles from './BarMenu.module.css';
import { useFitting } from './fitting.ts';
import { currentEntry } from './mainMenuEntries.ts';
import entry from './menuEntry.module.css';
import { MenuLink } from './MenuLink.tsx';
import { MoreMenu, MoreSign } from './MoreMenu.tsx';
import { MENU_LABELS } from './pageLabels.ts';
import { useWaiting } from './useWaiting.ts';
import { WaitingCount } from './WaitingCount.tsx';

interface BarMenuProps {
  readonly pages: readonly MainMenuPage[];
}

/** The console's areas, side by side. Entries that don't fit are behind a button at the end. */
export function BarMenu({ pages }: BarMenuProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const current = currentEntry(pages, useLocation().pathname, lang);
  const waiting = useWaiting();
  const { room, ruler, count } = useFitting(pages.length);
  const [shown, others] = [pages.slice(0, count), pages.slice(count)];
  return (
    <nav ref={room} aria-label={text('mainMenu')} className={styles.menu}>
      <ul data-tour="menu" className={styles.entries}>
        {shown.map((page) => (
          <li key={page}>
            <MenuLink
              page={page}
              label={text(MENU_LABELS[page])}
              waiting={waitingInMenu(page, waiting)}
              current={page === current}
              className={entry.inBar ?? ''}
            />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <MoreMenu pages={others} current={current} />
          </li>
        )}
      </ul>
      <div aria-hidden className={styles.hidden}>
        <div ref={ruler} className={styles.ruler}>
          {pages.map((page) => (
            <span key={page} className={`${entry.inBar} ${entry.measured}`}>
              {text(MENU_LABELS[page])}
              <WaitingCount count={waitingInMenu(page, waiting)} />
            </span>
          ))}
          <span className={`${entry.inBar} ${entry.measured}`}>
            <MoreSign />
          </span>
        </div>
      </div>
    </nav>
  );
}
