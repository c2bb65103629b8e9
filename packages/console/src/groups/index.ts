export { useGroupTitle } from './useGroupTitle.ts';
