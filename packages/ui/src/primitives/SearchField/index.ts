export { SearchField, type SearchFieldProps, type SearchKey } from './SearchField.tsx';
