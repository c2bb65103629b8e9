export { approverStore } from './approverStore.ts';
export { usersOperations } from './operations.ts';
