import { useId, type ReactNode } from 'react';
import styles from './DetailCard.module.css';

interface DetailCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the detail page with its heading. */
export function DetailCard({ title, children }: DetailCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
