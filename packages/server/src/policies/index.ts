export { policiesOperations } from './operations.ts';
export { pruneHistory } from './pruneHistory.ts';
