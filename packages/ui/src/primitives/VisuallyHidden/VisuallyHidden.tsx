import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** Text for screen readers: it takes no space on the screen. */
  readonly children: ReactNode;
  /** Makes the text the target of `aria-describedby` or `aria-labelledby`. */
  readonly id?: string;
}

/** Text that is announced but not visible, next to an icon that is visible but not announced. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span {...(id ? { id } : {})} className={styles.hidden}>
      {children}
    </span>
  );
}
