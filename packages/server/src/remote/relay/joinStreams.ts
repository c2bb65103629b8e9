import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { releaseBytes } from '@remote-console/domain';
import type { Refusal } from '../../http/index.ts';
import type { Exchange } from './streamDoor.ts';

const HEADERS_OF_BYTES = {
  'content-type': 'application/octet-stream',
  'cache-control': 'no-store',
  // Makes nginx and similar proxies pass the bytes on as they come.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** Answers a request with a problem; aborts it if its answer has started. */
export function refuseStream(outgoing: ServerResponse, { status, body }: Refusal): void {
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  const text = JSON.stringify(body);
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  outgoing.end(text);
}

/** Bytes waiting to be passed on, above which reading pauses. */
const WAITING_BYTES = 256 * 1024;

/** What is written to an answer, released as soon as the system has it. */
function released(outgoing: ServerResponse): Writable {
  return new Writable({
    highWaterMark: WAITING_BYTES,
    write(piece: Buffer, _, done) {
      outgoing.write(piece, (error) => {
        releaseBytes(piece);
        done(error);
      });
    },
    final(done) {
      outgoing.end(done);
    },
  });
}

/**
 * Copies the body of one request into the answer of another, as fast as that is read. If either fails, the other is
 * aborted as well: an answer that ended normally would be taken for a complete file.
 */
export async function joinStreams(sender: Exchange, receiver: Exchange, onBytes: () => void): Promise<void> {
  const { incoming } = sender;
  const { outgoing } = receiver;
  const length = incoming.headers['content-length'];
  try {
    outgoing.writeHead(200, { ...HEADERS_OF_BYTES, ...(length !== undefined && { 'content-length': length }) });
    // The receiver learns that the sender is connected before the first byte is read.
    outgoing.flushHeaders();
    incoming.on('data', onBytes);
    await Promise.all([pipeline(incoming, released(outgoing)), finished(outgoing)]);
    sender.outgoing.writeHead(204, { 'cache-control': 'no-store' }).end();
  } catch {
    outgoing.destroy();
    sender.outgoing.destroy();
  }
}
