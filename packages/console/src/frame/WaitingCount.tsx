import styles from './WaitingCount.module.css';

/** Larger counts are shown as this number and a plus sign. */
const MOST = 99;

interface WaitingCountProps {
  readonly count: number;
  /** Whether it is the first thing seen in its place. */
  readonly strong?: boolean;
}

/**
 * How many decisions are pending, as a badge next to the link that leads to them; nothing for none. The surrounding
 * element includes it in its accessible name, so the number itself is not text (WCAG 2.2, 2.5.3).
 */
export function WaitingCount({ count, strong = false }: WaitingCountProps) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      data-count={count > MOST ? `${MOST}+` : count}
      className={`${styles.count} ${strong ? styles.strong : ''}`}
    />
  );
}
