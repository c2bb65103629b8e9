import { calendarDay } from './calendar.ts';
import { DAY_MS, epochOf, type Moment } from './moment.ts';
import { timeZoneById } from './timeZones.ts';

/** How long ago something was, in the unit a person would choose; `value` is a whole number, at least 1. */
export type RelativeTime =
  | { readonly kind: 'now' }
  | { readonly kind: 'seconds' | 'minutes' | 'hours' | 'yesterday' | 'days'; readonly value: number }
  | { readonly kind: 'date' };

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Below this age a time reads "now": shorter than an agent's reporting interval. */
const NOW_MS = 5 * SECOND_MS;

/** The clocks of two machines differ slightly; up to this far ahead a time still reads "now". */
const CLOCK_SKEW_MS = MINUTE_MS;

/**
 * How long before `now` an instant is. Yesterday and earlier days are calendar days in the user's time zone, so
 * something from 25 hours ago is not "yesterday" if midnight has passed twice. From seven days on, far in the future,
 * or when `instant` is not a time, the result is `date`: show the date itself.
 */
export function relativeTime(instant: string, now: Moment, timeZoneId?: number | null): RelativeTime {
  const then = epochOf(instant);
  const age = epochOf(now) - then;
  if (!(age >= -CLOCK_SKEW_MS)) return { kind: 'date' };
  if (age < NOW_MS) return { kind: 'now' };
  if (age < MINUTE_MS) return { kind: 'seconds', value: Math.floor(age / SECOND_MS) };
  if (age < HOUR_MS) return { kind: 'minutes', value: Math.floor(age / MINUTE_MS) };
  if (age < DAY_MS) return { kind: 'hours', value: Math.floor(age / HOUR_MS) };
  if (age >= 7 * DAY_MS) return { kind: 'date' };

  const zone = timeZoneById(timeZoneId).name;
  const days = calendarDay(epochOf(now), zone) - calendarDay(then, zone);
  return days <= 1 ? { kind: 'yesterday', value: 1 } : { kind: 'days', value: days };
}
