import styles from './PeriodLabel.module.css';

interface PeriodWordsProps {
  readonly children: string;
}

/** A period in a cell: its end is below its beginning where both have no room on one line, and is never cut off. */
export const PeriodLabel = ({ children }: PeriodWordsProps) => <span className={styles.words}>{children}</span>;
