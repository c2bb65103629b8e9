import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** Words for those who listen: they take no room on the screen. */
  readonly children: ReactNode;
  /** Makes the words the target of `aria-describedby` or `aria-labelledby`. */
  readonly id?: string;
}

/** Words that are read out and not drawn, beside a sign that is drawn and not read out. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span {...(id ? { id } : {})} className={styles.hidden}>
      {children}
    </span>
  );
}
