import styles from './WaitingCount.module.css';

/** More than this are not read one by one. */
const MOST = 99;

interface WaitingCountProps {
  readonly count: number;
  /** Whether it is what is seen first of its place. */
  readonly strong?: boolean;
}

/**
 * How many decisions wait, as a sign beside what leads to them; nothing for none. Its place says it in words, which are its
 * name then: the number is no text (WCAG 2.2, 2.5.3).
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
