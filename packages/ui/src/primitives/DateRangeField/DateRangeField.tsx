import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { height, TOUCH_MEDIA } from '../../theme/tokens.ts';
import { HiddenText } from '../HiddenText/index.ts';
import type { DateBounds, DateRange } from './dateRange.ts';
import { later } from '../../provider/later.ts';

/** The pickers are large; this is the boundary behind which they are loaded. */
const DateRangePickers = later(async () => (await import('./DateRangePickers.tsx')).DateRangePickers);

export interface DateRangeFieldProps extends DateBounds {
  /** The chosen range. */
  readonly value: DateRange;
  /** Called on each change. A date that is not whole or cannot be chosen counts as `null`. */
  readonly onChange: (change: { value: DateRange }) => void;
  /** Names of the two fields: "Start date" and "End date" by default. */
  readonly labels?: { readonly start: string; readonly end: string };
  /** What else is wrong, below the start; what the field finds itself goes first. */
  readonly error?: string | undefined;
  /** The same, below the end. */
  readonly endError?: string | undefined;
  /** The ends that are wrong where the words about it are said elsewhere, or in their turn. */
  readonly invalid?: { readonly start: boolean; readonly end: boolean };
  /** Fields that belong to the dates, such as a time; each date is then on one line with its own. */
  readonly beside?: { readonly start: ReactNode; readonly end: ReactNode };
  /** Names of the two entries in their form; focusing the element of that name focuses the date. */
  readonly names?: { readonly start: string; readonly end: string };
  readonly disabled?: boolean;
  /** `large` for forms that are alone on a page. */
  readonly size?: 'medium' | 'large';
}

function Waiting() {
  const text = useText('common');
  const field = (
    <div>
      <Skeleton
        variant="rounded"
        width={72}
        height={14}
        sx={{ mt: 'var(--rc-space-hair)', mb: 'var(--rc-space-sm)' }}
      />
      <Skeleton
        variant="rounded"
        sx={{ height: height.control, width: '100%', [TOUCH_MEDIA]: { height: height.touch } }}
      />
    </div>
  );
  return (
    <Box aria-busy sx={COLUMNS}>
      <Box component="output" sx={{ display: 'contents' }}>
        <HiddenText>{text('loading')}</HiddenText>
      </Box>
      {field}
      {field}
    </Box>
  );
}

const COLUMNS = {
  position: 'relative',
  display: 'grid',
  gap: 'var(--rc-space-lg)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
} as const;

/** A start and an end date. An end before the start cannot be chosen (B-CONST-10). */
export function DateRangeField(props: DateRangeFieldProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Box sx={COLUMNS}>
        <DateRangePickers {...props} />
      </Box>
    </Suspense>
  );
}
