import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { dateFormatById } from '@remote-console/domain';
import dayjs, { type Dayjs } from 'dayjs';
import { Calendar } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTimePreferences } from '../../contexts/index.ts';
import { height, TOUCH_MEDIA } from '../../theme/index.ts';
import { ICON } from '../icon.ts';
import type { DateEntry } from './dateRange.ts';

const ISO_DATE = 'YYYY-MM-DD';

interface DateInputProps {
  readonly label: string;
  readonly entry: DateEntry;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly error: ReactNode;
  /** Marks the field as invalid without a message. */
  readonly invalid?: boolean | undefined;
  /** Help below the field; replaced by an error. */
  readonly hint?: string | undefined;
  /** Name of the input in its form. */
  readonly name?: string | undefined;
  readonly disabled: boolean;
  readonly size: 'medium' | 'large';
  readonly onEnter: (entry: DateEntry) => void;
}

function entryFrom(date: Dayjs | null): DateEntry {
  if (date === null) return { kind: 'empty' };
  return date.isValid() ? { kind: 'date', date: date.format(ISO_DATE) } : { kind: 'incomplete' };
}

const CalendarIcon = () => <Calendar {...ICON} />;

/** One date, typed or picked from a calendar. */
export function DateInput(props: DateInputProps) {
  const { label, entry, min, max, error, invalid = false, hint, name, disabled, size, onEnter } = props;
  const { dateFormatId } = useTimePreferences();
  // Incomplete input exists only in the picker and is passed back unchanged.
  const [unfinished, setUnfinished] = useState<Dayjs | null>(null);
  const date = entry.kind === 'date' ? dayjs(entry.date) : entry.kind === 'incomplete' ? unfinished : null;
  return (
    <DatePicker
      label={label}
      value={date}
      format={dateFormatById(dateFormatId).pattern}
      disabled={disabled}
      {...(name === undefined ? {} : { name })}
      {...(min === undefined ? {} : { minDate: dayjs(min) })}
      {...(max === undefined ? {} : { maxDate: dayjs(max) })}
      onChange={(next) => {
        setUnfinished(next);
        onEnter(entryFrom(next));
      }}
      slots={{ openPickerIcon: CalendarIcon }}
      slotProps={{
        textField: {
          fullWidth: true,
          size: 'small',
          error: Boolean(error) || invalid,
          helperText: error ?? hint,
          sx: size === 'large' ? LARGE_FIELD : FIELD,
        },
      }}
    />
  );
}

/** The label is above the field, as for all other fields. */
const FIELD = {
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    mb: 'var(--rc-space-snug)',
    fontSize: 'var(--rc-font-size-label)',
    lineHeight: '18px',
    fontWeight: 600,
    color: 'tone.text',
    '&.Mui-focused, &.Mui-error': { color: 'tone.text' },
  },
  '& .MuiPickersOutlinedInput-root': {
    minHeight: height.control,
    borderRadius: 'var(--rc-radius-control)',
    bgcolor: 'tone.surface',
    fontSize: 'var(--rc-font-size-body)',
    [TOUCH_MEDIA]: { minHeight: height.touch, fontSize: 'var(--rc-font-size-large)' },
  },
  '& .MuiPickersSectionList-root': { py: 'var(--rc-space-snug)', opacity: '1 !important' },
  '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, borderColor: 'tone.lineControl' },
  '& .MuiPickersOutlinedInput-notchedOutline legend': { display: 'none' },
} as const;

const LARGE_FIELD = {
  ...FIELD,
  '& .MuiPickersOutlinedInput-root': { ...FIELD['& .MuiPickersOutlinedInput-root'], minHeight: 42 },
} as const;
