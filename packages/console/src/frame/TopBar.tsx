import type { ConsoleMode, MainMenuPage } from '@remote-console/domain';
import { useLanguage } from '@remote-console/ui';
import { memo } from 'react';
import { hrefOf, startHref } from '../routing/index.ts';
import type { Session } from '../session/index.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BarMenu } from './BarMenu.tsx';
import { BarToasts } from './BarToasts.tsx';
import { BrandLink } from './BrandLink.tsx';
import { ConsultWidget } from './ConsultWidget.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NoticeMenu } from './NoticeMenu.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import styles from './TopBar.module.css';
import { ViewToggle } from './ViewToggle.tsx';

interface TopBarProps {
  readonly session: Session;
  /** The entries of the main menu. */
  readonly pages: readonly MainMenuPage[];
  readonly mode: ConsoleMode;
  /** Whether the person's own profile is among the pages. */
  readonly hasProfile: boolean;
}

/**
 * The bar over every signed-in page. On a phone what has no room in it moves into a drawer. Another address alone draws
 * nothing of it again but what reads the address.
 *
 * Toasts are shown in it, where they cover nothing: the last entries of the menu fold for them, on a phone the name of the
 * product. What is on the right keeps its place.
 */
export const TopBar = memo(function TopBar({ session, pages, mode, hasProfile }: TopBarProps) {
  const lang = useLanguage();
  return (
    <header className={styles.bar}>
      <div className={styles.narrow}>
        <MenuDrawer session={session} pages={pages} mode={mode} />
      </div>
      <BrandLink home={startHref(lang)} />
      <div className={styles.menu}>
        <BarMenu pages={pages} />
      </div>
      <BarToasts />
      <div className={styles.end}>
        <PaletteButton />
        <div className={styles.roomy}>
          <ViewToggle />
          <ConsultWidget mode={mode} />
          <HelpMenu mode={mode} />
        </div>
        <NoticeMenu />
        <div className={styles.roomy}>
          <ThemeMenu />
          <LanguageMenu />
          <AccountMenu session={session} mode={mode} profileHref={hasProfile ? hrefOf('profile', { lang }) : null} />
        </div>
      </div>
    </header>
  );
});
