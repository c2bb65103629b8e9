import { type OperationId, wireAnswer } from '@remote-console/api-client/contract';
import { preferredLanguage } from '@remote-console/domain';
import type { Context } from 'hono';
import { currentNonce } from '../agents/index.ts';
import type { DiskRoom } from '../database/index.ts';
import {
  type AnswerOf,
  bodyKind,
  type CallFacts,
  hasEntity,
  knownBody,
  type Metrics,
  originOf,
  problem,
  type RawRequest,
  readBody,
  type Refusal,
  requestCheck,
  type RequestOf,
  responseCheck,
  type SentFile,
  writeReused,
  type WrittenBody,
} from '../http/index.ts';
import { describeError, type Log } from '../log/index.ts';
import type { Services } from '../members/index.ts';
import { authorize, type Caller } from './authorize.ts';
import type { AnyOperation } from './registry.ts';

const LONGEST_USER_AGENT = 300;

/** What the dispatcher works with. */
export interface DispatchServices extends Services {
  readonly log: Log;
  readonly diskRoom: DiskRoom;
  readonly metrics: Metrics;
  /** Ends when the server stops. */
  readonly stopping: AbortSignal;
}

type Answer =
  | Refusal
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

/** An answer as sent. Nothing of the API is cached. */
function sendWritten(
  written: string | Uint8Array<ArrayBuffer>,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
): Response {
  return new Response(written, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(written)),
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

const send = (answer: Answer): Response => sendWritten(JSON.stringify(answer.body), answer);

/** Sends an answer whose body is reused, from the bytes of the first time, or says that the caller has them. */
function sendAgain(context: Context, answer: Answer, written: WrittenBody): Response {
  const etag = written.entityTag();
  if (answer.status === 200 && hasEntity(context.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: { etag, 'cache-control': 'no-store' } });
  }
  context.set('written', written);
  return sendWritten(written.bytes, { status: answer.status, headers: { ...answer.headers, etag } });
}

function sendStream(stream: ReadableStream<Uint8Array>): Response {
  return new Response(stream, {
    status: 200,
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Tells nginx and similar proxies to pass events on as they come.
      'x-accel-buffering': 'no',
    },
  });
}

function factsOf(context: Context, { settings, stopping }: DispatchServices): CallFacts {
  const { req } = context;
  return {
    ...originOf(context, settings.trustedProxies),
    userAgent: (req.header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
    proof: { text: req.header('dpop') ?? null, method: req.method, path: req.path },
    language: preferredLanguage({ acceptLanguage: req.header('accept-language') }),
    signal: stopping,
    callerLeft: () => req.raw.signal,
  };
}

/** A file as sent: never sniffed, and never cached unless its sender says so. */
function sendFile({ content, type, saveAs, keepSeconds }: SentFile): Response {
  return new Response(content instanceof Uint8Array ? new Uint8Array(content) : content, {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': keepSeconds === undefined ? 'no-store' : `private, max-age=${keepSeconds}`,
      ...(saveAs === undefined
        ? {}
        : { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(saveAs)}` }),
    },
  });
}

/** Runs an operation for a caller of the right kind. */
async function run<Id extends OperationId>(
  operation: AnyOperation<Id>,
  request: RequestOf<Id>,
  call: Caller & CallFacts,
): Promise<AnswerOf<Id>> {
  if (operation.caller === 'person' && call.kind === 'person') return operation.handle(request, call);
  if (operation.caller === 'agent' && call.kind === 'agent') return operation.handle(request, call);
  if (operation.caller === 'visitor' && call.kind === 'visitor') return operation.handle(request, call);
  throw new Error(`A ${call.kind} was let through to an operation that is not for one.`);
}

/**
 * The only path to an operation: who is calling, may they, does the request satisfy the contract, then the operation,
 * then does the answer satisfy it.
 */
export function createDispatch<Id extends OperationId>(
  id: Id,
  operation: AnyOperation<Id>,
  services: DispatchServices,
): (context: Context) => Promise<Response> {
  const checkRequest = requestCheck(id);
  const checkResponse = responseCheck(id);
  const kind = bodyKind(id);

  async function answer(context: Context): Promise<Response> {
    const { req } = context;
    const facts = factsOf(context, services);
    const authorization = await authorize(services, id, {
      token: req.header('token') ?? '',
      address: facts.address,
      proof: facts.proof,
      unattended: req.header('x-unattended') === '1',
    });
    if (!authorization.allowed) return send(problem(authorization.refusal.status, authorization.refusal.error));

    const read = await readBody(context, kind);
    if (read === 'malformed') return send(problem(400, 'invalid_data'));
    const raw: RawRequest = {
      query: new URL(req.url).searchParams,
      path: req.param(),
      header: (name) => req.header(name),
      body: read.body,
    };
    const checked = checkRequest(raw);
    if (!checked.ok) return send(problem(400, checked.error, checked.field));

    const result = await run(operation, checked.request, { ...authorization.caller, ...facts });
    if ('stream' in result) return sendStream(services.metrics.counted(result.stream));
    if ('file' in result) return sendFile(result.file);
    const known = knownBody(result.body);
    if (known) return sendAgain(context, result, known);
    const wire = wireAnswer(id, result.body);
    const fault = services.settings.validateResponses ? checkResponse(result.status, wire) : null;
    if (fault !== null) throw new Error(`The answer breaks the contract: ${fault}`);
    const written = writeReused(result.body, wire);
    return written ? sendAgain(context, result, written) : send({ ...result, body: wire });
  }

  /** An agent that proves its key gets the nonce for its next proof. */
  async function answerAgent(context: Context): Promise<Response> {
    const response = await answer(context);
    if (context.req.header('dpop') !== undefined)
      response.headers.set('dpop-nonce', await currentNonce(services.connection));
    return response;
  }

  return async (context) => {
    const startedAt = performance.now();
    const response = await answerAgent(context).catch((error: unknown) => {
      if (services.diskRoom.isMissing(error)) return send(problem(507, 'no_room'));
      services.log({ level: 'error', message: 'unexpected error', operation: id, detail: describeError(error) });
      return send(problem(500, 'server_error'));
    });
    const milliseconds = performance.now() - startedAt;
    services.metrics.answered(id, response.status, milliseconds / 1000);
    if (services.settings.accessLog) {
      const { status } = response;
      services.log({
        level: 'info',
        message: 'request',
        operation: id,
        status,
        milliseconds: Math.round(milliseconds),
      });
    }
    return response;
  };
}
