import type { ReactNode } from 'react';
import styles from './ActionAtStart.module.css';

interface ActionAtStartProps {
  readonly children: ReactNode;
}

/** Keeps one action of a dialog at the start of the row, away from the others: one that leaves or reverts. */
export function ActionAtStart({ children }: ActionAtStartProps) {
  return <div className={styles.action}>{children}</div>;
}
