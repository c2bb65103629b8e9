import { API_BASE } from '@remote-console/api-client/contract';
import { BYTE_STREAM_KEY_HEADER, BYTE_STREAM_PATH, BYTE_STREAM_TRANSFER, isTransferId } from '@remote-console/domain';
import type { Connection } from '../../database/index.ts';
import { problem, type Refusal } from '../../http/index.ts';
import { placeOfLive } from '../permissions.ts';
import { FORWARDED_HEADER, forwardStream } from './forwardStream.ts';
import { refuseStream } from './joinStreams.ts';
import type { LinkHub } from './linkHub.ts';
import type { StreamRequest } from './linkStreams.ts';
import type { Exchange, StreamHandler } from './streamDoor.ts';
import { readStreamKey } from './streamKeys.ts';

interface StreamServices {
  readonly connection: Connection;
  readonly hub: LinkHub;
  readonly internalUrl: () => string;
  readonly reportError: (error: unknown) => void;
}

function readTransfer(path: string | undefined): number | null {
  const text = new URL(path ?? '/', 'http://localhost').searchParams.get(BYTE_STREAM_TRANSFER) ?? '';
  const number = /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : null;
  return isTransferId(number) ? number : null;
}

/** Parses what a request asks for, or returns why it cannot be answered. */
function readRequest(exchange: Exchange): StreamRequest | Refusal {
  const { headers, url } = exchange.incoming;
  const transfer = readTransfer(url);
  if (transfer === null) return problem(400, 'invalid_data', BYTE_STREAM_TRANSFER);
  const key = readStreamKey(headers[BYTE_STREAM_KEY_HEADER]);
  return key ? { ...exchange, transfer, key } : problem(401, 'login_required');
}

/** Answers the requests of byte streams at this process; those whose connection is at another are forwarded there. */
export function serveStreams({ connection, hub, internalUrl, reportError }: StreamServices): StreamHandler {
  /** Forwards a request to another process; answers with a refusal if there is none. */
  async function forward(request: StreamRequest): Promise<Refusal | null> {
    const { key, transfer, incoming } = request;
    const isForwarded = incoming.headers[FORWARDED_HEADER] !== undefined;
    const place = isForwarded ? null : await placeOfLive(connection, key.connectionId);
    if (!place || place.serverUrl === internalUrl()) return problem(401, 'login_required');
    const address = new URL(`${place.serverUrl}${API_BASE}${BYTE_STREAM_PATH}`);
    address.searchParams.set(BYTE_STREAM_TRANSFER, String(transfer));
    forwardStream(request, address, { [BYTE_STREAM_KEY_HEADER]: key.text });
    return null;
  }

  async function serve(exchange: Exchange): Promise<Refusal | null> {
    const request = readRequest(exchange);
    if ('status' in request) return request;
    const link = hub.find(request.key.connectionId);
    if (!link) return forward(request);
    return link.streams ? link.streams.take(request) : problem(401, 'login_required');
  }

  return (exchange) => {
    const { incoming, outgoing } = exchange;
    // The following close event says the same.
    incoming.on('error', () => undefined);
    outgoing.on('error', () => undefined);
    serve(exchange)
      .catch((error: unknown) => {
        reportError(error);
        return problem(500, 'server_error');
      })
      .then((refusal) => refusal && refuseStream(outgoing, refusal))
      .catch(reportError);
  };
}
