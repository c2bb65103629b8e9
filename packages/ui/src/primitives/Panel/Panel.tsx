import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  /** The subject of the panel: its heading and its name. */
  readonly title: string;
  /** The number of items, or the scope: secondary text next to the title. */
  readonly note?: ReactNode;
  /** Where to see more, or what to do: at the other end of the header. */
  readonly actions?: ReactNode;
  /** Whether the content has the panel's padding (default); a list with edge-to-edge lines has its own. */
  readonly padded?: boolean;
  readonly children: ReactNode;
}

/** A section of a page with its own heading: a card on the page background, as high as its neighbors. */
export function Panel({ title, note, actions, padded = true, children }: PanelProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && <div className={styles.note}>{note}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={`${styles.content} ${padded ? styles.padded : ''}`}>{children}</div>
    </section>
  );
}
