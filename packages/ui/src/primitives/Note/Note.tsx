import { forwardRef, type CSSProperties, type ReactNode } from 'react';
import styles from './Note.module.css';

export interface NoteProps {
  readonly tone: 'info' | 'accent' | 'success' | 'warn' | 'error';
  /** An empty note is invisible but mounted, so that later text is announced. */
  readonly children?: ReactNode;
  /** A button at the end of the note. */
  readonly action?: ReactNode;
  /** `status` announces the text when it appears or changes. */
  readonly role?: 'status';
  /** Layout among its neighbors, such as a margin. */
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A tinted box with a sentence or two about the form or page that it belongs to. */
export const Note = forwardRef<HTMLDivElement, NoteProps>(function Note(
  { tone, children, action, className = '', ...attributes },
  ref,
) {
  return (
    <div
      {...attributes}
      ref={ref}
      className={`${styles.note} ${styles[tone]} ${action ? styles.withAction : ''} ${className}`}
    >
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});
