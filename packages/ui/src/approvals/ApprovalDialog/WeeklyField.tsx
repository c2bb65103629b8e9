import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TIME_ZONES, timeZoneLabel, weekdayName, type RecurrenceFault } from '@remote-console/domain';
import { Suspense } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { DateRangeField, SelectField, Stack, TextField } from '../../primitives/index.ts';
import { DialogHint } from './ChosenApprovers.tsx';
import type { WeeklyDraft } from './useWeeklyDraft.ts';
import styles from './WeeklyField.module.css';

interface WeeklyFieldProps {
  readonly draft: WeeklyDraft;
  /** The error, and where it is. */
  readonly fault: RecurrenceFault | null;
  /** Called on each change. */
  readonly onChange: () => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

interface ZoneFieldProps {
  readonly value: number;
  readonly onChange: (change: { readonly value: number }) => void;
}

function ZoneField({ value, onChange }: ZoneFieldProps) {
  const text = useText('approvals');
  const placeName = useText('zones');
  return (
    <SelectField<string>
      label={text('weeklyZone')}
      value={String(value)}
      options={TIME_ZONES.map((zone) => ({ value: String(zone.value), label: timeZoneLabel(zone, placeName) }))}
      onChange={(change) => onChange({ value: Number(change.value) })}
    />
  );
}

/** Days of the week, times, time zone, and the first and last day. */
export function WeeklyField({ draft, fault, onChange }: WeeklyFieldProps) {
  const text = useText('approvals');
  const language = useLanguage();
  const errorAt = (field: RecurrenceFault['field']) =>
    fault?.field === field ? text(`weeklyFault_${field}`) : undefined;
  const change = (changed: Parameters<WeeklyDraft['change']>[0]) => {
    draft.change(changed);
    onChange();
  };
  const wrongDays = errorAt('weekdays');
  const time = (end: 'from' | 'to') => (
    <TextField
      type="time"
      label={text(end === 'from' ? 'startTime' : 'endTime')}
      value={draft.times[end]}
      error={errorAt(end)}
      onChange={({ value }) => change({ times: { ...draft.times, [end]: value } })}
    />
  );
  return (
    <Stack role="group" aria-label={text('weekly')} gap="lg">
      <div>
        <ToggleButtonGroup
          value={[...draft.weekdays]}
          aria-label={text('weekdays')}
          onChange={(_event, weekdays: number[]) => change({ weekdays })}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', maxWidth: 420 }}
        >
          {WEEKDAYS.map((weekday) => (
            <ToggleButton
              key={weekday}
              value={weekday}
              aria-label={weekdayName(weekday, language, 'long')}
              sx={{ minWidth: 0, px: 0 }}
            >
              {weekdayName(weekday, language, 'short')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {wrongDays !== undefined && (
          <div role="alert" className={styles.error}>
            {wrongDays}
          </div>
        )}
      </div>
      <div className={styles.times}>
        {time('from')}
        {time('to')}
      </div>
      <DateRangeField
        value={draft.days}
        min={draft.today}
        error={errorAt('firstDay')}
        endError={errorAt('lastDay')}
        onChange={({ value }) => change({ days: value })}
      />
      {/* Only this field waits for the names of the places: the dialog is open already. */}
      <Suspense
        fallback={
          <div aria-busy>
            <SelectField label={text('weeklyZone')} value="" options={[]} disabled onChange={() => undefined} />
          </div>
        }
      >
        <ZoneField value={draft.timeZoneId} onChange={({ value }) => change({ timeZoneId: value })} />
      </Suspense>
      <DialogHint>{text('weeklyHint')}</DialogHint>
    </Stack>
  );
}
