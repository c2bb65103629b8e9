import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { API_BASE } from '@remote-console/api-client/contract';
import { BYTE_STREAM_PATH } from '@remote-console/domain';
import type { MiddlewareHandler } from 'hono';
import type { Exchange, StreamDoor } from './streamDoor.ts';

/** Where byte streams are asked for. */
export const BYTE_STREAM_ROUTE = `${API_BASE}${BYTE_STREAM_PATH}`;

/** How long the body of any other request may take, in milliseconds: as long as Node gives it unless somebody says otherwise. */
const BODY_MS = 300_000;

/** What Node has of a request; null where there is no port, and of methods that are no stream's. */
function exchangeOf(env: unknown): Exchange | null {
  if (typeof env !== 'object' || env === null || !('incoming' in env) || !('outgoing' in env)) return null;
  const { incoming, outgoing } = env;
  if (!(incoming instanceof IncomingMessage) || !(outgoing instanceof ServerResponse)) return null;
  // Hono answers HEAD as if it were GET.
  return incoming.method === 'GET' || incoming.method === 'POST' ? { incoming, outgoing } : null;
}

/**
 * Hands requests over to the relay, after everything inside has put its headers on an answer without a body: those of other
 * origins and of security are on a stream, too. It has to stand outside of all that.
 */
export function handOverStreams(door: StreamDoor): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const exchange = exchangeOf(context.env);
    const handler = door.handler();
    if (!exchange || !handler || context.res.status !== 204) return;
    for (const [name, value] of context.res.headers) exchange.outgoing.setHeader(name, value);
    // Twice, because Hono would put the headers of the answer before on this one, in a copy that is sent once more.
    context.res = undefined;
    context.res = RESPONSE_ALREADY_SENT;
    handler(exchange);
  };
}

/** The answer that a stream's takes the headers of; goes on to what answers otherwise where nobody would hand over. */
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
 * Cuts off requests whose body takes too long, except those of byte streams, which may take hours. Node has one limit for all
 * requests of a server, so that has to be off, and this takes its place. A stream without a good key is answered at once.
 *
 * @param bodyMs As usual, when left out.
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
