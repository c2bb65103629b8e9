import dayjs from 'dayjs';
import en from 'dayjs/locale/en.js';
import ja from 'dayjs/locale/ja.js';
import ko from 'dayjs/locale/ko.js';

/** The names of months and days as dayjs has them. Importing a file registers its language. */
const CALENDARS: ReadonlyMap<string, { readonly name: string }> = new Map(
  [ko, en, ja].map((each) => [each.name, each]),
);

const DAYS = [4, 5, 6, 7, 8, 9, 10].map((day) => Date.UTC(2026, 0, day));
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));

function namesOf(moments: readonly number[], language: string, options: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return moments.map((moment) => format.format(moment));
}

/** A calendar with the names that the browser knows; weeks begin on Sunday. */
function calendarOfBrowser(language: string): { readonly name: string } {
  const calendar = {
    ...dayjs.Ls['en'],
    name: language,
    weekdays: namesOf(DAYS, language, { weekday: 'long' }),
    weekdaysShort: namesOf(DAYS, language, { weekday: 'short' }),
    weekdaysMin: namesOf(DAYS, language, { weekday: 'short' }),
    months: namesOf(MONTHS, language, { month: 'long' }),
    monthsShort: namesOf(MONTHS, language, { month: 'short' }),
    formats: dayjs.Ls['en']?.formats ?? {},
    relativeTime: {},
  };
  dayjs.locale(calendar, undefined, true);
  return calendar;
}

/** The name under which dayjs knows the calendar of a language: its own, or one made of what the browser knows. */
export function calendarName(language: string): string {
  return (CALENDARS.get(language) ?? calendarOfBrowser(language)).name;
}
