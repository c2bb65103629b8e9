import createClient, { createQuerySerializer, type Client, type Middleware } from 'openapi-fetch';
import { stripEmptyMarker } from '@remote-console/domain';
import { API_BASE, modelFields, OTHER_BASES, toWire, wireFields, type paths, type Problem } from '../contract/index.ts';
import { conditionalReads } from './conditionalReads.ts';
import { ApiFailure, failureOf, REQUEST_TIMEOUT_MS } from './failure.ts';

/** How a client reaches the server, and in whose name. */
export interface ApiClientOptions {
  /** Origin of the server, such as `https://console.example`; empty for the page's own. */
  origin?: string;
  /** The session token at the moment of a call; empty before login [A-API-04]. */
  token: () => string;
  /** The language at the moment of a call [A-LANG-09]. */
  language: () => string;
  /** Whether no one is at the screen: the call does not count as use of the session then. */
  unattended?: () => boolean;
  /** Called for each 401 to a call that carried this token: the session is over [A-SESSION-15]. */
  onSessionEnded?: () => void;
  /** Time after which a request is given up, in milliseconds; 30,000 by default. */
  timeout?: number;
  /** Used in place of the global fetch. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The typed client: `client.GET('/devices', { params: … })`. */
export type ApiClient = Client<paths>;

function headers(options: ApiClientOptions): Middleware {
  return {
    onRequest({ request }) {
      // A call may speak with a token of its own: that of a login beside the session.
      if (!request.headers.has('token')) request.headers.set('token', options.token());
      request.headers.set('Accept-Language', options.language());
      if (options.unattended?.() === true) request.headers.set('x-unattended', '1');
      return request;
    },
  };
}

const writeQuery = createQuerySerializer();

/** What a call gives that was answered, but not in the form of the contract. */
function unreadable(status: number): Response {
  const problem: Problem = { status, error: 'server_error' };
  return Response.json(problem, { status });
}

const BAD_GATEWAY = 502;

/** An answer that has been read and translated, so that it is not read a second time. */
class ReadAnswer extends Response {
  readonly #value: unknown;

  constructor({ status, headers }: Response, value: unknown) {
    const kept = new Headers(headers);
    // openapi-fetch takes an answer without a length for one that may be empty, and reads its text.
    if (!kept.has('content-length')) kept.set('content-length', '1');
    super(null, { status, headers: kept });
    this.#value = value;
  }

  override async json(): Promise<unknown> {
    return this.#value;
  }
}

/**
 * Reads an envelope into the model: the marker of an empty list goes, and what is no envelope counts as a failure of the
 * server.
 */
const envelope: Middleware = {
  async onResponse({ response }) {
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && type.includes('text/html')) return unreadable(BAD_GATEWAY);
    if (!type.includes('application/json')) return response.ok ? undefined : unreadable(response.status);
    const body: unknown = await (response.ok ? response : response.clone()).json().catch(() => null);
    if (!response.ok) return body === null ? unreadable(response.status) : undefined;
    if (typeof body !== 'object' || body === null || !('objects' in body)) return unreadable(BAD_GATEWAY);
    const answer = modelFields(body);
    const { objects } = answer;
    return new ReadAnswer(
      response,
      Array.isArray(objects) ? { ...answer, objects: stripEmptyMarker(objects) } : answer,
    );
  },
};

/** Sends the calls that lie beside the base of the contract to their own [A-API-02]. */
const toOtherBases: Middleware = {
  async onRequest({ schemaPath, request }) {
    const base = OTHER_BASES[schemaPath];
    if (base === undefined) return undefined;
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(API_BASE, base);
    const { method, headers: sent, signal } = request;
    // Taken whole: a copied request would carry its body as a stream, which browsers do not send over HTTP/1.1.
    const body = method === 'GET' ? null : await request.blob();
    return new Request(url, { method, headers: sent, signal, body });
  },
};

function sessionEnd({ token }: ApiClientOptions, onSessionEnded: () => void): Middleware {
  return {
    onResponse({ request, response }) {
      const spoken = request.headers.get('token');
      if (response.status === 401 && spoken && spoken === token()) onSessionEnded();
      return undefined;
    },
  };
}

const origins = new WeakMap<ApiClient, string>();
const senders = new WeakMap<ApiClient, (request: Request) => Promise<Response>>();

/** The origin of a client's server; empty where it is the page's own. For files that are no calls, such as programs. */
export function originOf(client: ApiClient): string {
  return origins.get(client) ?? '';
}

/**
 * Sends a call of a client without the limit on its time, for an answer that takes as long as it is large. The caller gives
 * it up by its own signal.
 *
 * @example client.GET('/file', { fetch: unhurried(client), signal })
 */
export function unhurried(client: ApiClient): (request: Request) => Promise<Response> {
  return (request) => (senders.get(client) ?? fetch)(request);
}

/**
 * Makes the client of one server. Every call carries the token and the language, is given up after 30 seconds,
 * and drops the marker of an empty list from its answer. It speaks the names of the model. What the server named is asked for again only if it changed.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const timeout = options.timeout ?? REQUEST_TIMEOUT_MS;
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const read = conditionalReads(send);
  const client = createClient<paths>({
    baseUrl: `${options.origin ?? ''}${API_BASE}`,
    bodySerializer: (body) => JSON.stringify(toWire(body)),
    querySerializer: (query) => writeQuery(wireFields(query)),
    fetch: (request) =>
      read(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) })),
  });
  client.use(toOtherBases, headers(options), envelope);
  origins.set(client, options.origin ?? '');
  senders.set(client, send);
  if (options.onSessionEnded) client.use(sessionEnd(options, options.onSessionEnded));
  return client;
}

/**
 * The data of a call, or an `ApiFailure` thrown.
 *
 * @example const { objects } = await answerOf(client.GET('/groups'));
 */
export async function answerOf<Data>(call: Promise<{ data?: Data; error?: Problem }>): Promise<NonNullable<Data>> {
  let result: { data?: Data; error?: Problem };
  try {
    result = await call;
  } catch (thrown) {
    throw new ApiFailure(failureOf(thrown));
  }
  if (result.data !== undefined && result.data !== null) return result.data;
  throw new ApiFailure(failureOf(result.error));
}
