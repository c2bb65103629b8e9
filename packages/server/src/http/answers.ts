import type { OperationId, operations, Problem, ProblemKey } from '@remote-console/api-client/contract';

type Responses<Id extends OperationId> = operations[Id]['responses'];

type AnswerWith<Status, Response> = Response extends { content: { 'application/json': infer Body } }
  ? { readonly status: Status; readonly body: Body; readonly headers?: Readonly<Record<string, string>> }
  : Response extends { content: { 'text/event-stream': unknown } }
    ? { readonly status: Status; readonly stream: ReadableStream<Uint8Array> }
    : Response extends { content: Record<string, unknown> }
      ? { readonly status: Status; readonly file: SentFile }
      : never;

/** A file as an answer. */
export interface SentFile {
  readonly content: Uint8Array | ReadableStream<Uint8Array>;
  /** Media type. */
  readonly type: string;
  /** The file name for saving; shown inline without one. */
  readonly saveAs?: string;
  /** How long a browser may cache it, in seconds; not at all by default. */
  readonly keepSeconds?: number;
}

/** What an operation may answer: exactly the statuses that the contract lists, each with its body. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: AnswerWith<Status, Responses<Id>[Status]>;
}[keyof Responses<Id> & number];

/** An answer that no operation lists itself: refusals before the operation is reached. */
export interface Refusal {
  readonly status: number;
  readonly body: Problem;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Found<Objects, Meta> {
  readonly status: 200;
  readonly body: { status: 200; meta: Meta; objects: Objects };
}

/** Status 200 with the requested content. */
export function found<Objects>(objects: Objects): Found<Objects, Record<string, never>> {
  return { status: 200, body: { status: 200, meta: {}, objects } };
}

/** Status 200 with the requested content and something about it. */
export function foundWith<Objects, Meta extends object>(objects: Objects, meta: Meta): Found<Objects, Meta> {
  return { status: 200, body: { status: 200, meta, objects } };
}

/** Status 200 with a page of a list. */
export function page<Item>(objects: Item[], total: number): Found<Item[], { totalCount: number }> {
  return foundWith(objects, { totalCount: total });
}

/** Status 200 with a file. */
export function sentFile(file: SentFile): { readonly status: 200; readonly file: SentFile } {
  return { status: 200, file };
}

/** Status 200 without content. */
export function done(): Found<never[], Record<string, never>> {
  return found([]);
}

/** A refusal with the message key to show and, for input, the field to correct. */
export function problem<Status extends number>(
  status: Status,
  error: ProblemKey,
  field?: string,
): { readonly status: Status; readonly body: Problem } {
  return { status, body: { status, error, ...(field === undefined ? {} : { field }) } };
}

/** Status 429: come back in that many seconds. */
export function tooManyRequests(retryAfterSeconds: number) {
  return { ...problem(429, 'too_many_requests'), headers: { 'Retry-After': String(Math.max(1, retryAfterSeconds)) } };
}
