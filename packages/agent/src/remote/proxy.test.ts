import { once } from 'node:events';
import http, { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { proxyOf, useNetwork } from '../install/network.ts';
import { openAgentServer } from '../protocol/agentApi.ts';
import { newAgentKey } from '../protocol/agentKey.ts';
import { acceptRemotes } from '../testing/fakeRemote.ts';
import { dialRemote } from './dialRemote.ts';

/** A proxy that opens tunnels, and passes on what is not in one; it says which hosts it was asked for. */
async function startProxy() {
  const asked: string[] = [];
  const proxy = createServer();
  const join = (host: string, from: Duplex, begin: (to: Duplex) => void) => {
    asked.push(host);
    const { hostname, port } = new URL(`http://${host}`);
    const to = connect(Number(port), hostname, () => begin(to));
    to.pipe(from).pipe(to);
    for (const end of [to, from]) end.on('error', () => undefined);
  };
  proxy.on('connect', (request: IncomingMessage, stream: Duplex) =>
    join(request.url ?? '', stream, () => stream.write('HTTP/1.1 200 OK\r\n\r\n')),
  );
  proxy.on('upgrade', (request: IncomingMessage, stream: Duplex) => {
    const { host, pathname, search } = new URL(request.url ?? '');
    const headers = request.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    join(host, stream, (to) => to.write(`GET ${pathname}${search} HTTP/1.1\r\n${headers}\r\n`));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return { asked, url: `http://127.0.0.1:${address.port}` };
}

it('opens connections through the proxy of the environment', async () => {
  const server = createServer();
  const remoteOf = acceptRemotes(server, '/lmm/api/v1.0/agents/remote', async () => null);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const proxy = await startProxy();
  const former = http.globalAgent;
  onTestFinished(() => void (http.globalAgent = former));
  useNetwork({ proxy: proxyOf({ HTTP_PROXY: proxy.url, NO_PROXY: '' }), certificate: null });
  const socket = await dialRemote({
    server: openAgentServer(`http://127.0.0.1:${address.port}`),
    prover: { key: newAgentKey(), run: 'run' },
    token: 'token',
    connection: 5,
    signal: new AbortController().signal,
  });
  onTestFinished(() => socket.terminate());
  expect((await remoteOf(5)).connection).toBe(5);
  expect(proxy.asked).toEqual([`127.0.0.1:${address.port}`]);
});
