export { SearchField, type SearchFieldProps, type SearchKey } from './SearchField.tsx';
export { SEARCH_DELAY_MS } from './useDebouncedDraft.ts';
