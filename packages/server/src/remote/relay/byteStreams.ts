import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { API_BASE } from '@remote-console/api-client/contract';
import { BYTE_STREAM_PATH } from '@remote-console/domain';
import type { MiddlewareHandler } from 'hono';
import type { Exchange, StreamDoor } from './streamDoor.ts';

/** Where byte streams are requested. */
export const BYTE_STREAM_ROUTE = `${API_BASE}${BYTE_STREAM_PATH}`;

/** How long the body of any other request may take, in milliseconds: Node's default unless specified otherwise. */
const BODY_MS = 300_000;

/** Node's objects for a request; null where there is no port, and for methods that are not a stream's. */
function exchangeOf(env: unknown): Exchange | null {
  if (typeof env !== 'object' || env === null || !('incoming' in env) || !('outgoing' in env)) return null;
  const { incoming, outgoing } = env;
  if (!(incoming instanceof IncomingMessage) || !(outgoing instanceof ServerResponse)) return null;
  // Hono answers HEAD like GET.
  return incoming.method === 'GET' || incoming.method === 'POST' ? { incoming, outgoing } : null;
}

/**
 * Hands requests over to the relay, after all inner middleware has put its headers on an empty answer: cross-origin and
 * security headers are on a stream, too. It must be the outermost middleware.
 */
export function handOverStreams(door: StreamDoor): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const exchange = exchangeOf(context.env);
    const handler = door.handler();
    if (!exchange || !handler || context.res.status !== 204) return;
    for (const [name, value] of context.res.headers) exchange.outgoing.setHeader(name, value);
    // Twice, because otherwise Hono would put the previous answer's headers on this one, in a copy that it sends again.
    context.res = undefined;
    context.res = RESPONSE_ALREADY_SENT;
    handler(exchange);
  };
}

/** The answer whose headers a stream's answer takes; passed on to other handlers if nobody takes over. */
export function prepareStreams(door: StreamDoor): MiddlewareHandler {
  return async (context, next) => {
    if (door.handler() === null || !exchangeOf(context.env)) return next();
    return context.body(null, 204);
  };
}

function isStream({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && (url === BYTE_STREAM_ROUTE || url.startsWith(`${BYTE_STREAM_ROUTE}?`));
}

/**
 * Aborts requests whose body takes too long, except byte streams, which may take hours. Node has one limit for all
 * requests of a server, so that has to be off, and this replaces it. A stream with a bad key is answered right away.
 *
 * @param bodyMs Node's default, when left out.
 */
export function limitBodies(server: Server, bodyMs = BODY_MS): void {
  server.requestTimeout = 0;
  server.on('request', (incoming, outgoing) => {
    const { headers } = incoming;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || isStream(incoming)) return;
    const patience = setTimeout(() => {
      if (!incoming.complete) incoming.destroy();
    }, bodyMs);
    patience.unref();
    outgoing.once('close', () => clearTimeout(patience));
  });
}
