import { expect, it } from 'vitest';
import { TIME_ZONES } from '../time/index.ts';
import { weekdayName, weeklyText } from './index.ts';

const recurrence = {
  weekdays: [3, 1],
  from: '09:00',
  to: '12:00',
  timeZoneId: TIME_ZONES.find(({ name }) => name === 'Europe/Berlin')?.value ?? 0,
  firstDay: '2027-01-04',
  lastDay: '2027-03-01',
};

it.each([
  ['ko', '월, 수 09:00–12:00 (중부유럽 시간)'],
  ['en', 'Mon, Wed 09:00–12:00 (Central European Time)'],
  ['ja', '月、水 09:00–12:00（中央ヨーロッパ時間）'],
] as const)('a weekly window is said in %s', (language, said) => {
  expect(weeklyText(recurrence, language)).toBe(said);
  expect(weekdayName(7, 'en', 'long')).toBe('Sunday');
});
