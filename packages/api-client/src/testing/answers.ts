import { http, type HttpHandler, HttpResponse } from 'msw';
import { contract, type OperationId, OPERATIONS, type operations, routeOf, toModel } from '../contract.ts';
import { type Json, listedUnder, resolved } from './description.ts';
import { exampleOf } from './examples.ts';

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);
const OPERATION_IDS = Object.keys(OPERATIONS).filter(isOperationId);

type Content<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer Found } }
  ? Found
  : never;

/** An operation's JSON answer on success; never for one that answers a file or a stream. */
export type AnswerOf<Id extends OperationId> = Content<Id> extends { 'application/json': infer Body } ? Body : never;

/** A success as the contract lists it: its status and its possible content, by media type. */
function successOf(id: OperationId): { readonly status: number; readonly content: Json } {
  const { path, method } = OPERATIONS[id];
  const responses = listedUnder(contract, 'paths', path, method, 'responses');
  const status = Object.keys(responses).find((each) => /^2\d\d$/.test(each));
  if (status === undefined) throw new Error(`${id} has no success in the contract.`);
  return { status: Number(status), content: resolved(resolved(responses[status])['content']) };
}

/** A page says how many there are, so the count is that of the list. */
function withCount(body: unknown): unknown {
  const { meta, objects } = resolved(body);
  if (!Array.isArray(objects) || !('total_count' in resolved(meta))) return body;
  return { ...resolved(body), meta: { ...resolved(meta), total_count: objects.length } };
}

/** A JSON success as sent over the wire. */
function exampleBody(id: OperationId): unknown {
  const media = successOf(id).content['application/json'];
  return media === undefined ? undefined : withCount(exampleOf(resolved(resolved(media)['schema'])));
}

/**
 * A success of an operation as a client reads it, made from the description: the same every time, and with believable
 * values. A story changes what it is about and keeps the rest.
 *
 * @throws for an operation that answers no JSON.
 */
export function answerFor<Id extends OperationId>(id: Id): AnswerOf<Id> {
  const body = toModel(exampleBody(id));
  const isAnswer = (value: unknown): value is AnswerOf<Id> => value !== undefined;
  if (!isAnswer(body)) throw new Error(`${id} answers no JSON.`);
  return body;
}

/** The smallest possible picture: one transparent pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** A stream that is open and silent, so that no client keeps reopening it. */
const silence = () =>
  new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new TextEncoder().encode(':\n\n')) });

function respond(id: OperationId): Response {
  const { status, content } = successOf(id);
  const [type = ''] = Object.keys(content);
  const headers = { 'content-type': type, 'cache-control': 'no-store' };
  if (type === 'application/json') return Response.json(exampleBody(id), { status, headers });
  if (type === 'text/event-stream') return new HttpResponse(silence(), { status, headers });
  return new HttpResponse(type.startsWith('image/') ? PIXEL : new TextEncoder().encode('file'), { status, headers });
}

/** A handler that answers an operation with what `answerFor` makes. */
export function handlerFor(id: OperationId): HttpHandler {
  return http[OPERATIONS[id].method](routeOf(id), () => respond(id));
}

/** Handlers for every operation. A story puts its own in front of them. */
export function everyAnswer(): HttpHandler[] {
  // Paths without a parameter first, so that none is taken for a parameter value.
  const fixedFirst = OPERATION_IDS.toSorted(
    (a, b) => Number(OPERATIONS[a].path.includes('{')) - Number(OPERATIONS[b].path.includes('{')),
  );
  return fixedFirst.map(handlerFor);
}
