import { Suspense, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DateInputSkeleton } from './DateInputSkeleton.tsx';
import type { DateBounds, DateRange } from './dateRange.ts';
import { later } from '../../material/index.ts';
import styles from './DateRangeField.module.css';

/** The pickers are large; this is the boundary behind which they are loaded. */
const DateRangePickers = later(async () => (await import('./DateRangePickers.tsx')).DateRangePickers);

export interface DateRangeFieldProps extends DateBounds {
  /** The chosen range. */
  readonly value: DateRange;
  /** Called on each change. An incomplete or disallowed date counts as `null`. */
  readonly onChange: (change: { value: DateRange }) => void;
  /** Names of the two fields: "Start date" and "End date" by default. */
  readonly labels?: { readonly start: string; readonly end: string };
  /** The host's error, below the start; the field's own errors take precedence. */
  readonly error?: string | undefined;
  /** The same, below the end. */
  readonly endError?: string | undefined;
  /** The invalid ends whose message is shown elsewhere, or later. */
  readonly invalid?: { readonly start: boolean; readonly end: boolean };
  /** Fields that belong to the dates, such as a time; each date is then on one line with its own. */
  readonly beside?: { readonly start: ReactNode; readonly end: ReactNode };
  /** Names of the two inputs in their form; focusing the element of that name focuses the date. */
  readonly names?: { readonly start: string; readonly end: string };
  readonly disabled?: boolean;
  /** `large` for forms that are alone on a page. */
  readonly size?: 'medium' | 'large';
}

function Waiting() {
  const text = useText('common');
  const field = (
    <div>
      <DateInputSkeleton />
    </div>
  );
  return (
    <div aria-busy className={styles.columns}>
      <output className={styles.words}>
        <VisuallyHidden>{text('loading')}</VisuallyHidden>
      </output>
      {field}
      {field}
    </div>
  );
}

/** A start and an end date. An end before the start cannot be chosen (B-CONST-10). */
export function DateRangeField(props: DateRangeFieldProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <div className={styles.columns}>
        <DateRangePickers {...props} />
      </div>
    </Suspense>
  );
}
