import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LANGUAGES } from '@remote-console/domain';
import { expect, it } from 'vitest';
import { calendarName } from './calendars.ts';

function written(language: string): string {
  const adapter = new AdapterDayjs({ locale: calendarName(language) });
  return adapter.formatByString(adapter.date('2026-03-01'), 'dddd D MMMM');
}

it.each([
  ['ko', '일요일 1 3월'],
  ['en', 'Sunday 1 March'],
  ['ja', '日曜日 1 3月'],
  ['de', 'Sonntag 1 März'],
  ['fr', 'dimanche 1 mars'],
  ['ar', 'الأحد 1 مارس'],
])('the calendar in %s has its names', (language, date) => expect(written(language)).toBe(date));

it.each([...LANGUAGES, 'de'])('the adapter of the pickers knows the formats of %s', (language) => {
  const adapter = new AdapterDayjs({ locale: calendarName(language) });
  expect(adapter.expandFormat('L')).toMatch(/YYYY/);
});
