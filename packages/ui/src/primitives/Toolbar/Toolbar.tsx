import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** The filters of the list: a search, dates, a filter. */
  readonly search?: ReactNode;
  /** A number or text about the list, between the search and the actions. */
  readonly note?: ReactNode;
  /** The actions of the list, or of its selection. */
  readonly actions?: ReactNode;
}

/** Above a list: filters on the left, actions on the right. On a phone stacked. */
export function Toolbar({ search, note, actions }: ToolbarProps) {
  return (
    <div className={styles.bar}>
      {search && <div className={styles.search}>{search}</div>}
      {note && <div className={styles.note}>{note}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
