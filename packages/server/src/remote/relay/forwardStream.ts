import { type IncomingMessage, type OutgoingHttpHeaders, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { problem } from '../../http/index.ts';
import { refuseStream } from './joinStreams.ts';
import type { Exchange } from './streamDoor.ts';

/** The header of a request forwarded by another process, so that it is not forwarded again. */
export const FORWARDED_HEADER = 'x-remote-forwarded';

/** Which headers of the other process's answer are passed on; this one has set those that every answer has. */
const HEADERS_TO_PASS = [
  'content-type',
  'content-length',
  'cache-control',
  'x-accel-buffering',
  'x-content-type-options',
] as const;

function headersToPass({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const entries = HEADERS_TO_PASS.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The length of a body, as given by its sender. */
function lengthHeaders({ headers }: IncomingMessage): Record<string, string> {
  const length = headers['content-length'];
  if (length !== undefined) return { 'content-length': length };
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
}

/** Forwards a request to the process that has its connection, and relays the bytes in both directions. */
export function forwardStream(
  { incoming, outgoing }: Exchange,
  address: URL,
  headers: Readonly<Record<string, string>>,
): void {
  // A caller that has already left would no longer end the other request.
  if (outgoing.destroyed) return;
  const request = address.protocol === 'https:' ? requestByHttps : requestByHttp;
  const onward = request(address, {
    method: incoming.method,
    headers: { ...headers, [FORWARDED_HEADER]: '1', ...lengthHeaders(incoming) },
    // A new connection: a kept-alive one may have ended by now, and a body cannot be sent again.
    agent: false,
  });
  let isAnswered = false;
  onward.on('error', () => {
    // Failures after the start of an answer abort the answer, too, unless it is already complete.
    if (!isAnswered) refuseStream(outgoing, problem(502, 'server_error'));
  });
  onward.on('response', (answer) => {
    isAnswered = true;
    outgoing.writeHead(answer.statusCode ?? 502, headersToPass(answer));
    outgoing.flushHeaders();
    // If either is aborted, so is the other.
    pipeline(answer, outgoing).catch(() => undefined);
  });
  outgoing.on('close', () => onward.destroy());
  // Not a pipeline, which would cut off a sender refused midway, before it can read why.
  if (incoming.method === 'POST') incoming.pipe(onward);
  else onward.end();
}
