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
  /** Whether the user's own profile is among the pages. */
  readonly hasProfile: boolean;
}

/**
 * The bar above every signed-in page. On a phone, what doesn't fit moves into a drawer. A change of address alone
 * rerenders only the parts that read the address.
 *
 * Toasts are shown in it, where they cover nothing: the last menu entries collapse to make room, on a phone the product
 * name. What is on the right stays in place.
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
