export { answerOf, createApiClient, originOf, type ApiClient, type ApiClientOptions } from './client.ts';
export { ApiFailure, failureOf, isWorthRetry, REQUEST_TIMEOUT_MS, type Failure } from './failure.ts';
export { openEventStream, type EventStreamOptions } from './events.ts';
export { OPERATIONS } from './generated/operations.ts';
/** Who may call each operation, for whoever asks about a few of them only. */
export * as operationAccess from './generated/operationAccess.ts';
export { API_BASE } from './base.ts';
export type * from './contract.ts';
