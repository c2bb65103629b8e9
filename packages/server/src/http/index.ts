export { comesFrom, countedAs, type Origin, originOf, readOrigin } from './address.ts';
export {
  type AnswerOf,
  done,
  found,
  foundWith,
  page,
  problem,
  type Refusal,
  type SentFile,
  sentFile,
  tooManyRequests,
} from './answers.ts';
export { bodyKind, readBody } from './body.ts';
export { type CompressionVariables, compressJson } from './compression.ts';
export { serveConsole } from './console.ts';
export { isObject } from './contractDocument.ts';
export { hasEntity } from './entityTags.ts';
export { securityHeaders } from './headers.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export type { CallFacts, Handler, Operation, PresentedProof, Registry, RequestOf } from './operation.ts';
export { otherOrigins } from './otherOrigins.ts';
export { knownBody, reusedAnswer, writeReused, type WrittenBody } from './reusedAnswers.ts';
export { serveMetrics } from './serveMetrics.ts';
export { createServerPulse, createTaskLog, type ServerPulse, type TaskLog } from './serverPulse.ts';
export { type RawRequest, requestCheck, responseCheck } from './validation.ts';
