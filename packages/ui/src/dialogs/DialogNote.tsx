import type { ReactNode } from 'react';
import styles from './DialogNote.module.css';

interface DialogNoteProps {
  /** `note` (default) is not announced, `error` is. */
  readonly tone?: 'note' | 'error';
  /** Without a background: for a note above a field. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** A note below the facts: why something is unavailable, what went wrong, or the field for an answer. */
export function DialogNote({ tone = 'note', plain = false, children }: DialogNoteProps) {
  return (
    <div
      {...(tone === 'error' ? { role: 'alert' } : {})}
      className={`${styles.note} ${plain ? '' : `${styles.ground} ${tone === 'error' ? styles.error : ''}`}`}
    >
      {children}
    </div>
  );
}
