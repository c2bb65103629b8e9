import { modelField, type Problem, type ProblemKey } from '../contract/index.ts';

/** Timeout of a request, in milliseconds [A-API-05] [B-API-08]. */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Why a call failed: the server refused it and says why, or it could not be reached at all. A timeout counts as not
 * reached [A-ERROR-02].
 */
export type Failure =
  | { kind: 'refused'; status: number; error: ProblemKey; field?: string | undefined }
  | { kind: 'unreachable' };

/** Thrown by calls that a person started, so that the failure can be shown where it happened. */
export class ApiFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? `${failure.status} ${failure.error}` : failure.kind);
    this.name = 'ApiFailure';
    this.failure = failure;
  }
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    'error' in value &&
    typeof value.error === 'string'
  );
}

/** Reads anything that a call or a hook has thrown. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ApiFailure) return thrown.failure;
  if (isProblem(thrown)) {
    return {
      kind: 'refused',
      status: thrown.status,
      error: thrown.error,
      field: thrown.field && modelField(thrown.field),
    };
  }
  return { kind: 'unreachable' };
}

/** Whether what failed may succeed when retried unchanged: a refusal remains a refusal. */
export function isWorthRetry(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'unreachable' || failure.status >= 500;
}
