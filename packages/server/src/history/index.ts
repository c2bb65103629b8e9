export { pruneExports } from './exports/exportStore.ts';
export { historyOperations } from './operations.ts';
