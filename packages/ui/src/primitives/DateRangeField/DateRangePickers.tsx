import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { DateInput } from './DateInput.tsx';
import type { DateRangeFieldProps } from './DateRangeField.tsx';
import { PickerProvider } from './PickerProvider.tsx';
import { entryOf, firstEnd, rangeFaults, rangeOf, withStart, type RangeEntries } from './dateRange.ts';

interface LineProps {
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** A date, and the field that belongs to it. */
function Line({ beside, children }: LineProps) {
  if (beside === undefined) return children;
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(124px, 0.6fr)',
        // Side by side a date would be truncated there.
        '@media (max-width: 374.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
        alignItems: 'start',
        gap: 'var(--rc-space-md)',
      }}
    >
      {children}
      {beside}
    </Box>
  );
}

/** The form's errors are announced immediately; those of the field while a date is being typed are not. */
const alertOf = (error: string | undefined) => error && <span role="alert">{error}</span>;

/** The two pickers. Loaded on demand by `DateRangeField`. */
export function DateRangePickers(props: DateRangeFieldProps) {
  const {
    value,
    onChange,
    labels,
    min,
    max,
    error,
    endError,
    invalid,
    beside,
    names,
    disabled = false,
    size = 'medium',
  } = props;
  const text = useText('common');
  const [known, setKnown] = useState(value);
  const [entries, setEntries] = useState<RangeEntries>({ start: entryOf(value.start), end: entryOf(value.end) });

  // A value from outside replaces what was typed; the field's own value coming back does not.
  let shown = entries;
  if (value.start !== known.start || value.end !== known.end) {
    shown = {
      start: value.start === known.start ? entries.start : entryOf(value.start),
      end: value.end === known.end ? entries.end : entryOf(value.end),
    };
    setKnown(value);
    setEntries(shown);
  }

  const bounds = { min, max };
  const faults = rangeFaults(shown, bounds);
  const change = (next: RangeEntries) => {
    const range = rangeOf(next, bounds);
    setEntries(next);
    setKnown(range);
    if (range.start !== value.start || range.end !== value.end) onChange({ value: range });
  };

  return (
    <PickerProvider>
      <Line beside={beside?.start}>
        <DateInput
          label={labels?.start ?? text('startDate')}
          entry={shown.start}
          min={min}
          max={max}
          name={names?.start}
          error={faults.start ? text(faults.start) : alertOf(error)}
          invalid={invalid?.start}
          disabled={disabled}
          size={size}
          onEnter={(start) => change(withStart(shown, start))}
        />
      </Line>
      <Line beside={beside?.end}>
        <DateInput
          label={labels?.end ?? text('endDate')}
          entry={shown.end}
          min={firstEnd(shown, bounds)}
          max={max}
          name={names?.end}
          error={faults.end ? text(faults.end) : alertOf(endError)}
          invalid={invalid?.end}
          disabled={disabled}
          size={size}
          onEnter={(end) => change({ start: shown.start, end })}
        />
      </Line>
    </PickerProvider>
  );
}
