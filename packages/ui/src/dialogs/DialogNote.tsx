import type { ReactNode } from 'react';
import styles from './DialogNote.module.css';

interface DialogNoteProps {
  /** `note` (default) tells, `error` is announced. */
  readonly tone?: 'note' | 'error';
  /** Without a ground: for a field below it. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** What is below the facts: why something cannot be done, what went wrong, or the field for an answer. */
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
