import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { DateInput } from '../DateRangeField/DateInput.tsx';
import { entryOf, rangeFaults, type DateEntry } from '../DateRangeField/dateRange.ts';
import { PickerProvider } from '../DateRangeField/PickerProvider.tsx';
import type { DateFieldProps } from './DateField.tsx';

const EMPTY: DateEntry = { kind: 'empty' };

/** The picker. Loaded on demand by `DateField`. */
export function DatePickerField({ label, value, onChange, min, max, error, hint, disabled = false }: DateFieldProps) {
  const text = useText('common');
  const [known, setKnown] = useState(value);
  const [entry, setEntry] = useState<DateEntry>(entryOf(value));

  // A value from outside replaces what was typed; the field's own value coming back does not.
  let shown = entry;
  if (value !== known) {
    shown = entryOf(value);
    setKnown(value);
    setEntry(shown);
  }

  const faultOf = (candidate: DateEntry) => rangeFaults({ start: candidate, end: EMPTY }, { min, max }).start;
  const fault = faultOf(shown);
  return (
    <PickerProvider>
      <DateInput
        label={label}
        entry={shown}
        min={min}
        max={max}
        error={fault ? text(fault) : error}
        hint={hint}
        disabled={disabled}
        size="medium"
        onEnter={(next) => {
          const date = next.kind === 'date' && faultOf(next) === null ? next.date : null;
          setEntry(next);
          setKnown(date);
          if (date !== value) onChange({ value: date });
        }}
      />
    </PickerProvider>
  );
}
