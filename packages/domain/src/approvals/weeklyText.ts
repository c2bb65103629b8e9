import type { Language } from '../languages/index.ts';
import { listText } from '../text/index.ts';
import { DAY_MS, inZone, timeZoneById } from '../time/index.ts';
import type { Recurrence } from './recurringWindow.ts';

/** A Monday; weekdays are counted from it. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);

/** The name of a weekday, 1 for Monday to 7 for Sunday. */
export function weekdayName(weekday: number, language: Language, width: 'short' | 'long'): string {
  const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' });
  return format.format(SOME_MONDAY + (weekday - 1) * DAY_MS);
}

/** When a weekly window opens, in one line: `Mon, Wed 09:00–12:00 (Central European Time)`. */
export function weeklyText({ weekdays, from, to, timeZoneId }: Recurrence, language: Language): string {
  const days = weekdays.toSorted((one, other) => one - other).map((day) => weekdayName(day, language, 'short'));
  return inZone(`${listText(days, language)} ${from}–${to}`, timeZoneById(timeZoneId).name, language);
}
