export { KeySearch, type KeySearchKey, type KeySearchProps } from './KeySearch.tsx';
