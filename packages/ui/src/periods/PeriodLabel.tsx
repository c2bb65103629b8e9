import styles from './PeriodLabel.module.css';

interface PeriodLabelProps {
  readonly children: string;
}

/** A period in a cell: its end is below its beginning where both have no room on one line, and is never cut off. */
export const PeriodLabel = ({ children }: PeriodLabelProps) => <span className={styles.words}>{children}</span>;
