import { dayInZone, DEFAULT_TIME_ZONE_ID, type Recurrence } from '@remote-console/domain';
import { useState } from 'react';
import type { DateRange } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';

/** A weekly window being written. */
export interface WeeklyDraft {
  /** Whether one is requested instead of a single period. */
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly weekdays: readonly number[];
  readonly times: { readonly from: string; readonly to: string };
  readonly days: DateRange;
  readonly timeZoneId: number;
  /** Today in the time zone. */
  readonly today: string;
  readonly change: (change: Partial<Pick<WeeklyDraft, 'weekdays' | 'times' | 'days' | 'timeZoneId'>>) => void;
  /** What is sent; missing values are empty. */
  readonly recurrence: Recurrence;
}

/** The draft of a weekly window in the person's time zone, from today on. */
export function useWeeklyDraft(): WeeklyDraft {
  const now = useNow();
  const { timeZoneId: ownZone } = useTimePreferences();
  const [isOn, turn] = useState(false);
  const [written, setWritten] = useState<Pick<WeeklyDraft, 'weekdays' | 'times' | 'days' | 'timeZoneId'>>(() => ({
    weekdays: [],
    times: { from: '', to: '' },
    days: { start: dayInZone(now, ownZone), end: null },
    timeZoneId: ownZone ?? DEFAULT_TIME_ZONE_ID,
  }));
  const { weekdays, times, days, timeZoneId } = written;
  return {
    ...written,
    isOn,
    turn,
    today: dayInZone(now, timeZoneId),
    change: (change) => setWritten((before) => ({ ...before, ...change })),
    recurrence: {
      weekdays: weekdays.toSorted((one, other) => one - other),
      ...times,
      timeZoneId,
      firstDay: days.start ?? '',
      lastDay: days.end ?? '',
    },
  };
}
