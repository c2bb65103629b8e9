import createClient, { createQuerySerializer, type Client, type Middleware } from 'openapi-fetch';
import { stripEmptyMarker } from '@remote-console/domain';
import { API_BASE, modelFields, OTHER_BASES, toWire, wireFields, type paths, type Problem } from '../contract/index.ts';
import { conditionalReads } from './conditionalReads.ts';
import { ApiFailure, failureOf, REQUEST_TIMEOUT_MS } from './failure.ts';

/** How a client reaches the server, and on whose behalf. */
export interface ApiClientOptions {
  /** Origin of the server, such as `https://console.example`; empty for the page's own. */
  origin?: string;
  /** The session token at the time of a call; empty before login [A-API-04]. */
  token: () => string;
  /** The language at the time of a call [A-LANG-09]. */
  language: () => string;
  /** Whether nobody is using the screen: the call then does not extend the session. */
  unattended?: () => boolean;
  /** Called for each 401 to a call that carried this token: the session has ended [A-SESSION-15]. */
  onSessionEnded?: () => void;
  /** Timeout of a request, in milliseconds; 30,000 by default. */
  timeout?: number;
  /** Replaces the global fetch. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The typed client: `client.GET('/devices', { params: … })`. */
export type ApiClient = Client<paths>;

function headers(options: ApiClientOptions): Middleware {
  return {
    onRequest({ request }) {
      // A call may carry its own token: that of a login besides the session.
      if (!request.headers.has('token')) request.headers.set('token', options.token());
      request.headers.set('Accept-Language', options.language());
      if (options.unattended?.() === true) request.headers.set('x-unattended', '1');
      return request;
    },
  };
}

const writeQuery = createQuerySerializer();

/** The result of a call that was answered, but not in the form of the contract. */
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
    // openapi-fetch assumes that an answer without a length may be empty, and reads its text.
    if (!kept.has('content-length')) kept.set('content-length', '1');
    super(null, { status, headers: kept });
    this.#value = value;
  }

  override async json(): Promise<unknown> {
    return this.#value;
  }
}

/**
 * Converts an envelope to the model: the empty-list marker is removed, and anything else counts as a server failure.
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

/** Sends calls outside the base of the contract to their own base [A-API-02]. */
const toOtherBases: Middleware = {
  async onRequest({ schemaPath, request }) {
    const base = OTHER_BASES[schemaPath];
    if (base === undefined) return undefined;
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(API_BASE, base);
    const { method, headers: sent, signal } = request;
    // Passed whole: a copied request would stream its body, which browsers do not send over HTTP/1.1.
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

/** The origin of a client's server; empty where it is the page's own. For files outside the API, such as programs. */
export function originOf(client: ApiClient): string {
  return origins.get(client) ?? '';
}

/**
 * Sends a call of a client without a timeout, for an answer whose duration depends on its size. The caller aborts it
 * with its own signal.
 *
 * @example client.GET('/file', { fetch: unhurried(client), signal })
 */
export function unhurried(client: ApiClient): (request: Request) => Promise<Response> {
  return (request) => (senders.get(client) ?? fetch)(request);
}

/**
 * Creates the client of one server. Every call carries the token and the language, times out after 30 seconds, and
 * drops the empty-list marker from its answer. It uses model names. Tagged answers are refetched only if changed.
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
 * The data of a call; throws an `ApiFailure` otherwise.
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
