import { dayInZone, historyDays } from '@remote-console/domain';
import { useState } from 'react';
import { DateRangeField, type DateRange } from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import type { ApprovalTableInput } from './ApprovalTable.tsx';

/** The dates of the history. An incomplete date stays in the field and changes nothing. */
export function HistoryDays({ view, onViewChange }: ApprovalTableInput) {
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const [draft, setDraft] = useState<DateRange | null>(null);
  const days = historyDays(view, now, timeZoneId);
  return (
    <DateRangeField
      value={draft ?? { start: days.from, end: days.to }}
      max={dayInZone(now, timeZoneId)}
      onChange={({ value }) => {
        const { start, end } = value;
        if (start === null || end === null) {
          setDraft(value);
          return;
        }
        setDraft(null);
        onViewChange({ ...view, from: start, to: end, page: 1 });
      }}
    />
  );
}
