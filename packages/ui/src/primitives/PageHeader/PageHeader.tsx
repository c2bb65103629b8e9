import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** Name of the page: its one first-level heading. */
  readonly title: string;
  /** The way here, above the title. */
  readonly breadcrumb?: ReactNode;
  /** Figures or signs beside the title. */
  readonly aside?: ReactNode;
  /** What can be done on the page; at most one filled button. */
  readonly actions?: ReactNode;
}

/** The head of a page: where I am, what this is, what I can do. */
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
