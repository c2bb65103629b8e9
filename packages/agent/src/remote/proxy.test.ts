import http, { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { proxyOf, useNetwork } from '../install/network.ts';
import { openAgentServer } from '../protocol/agentApi.ts';
import { newAgentKey } from '../protocol/agentKey.ts';
import { acceptRemotes } from '../testing/fakeRemote.ts';
import { listenHere } from '../testing/listenHere.ts';
import { openByteStreams } from './byteStreams.ts';
import { dialRemote } from './dialRemote.ts';

/** A proxy that opens tunnels and forwards other requests; it records which hosts were requested. */
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
  proxy.on('request', (incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    asked.push(new URL(url).host);
    const onward = http.request(url, { method, headers, agent: new http.Agent() }, (response) => {
      outgoing.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  proxy.on('upgrade', (request: IncomingMessage, stream: Duplex) => {
    const { host, pathname, search } = new URL(request.url ?? '');
    const headers = request.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    join(host, stream, (to) => to.write(`GET ${pathname}${search} HTTP/1.1\r\n${headers}\r\n`));
  });
  return { asked, url: await listenHere(proxy) };
}

/** A server that is reached only through a proxy, as the environment says. */
async function startBehindProxy(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void = () => undefined,
) {
  const server = createServer((request, response) => void handle(request, response));
  const origin = await listenHere(server);
  const proxy = await startProxy();
  const former = http.globalAgent;
  onTestFinished(() => void (http.globalAgent = former));
  useNetwork({ proxy: proxyOf({ HTTP_PROXY: proxy.url, NO_PROXY: '' }), certificate: null });
  return { server, host: new URL(origin).host, asked: proxy.asked };
}

it('opens connections through the proxy of the environment', async () => {
  const { server, host, asked } = await startBehindProxy();
  const remoteOf = acceptRemotes(server, '/lmm/api/v1.0/agents/remote', async () => null);
  const socket = await dialRemote({
    server: openAgentServer(`http://${host}`),
    prover: { key: newAgentKey(), run: 'run' },
    token: 'token',
    connection: 5,
    signal: new AbortController().signal,
  });
  onTestFinished(() => socket.terminate());
  expect((await remoteOf(5)).connection).toBe(5);
  expect(asked).toEqual([host]);
});

it('sends and fetches bytes of files through the proxy of the environment', async () => {
  const bodies: string[] = [];
  const { host, asked } = await startBehindProxy(async (request, response) => {
    if (request.method === 'GET') return void response.end('from the browser');
    bodies.push(String(await buffer(request)));
    response.writeHead(204).end();
  });
  const streams = openByteStreams({ origin: `http://${host}`, key: 'key' });
  const { signal } = new AbortController();
  async function* content() {
    yield Buffer.from('from the agent');
  }
  const received: string[] = [];
  const receive = async () => {
    for await (const part of streams.receive(1, signal)) received.push(String(part));
  };
  await Promise.all([streams.send(2, content(), signal), receive()]);
  expect(bodies).toEqual(['from the agent']);
  expect(received).toEqual(['from the browser']);
  expect(asked).toEqual([host, host]);
});
