import type { ReactNode } from 'react';
import { useBrand } from '../../contexts/index.ts';
import { useMedia } from '../../browser/index.ts';
import { BrandMark } from './BrandMark.tsx';
import styles from './AccountLayout.module.css';

export interface AccountLayoutProps {
  /** Name of the page, above the card. */
  readonly title: string;
  /** What the product is for, in large type; line breaks are kept. */
  readonly headline: string;
  /** One sentence below the headline. */
  readonly introduction?: string;
  /** The language switch, next to the title. */
  readonly languageSwitch?: ReactNode;
  /** Content at the foot of the brand panel, and below the card on a phone. */
  readonly notices?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** Below this width in px the brand panel is hidden. */
const PANEL_FROM = 900;

function Brand() {
  const { name, logo } = useBrand();
  return (
    <div className={styles.brand}>
      {logo ?? <BrandMark />}
      <span className={styles.name}>{name}</span>
    </div>
  );
}

interface BrandPanelProps {
  readonly headline: string;
  readonly introduction: string | undefined;
  readonly notices: ReactNode;
}

function BrandPanel({ headline, introduction, notices }: BrandPanelProps) {
  return (
    <header className={styles.panel}>
      <Brand />
      <div>
        <p className={styles.headline}>{headline}</p>
        {introduction && <p className={styles.introduction}>{introduction}</p>}
      </div>
      <div className={`${styles.foot} ${notices ? styles.ruled : ''}`}>{notices}</div>
    </header>
  );
}

/** Layout of login and related pages: the product on the left, a card on the right. */
export function AccountLayout(props: AccountLayoutProps) {
  const { title, headline, introduction, languageSwitch, notices, children } = props;
  const wide = useMedia(`(min-width: ${PANEL_FROM}px)`);
  return (
    <div className={`${styles.page} ${wide ? styles.wide : ''}`}>
      {wide ? (
        <BrandPanel headline={headline} introduction={introduction} notices={notices} />
      ) : (
        <header className={styles.bar}>
          <Brand />
        </header>
      )}
      <main className={styles.card}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {languageSwitch}
        </div>
        {children}
        {!wide && notices && <div className={styles.below}>{notices}</div>}
      </main>
    </div>
  );
}
