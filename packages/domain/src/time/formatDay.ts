import { dateFormatById } from './dateFormats.ts';
import type { TimePreferences } from './formatInstant.ts';

/**
 * A calendar day in the user's date format; it is the same day in every time zone.
 *
 * @param day `YYYY-MM-DD`.
 */
export function formatDay(day: string, { dateFormatId }: TimePreferences): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return dateFormatById(dateFormatId).pattern.replace('YYYY', year).replace('MM', month).replace('DD', date);
}
