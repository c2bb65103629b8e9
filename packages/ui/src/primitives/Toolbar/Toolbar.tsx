import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** What narrows the list: a search, dates, a filter. */
  readonly search?: ReactNode;
  /** A figure or words about the list, between the search and the acts. */
  readonly note?: ReactNode;
  /** What can be done with the list, or with what is selected in it. */
  readonly actions?: ReactNode;
}

/** Above a list: what narrows it on the left, what can be done on the right. On a phone one below the other. */
export function Toolbar({ search, note, actions }: ToolbarProps) {
  return (
    <div className={styles.bar}>
      {search && <div className={styles.search}>{search}</div>}
      {note && <div className={styles.note}>{note}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
