import type { ReactNode } from 'react';
import styles from './ListSurface.module.css';

/** The frame around what replaces a list: a message, a failure. */
export function ListSurface({ children }: { readonly children: ReactNode }) {
  return <div className={styles.surface}>{children}</div>;
}
