import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { joinStreams } from './joinStreams.ts';
import type { Exchange } from './streamDoor.ts';

const MEGABYTE = 1024 * 1024;

/** A server that joins each first request with the next one, and records what passes. */
async function joiningServer() {
  const pieces: Buffer[] = [];
  let sender: Exchange | null = null;
  let joined: Promise<void> | null = null;
  const server = createServer((incoming, outgoing) => {
    if (sender === null) {
      sender = { incoming, outgoing };
      return;
    }
    sender.incoming.on('data', (piece: Buffer) => pieces.push(piece));
    joined = joinStreams(sender, { incoming, outgoing }, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const open = (method: string) => request({ port, host: '127.0.0.1', method });
  return { server, pieces, open, joined: () => joined };
}

it('brings all bytes, and gives the memory of each piece back once it is sent', async () => {
  const { server, pieces, open, joined } = await joiningServer();
  const bytes = randomBytes(8 * MEGABYTE);
  const sending = open('POST');
  const answered = once(sending, 'response');
  sending.setHeader('content-length', bytes.length);
  sending.write(bytes.subarray(0, 1));
  await once(server, 'request');
  const receiving = open('GET').end();
  const [response] = await once(receiving, 'response');
  sending.end(bytes.subarray(1));
  expect((await buffer(response)).equals(bytes)).toBe(true);
  await joined();
  const [answer] = await answered;
  expect(answer.statusCode).toBe(204);
  answer.resume();
  expect(pieces.length).toBeGreaterThan(8);
  expect(pieces.filter(({ length }) => length > 0)).toEqual([]);
  server.closeAllConnections();
  server.close();
});

it('goes no further than a receiver who reads nothing', async () => {
  const { server, pieces, open } = await joiningServer();
  const sending = open('POST');
  sending.on('error', () => undefined);
  sending.write(randomBytes(1));
  await once(server, 'request');
  const receiving = open('GET').end();
  receiving.on('error', () => undefined);
  const [response] = await once(receiving, 'response');
  response.on('error', () => undefined);
  const block = Buffer.alloc(MEGABYTE);
  let sent = 0;
  while (sent < 64 && sending.write(block)) sent += 1;
  while (sent < 64) {
    const drained = once(sending, 'drain').then(() => true);
    if (!(await Promise.race([drained, new Promise<false>((resolve) => setTimeout(resolve, 500, false))]))) break;
    sending.write(block);
    sent += 1;
  }
  expect(sent).toBeLessThan(64);
  // What is retained here is what is waiting; everything that was passed on is released.
  const kept = pieces.reduce((length, piece) => length + piece.length, 0);
  expect(kept).toBeLessThan(2 * MEGABYTE);
  server.closeAllConnections();
  server.close();
});
