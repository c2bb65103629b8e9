import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { afterThisTest } from '../../testing/cleanup.ts';
import { BYTE_STREAM_ROUTE, limitBodies } from './byteStreams.ts';

const BODY_MS = 150;

/** The outcome of a request whose body takes longer than allowed. */
async function sendSlowly(path: string, method = 'POST'): Promise<unknown> {
  const server = createServer((incoming, outgoing) => {
    // Errors of aborted requests are ignored here.
    incoming.on('error', () => undefined);
    incoming.on('end', () => outgoing.end()).resume();
  });
  limitBodies(server, BODY_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterThisTest(() => Promise.resolve(server.close()));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sending = request({ port, host: '127.0.0.1', path, method, agent: false, headers: { 'content-length': '4' } });
  const outcome = new Promise((resolve) => {
    sending.on('response', (response) => resolve(response.resume().statusCode));
    sending.on('error', () => resolve('cut off'));
  });
  sending.write('ab');
  setTimeout(() => sending.end('cd'), BODY_MS * 3);
  return outcome;
}

describe('the time that a body may take', () => {
  it.each(['/lmm/api/v1.0/access', `${BYTE_STREAM_ROUTE}s`, `${BYTE_STREAM_ROUTE}/x?transfer=1`, '/'])(
    'is limited at %s',
    async (path) => {
      expect(await sendSlowly(path)).toBe('cut off');
    },
  );

  it('is not limited for what an end of a connection sends', async () => {
    expect(await sendSlowly(`${BYTE_STREAM_ROUTE}?transfer=1`)).toBe(200);
    expect(await sendSlowly(`${BYTE_STREAM_ROUTE}?transfer=1`, 'GET')).toBe('cut off');
  });

  it('does not matter to a body that came in time, however late it is read and answered', async () => {
    const server = createServer((incoming, outgoing) => {
      setTimeout(() => incoming.on('end', () => outgoing.end('done')).resume(), BODY_MS * 2);
    });
    limitBodies(server, BODY_MS);
    expect(server.requestTimeout).toBe(0);
    expect(server.headersTimeout).toBe(60_000);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    afterThisTest(() => Promise.resolve(server.close()));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'in time' });
    expect(await response.text()).toBe('done');
  });
});
