import styles from './Button.module.css';

/** The spinner over the text of a button while its action is in progress. */
export function WaitingSign() {
  return (
    <span className={styles.waiting}>
      <svg className={styles.ring} viewBox="22 22 44 44" aria-hidden>
        <circle className={styles.arc} cx="44" cy="44" r="20.2" fill="none" strokeWidth="3.6" />
      </svg>
    </span>
  );
}
