import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** One fact, with its label. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
}

/** Labeled facts. Line breaks in values are kept. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
