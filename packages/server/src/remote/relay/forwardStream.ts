import { type IncomingMessage, type OutgoingHttpHeaders, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { problem } from '../../http/index.ts';
import { refuseStream } from './joinStreams.ts';
import type { Exchange } from './streamDoor.ts';

/** The header of a request that one process brings to another, so that it is brought no further. */
export const FORWARDED_HEADER = 'x-remote-forwarded';

/** What of the answer of the other process goes on; this one has set the headers that every answer has. */
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

/** How the length of a body is said, as its sender has said it. */
function lengthHeaders({ headers }: IncomingMessage): Record<string, string> {
  const length = headers['content-length'];
  if (length !== undefined) return { 'content-length': length };
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
}

/** Brings a request to the process that has its connection, and moves the bytes of both directions. */
export function forwardStream(
  { incoming, outgoing }: Exchange,
  address: URL,
  headers: Readonly<Record<string, string>>,
): void {
  // Who is gone already would not end the other request any more.
  if (outgoing.destroyed) return;
  const request = address.protocol === 'https:' ? requestByHttps : requestByHttp;
  const onward = request(address, {
    method: incoming.method,
    headers: { ...headers, [FORWARDED_HEADER]: '1', ...lengthHeaders(incoming) },
    // A connection of its own: one that was kept may be over by now, and a body cannot be sent again.
    agent: false,
  });
  let isAnswered = false;
  onward.on('error', () => {
    // What breaks after an answer has begun breaks the answer, too, unless that is there already as a whole.
    if (!isAnswered) refuseStream(outgoing, problem(502, 'server_error'));
  });
  onward.on('response', (answer) => {
    isAnswered = true;
    outgoing.writeHead(answer.statusCode ?? 502, headersToPass(answer));
    outgoing.flushHeaders();
    // Whichever is cut off has the other cut off, too.
    pipeline(answer, outgoing).catch(() => undefined);
  });
  outgoing.on('close', () => onward.destroy());
  // Not a pipeline, which would cut the sender off where it is refused in the middle, before it can read why.
  if (incoming.method === 'POST') incoming.pipe(onward);
  else onward.end();
}
