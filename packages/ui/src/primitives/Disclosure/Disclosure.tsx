import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** The clickable label. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Content that is collapsed until requested. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{label}</summary>
      {children}
    </details>
  );
}
