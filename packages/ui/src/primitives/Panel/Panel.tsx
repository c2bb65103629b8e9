import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  /** What the panel is about: its heading, and its name. */
  readonly title: string;
  /** How many there are, or for what the panel holds: in a quiet voice beside the title. */
  readonly note?: ReactNode;
  /** Where to see more, or what to do: at the other end of the head. */
  readonly actions?: ReactNode;
  /** Whether the content has the panel's padding (default); a list with lines from edge to edge has its own. */
  readonly padded?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with a heading of its own: a card on the ground of the page, as high as its neighbors. */
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
