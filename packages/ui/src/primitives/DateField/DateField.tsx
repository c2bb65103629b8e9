import { Suspense } from 'react';
import { useText } from '../../i18n/index.ts';
import { DateInputSkeleton } from '../DateRangeField/DateInputSkeleton.tsx';
import type { DateBounds } from '../DateRangeField/dateRange.ts';
import { later } from '../../material/index.ts';

/** The picker is large; this is the boundary behind which it is loaded. */
const DatePickerField = later(async () => (await import('./DatePickerField.tsx')).DatePickerField);

export interface DateFieldProps extends DateBounds {
  /** What day is asked for; always visible, above the field. */
  readonly label: string;
  /** The chosen day, `YYYY-MM-DD`; `null` while none is chosen. */
  readonly value: string | null;
  /** Called on each change. A date that is not whole or cannot be chosen counts as `null`. */
  readonly onChange: (change: { value: string | null }) => void;
  /** What is wrong, below the field; what the field finds itself goes first. */
  readonly error?: string | undefined;
  /** Help below the field; an error takes its place. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

function Waiting() {
  const text = useText('common');
  return (
    <div role="status" aria-label={text('loading')}>
      <DateInputSkeleton />
    </div>
  );
}

/** One day, typed in the person's date format or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <DatePickerField {...props} />
    </Suspense>
  );
}
