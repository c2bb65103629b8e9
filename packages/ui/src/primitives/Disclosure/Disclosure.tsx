import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** What is behind it, as the words to press. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is shown only to those who ask for it, behind a press. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{label}</summary>
      {children}
    </details>
  );
}
