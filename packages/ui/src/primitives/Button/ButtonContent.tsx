import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** What stands beside the words of a button. */
export interface ButtonIcons {
  /** Stands before the words. */
  readonly startIcon?: ReactNode;
  /** Stands behind the words. */
  readonly endIcon?: ReactNode;
}

interface ButtonContentProps extends ButtonIcons {
  readonly children: ReactNode;
}

/** The words of a button, with the icons beside them. */
export function ButtonContent({ startIcon, endIcon, children }: ButtonContentProps) {
  return (
    <>
      {startIcon && <span className={styles.startIcon}>{startIcon}</span>}
      {children}
      {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
    </>
  );
}
