export { readSpreadsheet } from './readSpreadsheet.ts';
export type { SpreadsheetFault, SpreadsheetLimits, SpreadsheetReading } from './types.ts';
