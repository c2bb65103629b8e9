import { waitingInSection, type Section, type SectionPage } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { liesWithin } from '../routing/index.ts';
import { pageHref } from './pageHref.ts';
import { PAGE_LABELS, SECTION_LABELS } from './pageLabels.ts';
import entry from './menuEntry.module.css';
import { MenuLink } from './MenuLink.tsx';
import styles from './SectionMenu.module.css';
import { useWaiting } from './useWaiting.ts';

interface SectionMenuProps {
  readonly section: Section;
  readonly pages: readonly SectionPage[];
}

/** Scrolls the row sideways until the current entry is centered. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.clientWidth) / 2;
}

/** A section's pages: in a column beside the page, or in a scrolling row where there is no room. */
export function SectionMenu({ section, pages }: SectionMenuProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [pathname]);
  return (
    <nav aria-label={text(SECTION_LABELS[section])} className={styles.menu}>
      <ul ref={list} className={styles.entries}>
        {pages.map((page) => (
          <li key={page}>
            <MenuLink
              page={page}
              label={text(PAGE_LABELS[page])}
              waiting={waitingInSection(page, waiting)}
              current={liesWithin(pathname, pageHref(page, lang))}
              className={`${entry.inList} ${styles.entry}`}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
