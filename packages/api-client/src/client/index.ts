export { answerOf, createApiClient, originOf, unhurried, type ApiClient, type ApiClientOptions } from './client.ts';
export { ApiFailure, failureOf, isWorthRetry, REQUEST_TIMEOUT_MS, type Failure } from './failure.ts';
