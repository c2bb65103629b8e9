export {
  answerOf,
  ApiFailure,
  createApiClient,
  failureOf,
  isWorthRetry,
  originOf,
  REQUEST_TIMEOUT_MS,
  type ApiClient,
  type ApiClientOptions,
  type Failure,
} from './client/index.ts';
export { openEventStream, type EventStreamOptions } from './events/index.ts';
export { API_BASE, operationAccess, OPERATIONS, toModel, toWire } from './contract/index.ts';
export type * from './contract.ts';
