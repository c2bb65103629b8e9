import styles from './PeriodLabel.module.css';

interface PeriodLabelProps {
  readonly children: string;
}

/** A period in a cell: its end is below its start if both do not fit on one line, and is never truncated. */
export const PeriodLabel = ({ children }: PeriodLabelProps) => <span className={styles.words}>{children}</span>;
