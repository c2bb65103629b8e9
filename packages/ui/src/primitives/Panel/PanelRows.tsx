import type { ReactNode } from 'react';
import styles from './PanelRows.module.css';

export interface PanelRowsProps {
  /** Name of the list. */
  readonly label: string;
  /** `PanelRow`s. */
  readonly children: ReactNode;
}

/** A short list in a panel without padding: its lines extend from edge to edge. */
export function PanelRows({ label, children }: PanelRowsProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  );
}

export interface PanelRowProps {
  /** The subject of the row. */
  readonly title: ReactNode;
  /** Further details, each starting on its own line. */
  readonly lines: readonly string[];
  /** Signs or a time, next to the text. */
  readonly aside?: ReactNode;
  /** Its buttons; on a narrow panel they are below the text. */
  readonly actions?: ReactNode;
}

/** One entry of a short list in a panel. */
export function PanelRow({ title, lines, aside, actions }: PanelRowProps) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {lines.map((line) => (
          <div key={line} className={styles.line}>
            {line}
          </div>
        ))}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
