import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { stripEmptyMarker } from '@remote-console/domain';
import { API_BASE } from './base.ts';
import type { Problem } from './contract.ts';
import { ApiFailure, failureOf, REQUEST_TIMEOUT_MS } from './failure.ts';
import { OTHER_BASES } from './generated/otherBases.ts';
import type { paths } from './generated/types.ts';

/** How a client reaches the server and speaks for somebody. */
export interface ApiClientOptions {
  /** Origin of the server, such as `https://console.example`; empty for the page's own. */
  origin?: string;
  /** The session token at the moment of a call; empty before login [A-API-04]. */
  token: () => string;
  /** The language at the moment of a call [A-LANG-09]. */
  language: () => string;
  /** Told of each 401 to a call that carried a token: the session is over [A-SESSION-15]. */
  onSessionEnded?: () => void;
  /** Time after which a request is given up, in milliseconds; 30,000 unless told. */
  timeout?: number;
  /** Stands in for the global fetch. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The typed client: `client.GET('/devices', { params: … })`. */
export type ApiClient = Client<paths>;

function headers(options: ApiClientOptions): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('token', options.token());
      request.headers.set('Accept-Language', options.language());
      return request;
    },
  };
}

const withoutEmptyMarker: Middleware = {
  async onResponse({ response }) {
    if (!response.headers.get('content-type')?.includes('application/json')) return undefined;
    const body: unknown = await response.clone().json();
    if (typeof body !== 'object' || body === null || !('objects' in body) || !Array.isArray(body.objects)) {
      return undefined;
    }
    const objects: readonly unknown[] = stripEmptyMarker(body.objects);
    if (objects.length === body.objects.length) return undefined;
    return new Response(JSON.stringify({ ...body, objects }), {
      status: response.status,
      headers: { 'content-type': 'application/json' },
    });
  },
};

/** A proxy in between answers in its own words; callers get the one form of a refusal. */
const foreignFailure: Middleware = {
  onResponse({ response }) {
    if (response.ok || response.headers.get('content-type')?.includes('application/json')) return undefined;
    const problem: Problem = { status: response.status, error: 'server_error' };
    return Response.json(problem, { status: response.status });
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

function sessionEnd(onSessionEnded: () => void): Middleware {
  return {
    onResponse({ request, response }) {
      if (response.status === 401 && request.headers.get('token')) onSessionEnded();
      return undefined;
    },
  };
}

/**
 * Makes the client of one server. Every call carries the token and the language, is given up after 30 seconds,
 * and drops the marker of an empty list from its answer.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const timeout = options.timeout ?? REQUEST_TIMEOUT_MS;
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const client = createClient<paths>({
    baseUrl: `${options.origin ?? ''}${API_BASE}`,
    fetch: (request) =>
      send(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) })),
  });
  client.use(toOtherBases, headers(options), withoutEmptyMarker, foreignFailure);
  if (options.onSessionEnded) client.use(sessionEnd(options.onSessionEnded));
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
