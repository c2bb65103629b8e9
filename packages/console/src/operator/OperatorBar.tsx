import { useLanguage } from '@remote-console/ui';
import { later } from '@remote-console/ui/provider';
import { memo } from 'react';
import { AccountMenu, BarToasts, BrandLink, DrawerButton, LanguageMenu, ThemeMenu } from '../frame/index.ts';
import entry from '../frame/menuEntry.module.css';
import bar from '../frame/TopBar.module.css';
import { hrefOf } from '../routing/index.ts';
import type { Session } from '../session/index.ts';
import styles from './OperatorBar.module.css';
import { OperatorLinks } from './OperatorLinks.tsx';

const OperatorPanel = later(async () => (await import('./OperatorPanel.tsx')).OperatorPanel);

interface OperatorBarProps {
  readonly session: Session;
}

/** The bar above a service operator's pages. On a phone its entries are in a drawer. */
export const OperatorBar = memo(function OperatorBar({ session }: OperatorBarProps) {
  const lang = useLanguage();
  return (
    <header className={bar.bar}>
      <div className={bar.narrow}>
        <DrawerButton>{(drawer) => <OperatorPanel session={session} {...drawer} />}</DrawerButton>
      </div>
      <BrandLink home={hrefOf('operator-companies', { lang })} />
      <div className={`${bar.menu} ${styles.menu}`}>
        <OperatorLinks listClass={styles.entries ?? ''} entryClass={entry.inBar ?? ''} />
      </div>
      <BarToasts />
      <div className={bar.end}>
        <div className={bar.roomy}>
          <ThemeMenu />
          <LanguageMenu />
          <AccountMenu session={session} mode={null} profileHref={hrefOf('operator-profile', { lang })} />
        </div>
      </div>
    </header>
  );
});
