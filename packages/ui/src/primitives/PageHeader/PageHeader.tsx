import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** Name of the page: its only first-level heading. */
  readonly title: string;
  /** The path to the page, above the title. */
  readonly breadcrumb?: ReactNode;
  /** Figures or signs next to the title. */
  readonly aside?: ReactNode;
  /** The actions of the page; at most one filled button. */
  readonly actions?: ReactNode;
}

/** The header of a page: location, title, actions. */
export function PageHeader({ title, breadcrumb, aside, actions }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      {breadcrumb}
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {aside && <div className={styles.aside}>{aside}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
