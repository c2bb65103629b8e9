import { formatInstant, type ChartUnit } from '@remote-console/domain';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { useTimePreferences } from '../contexts/index.ts';

/** The id of UTC among the time zones: a calendar date is not an instant, so it is parsed and formatted in one zone. */
const UTC = 15;

/** The names of days, months and years in the person's language. A hook. */
export function usePeriodNames() {
  const language = useLanguage();
  const { dateFormatId } = useTimePreferences();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
    };
    const [yearOf, monthOf, monthOfYear] = [
      format({ year: 'numeric' }),
      format({ month: 'short' }),
      format({ year: 'numeric', month: 'long' }),
    ];
    const dayOf = (day: string) => formatInstant(`${day}T00:00:00Z`, { timeZoneId: UTC, dateFormatId }, 'date');
    const shorts = { day: (day: string) => String(Number(day.slice(8))), month: monthOf, year: yearOf };
    const fulls = { day: dayOf, month: monthOfYear, year: yearOf };
    return {
      /** Below a bar. */
      shortName: (unit: ChartUnit, day: string) => shorts[unit](day),
      /** In a row. */
      fullName: (unit: ChartUnit, day: string) => fulls[unit](day),
      /** In the month choice, from 1. */
      monthName: (month: number) => format({ month: 'long' })(`2026-${String(month).padStart(2, '0')}-01`),
      /** In the year choice. */
      yearName: (year: number) => yearOf(`${year}-01-01`),
    };
  }, [language, dateFormatId]);
}
