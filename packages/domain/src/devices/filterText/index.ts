export {
  conjunctionOf,
  conjunctsOf,
  holds,
  namesIn,
  termsOf,
  type FilterExpression,
  type FilterKey,
  type FilterName,
  type FilterTerm,
} from './expression.ts';
export { FILTER_FAULTS, FILTER_TEXT_LIMIT, type FilterFault, type FilterFaultKey } from './faults.ts';
export { formatFilter } from './formatFilter.ts';
export { filterText, fromMenu, readFilterText, toMenu, type MenuForm, type TypedFilter } from './menuForm.ts';
export { parseFilter, type FilterReading } from './parseFilter.ts';
export { FILTER_KEYS, FILTER_VALUES, isFilterKey, valueOf } from './terms.ts';
export { completionAt, type Completion, type KnownNames } from './completion.ts';
