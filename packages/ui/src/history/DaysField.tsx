import type { HistoryDays } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../i18n/index.ts';
import { DateRangeField, type DateRange } from '../primitives/index.ts';
import styles from './DaysField.module.css';

interface DaysFieldProps {
  readonly days: HistoryDays;
  /** Called with two complete dates in order; not called while one of them is being typed. */
  readonly onChange: (days: HistoryDays) => void;
}

/** The first and the last day; an end before the start cannot be chosen (C-STATS-16). */
export function DaysField({ days, onChange }: DaysFieldProps) {
  const text = useText('history');
  const [known, setKnown] = useState(days);
  const [draft, setDraft] = useState<DateRange>(days);
  if (known.start !== days.start || known.end !== days.end) {
    setKnown(days);
    setDraft(days);
  }
  return (
    <div className={styles.days}>
      <DateRangeField
        value={draft}
        labels={{ start: text('startDate'), end: text('endDate') }}
        onChange={({ value }) => {
          setDraft(value);
          const { start, end } = value;
          // While a year is retyped the same date is reported.
          if (start === null || end === null || (start === days.start && end === days.end)) return;
          onChange({ start, end });
        }}
      />
    </div>
  );
}
