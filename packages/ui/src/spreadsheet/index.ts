export { readSpreadsheet } from './readSpreadsheet.ts';
export { saveSpreadsheet, type SheetToSave } from './saveSpreadsheet.ts';
export { SheetProgress } from './SheetProgress.tsx';
export type { SpreadsheetFault, SpreadsheetLimits, SpreadsheetReading } from './types.ts';
export { useExportFile, type ExportFile } from './useExportFile.ts';
export { useLatestReading } from './useLatestReading.ts';
export { useSheetFaultWords } from './useSheetFaultWords.ts';
export { useTemplateFile } from './useTemplateFile.ts';
