export { readSpreadsheet } from './readSpreadsheet.ts';
export { saveSpreadsheet, type SheetToSave } from './saveSpreadsheet.ts';
export { useSheetFaultWords } from './useSheetFaultWords.ts';
export type { SpreadsheetFault, SpreadsheetLimits, SpreadsheetReading } from './types.ts';
export { useExportFile, type ExportFile } from './useExportFile.ts';
export { SheetProgress } from './SheetProgress.tsx';
export { useLatestReading } from './useLatestReading.ts';
export { useTemplateFile } from './useTemplateFile.ts';
