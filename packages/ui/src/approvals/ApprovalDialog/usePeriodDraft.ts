import type { Approval } from '@remote-console/api-client';
import { dayInZone, epochOf, formatInstant, instantOnWallClock, timeZoneById } from '@remote-console/domain';
import { useState } from 'react';
import type { DateRange } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../provider/index.ts';

/** A time on the clock, `HH:mm`; empty when none is typed. */
interface Times {
  readonly start: string;
  readonly end: string;
}

/** The period of a request as it is written, in days and times on the person's clock. */
export interface PeriodDraft {
  readonly days: DateRange;
  readonly times: Times;
  /** The first day that can be chosen: today (B-APPROVAL-17). */
  readonly firstDay: string;
  readonly zoneName: string;
  /** Epoch milliseconds; `null` while date or time is missing. */
  readonly start: number | null;
  readonly end: number | null;
  readonly setDays: (days: DateRange) => void;
  readonly setTime: (end: keyof Times, time: string) => void;
}

/** The draft of a period; that of a rejected request begins with the days that can still be asked for. */
export function usePeriodDraft(before: Pick<Approval, 'start_time' | 'end_time'> | null): PeriodDraft {
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const zoneName = timeZoneById(timeZoneId).name;
  const firstDay = dayInZone(now, timeZoneId);
  const dayOf = (instant: string) => {
    const day = dayInZone(epochOf(instant), timeZoneId);
    return day < firstDay ? null : day;
  };
  const timeOf = (instant: string) => formatInstant(instant, { timeZoneId }, 'minute').slice(-'HH:mm'.length);
  const [days, setDays] = useState<DateRange>(
    before ? { start: dayOf(before.start_time), end: dayOf(before.end_time) } : { start: null, end: null },
  );
  const [times, setTimes] = useState<Times>(
    before ? { start: timeOf(before.start_time), end: timeOf(before.end_time) } : { start: '', end: '' },
  );
  return {
    days,
    times,
    firstDay,
    zoneName,
    start: instantOnWallClock(days.start ?? '', times.start, zoneName),
    end: instantOnWallClock(days.end ?? '', times.end, zoneName),
    setDays,
    setTime: (end, time) => setTimes((known) => ({ ...known, [end]: time })),
  };
}
