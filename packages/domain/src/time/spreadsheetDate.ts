import { DAY_MS } from './moment.ts';
import { timeZoneById } from './timeZones.ts';
import { offsetAt } from './zonedInstant.ts';

/** The day that spreadsheet programs number 25569: January 1, 1970. */
const EPOCH_DAY = 25_569;
const SECOND_MS = 1000;

/**
 * An instant as spreadsheet programs store a date with its time: days since the end of 1899, in the user's local time,
 * to the second.
 */
export function spreadsheetDate(epoch: number, timeZoneId: number | null | undefined): number {
  const seconds = Math.floor(epoch / SECOND_MS) * SECOND_MS;
  return (seconds + offsetAt(seconds, timeZoneById(timeZoneId).name)) / DAY_MS + EPOCH_DAY;
}
