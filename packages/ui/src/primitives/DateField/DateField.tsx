import { Suspense } from 'react';
import { useText } from '../../i18n/index.ts';
import { DateInputSkeleton } from '../DateRangeField/DateInputSkeleton.tsx';
import type { DateBounds } from '../DateRangeField/dateRange.ts';
import { later } from '../../material/index.ts';

/** The picker is large; this is the boundary behind which it is loaded. */
const DatePickerField = later(async () => (await import('./DatePickerField.tsx')).DatePickerField);

export interface DateFieldProps extends DateBounds {
  /** What date is asked for; always visible, above the field. */
  readonly label: string;
  /** The chosen date, `YYYY-MM-DD`; `null` if none is chosen. */
  readonly value: string | null;
  /** Called on each change. An incomplete or disallowed date counts as `null`. */
  readonly onChange: (change: { value: string | null }) => void;
  /** The error below the field; the field's own errors take precedence. */
  readonly error?: string | undefined;
  /** Help below the field; replaced by an error. */
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

/** One date, typed in the person's date format or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <DatePickerField {...props} />
    </Suspense>
  );
}
