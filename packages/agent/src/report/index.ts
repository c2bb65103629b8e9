export { NUMBER_RANGES, TEXT_LIMITS } from './limits.ts';
export {
  hardwareFields,
  processFields,
  softwareFields,
  type ReportedHardware,
  type ReportedSoftware,
} from './lists.ts';
export { firstCharacters, lineOf, numberOf, percentOf, rowsOf, within } from './values.ts';
