import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** The icons next to a button's text. */
export interface ButtonIcons {
  /** Before the text. */
  readonly startIcon?: ReactNode;
  /** After the text. */
  readonly endIcon?: ReactNode;
}

interface ButtonContentProps extends ButtonIcons {
  readonly children: ReactNode;
}

/** The text of a button, with its icons. */
export function ButtonContent({ startIcon, endIcon, children }: ButtonContentProps) {
  return (
    <>
      {startIcon && <span className={styles.startIcon}>{startIcon}</span>}
      {children}
      {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
    </>
  );
}
