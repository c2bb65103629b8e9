export { partnersOperations } from './operations.ts';
export { isValidNow } from './partnerAccess.ts';
