import { useText } from '../i18n/index.ts';
import type { SpreadsheetFault } from './types.ts';

const WORDS = {
  too_large: 'sheetTooLarge',
  too_many_rows: 'sheetTooManyRows',
  not_a_spreadsheet: 'sheetUnreadable',
  took_too_long: 'sheetTooSlow',
} as const satisfies Record<SpreadsheetFault, string>;

/** The message for a sheet that could not be read. */
export function useSheetFaultMessage(): (fault: SpreadsheetFault) => string {
  const text = useText('common');
  return (fault) => text(WORDS[fault]);
}
