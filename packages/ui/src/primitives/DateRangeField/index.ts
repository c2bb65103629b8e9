export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export type { DateBounds, DateRange } from './dateRange.ts';
