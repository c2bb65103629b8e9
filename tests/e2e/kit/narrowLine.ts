import { once } from 'node:events';
import { createServer, request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContextOptions } from '@playwright/test';

/** A line between a browser and the server that limits the bytes of requests per second. */
export interface NarrowLine {
  /** The options for opening a page that uses the line. */
  readonly options: BrowserContextOptions;
  readonly close: () => Promise<void>;
}

const slowly = (bytesPerSecond: number) =>
  async function* slow(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const part of parts) {
      await pause((part.length / bytesPerSecond) * 1000);
      yield part;
    }
  };

async function answerOf(onward: ClientRequest, to: ServerResponse): Promise<void> {
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  to.writeHead(answer.statusCode ?? 502, answer.headers);
  to.flushHeaders();
  await pipeline(answer, to);
}

async function forward(from: IncomingMessage, to: ServerResponse, bytesPerSecond: number): Promise<void> {
  const onward = request(from.url ?? '', { method: from.method, headers: from.headers, agent: false });
  // Leaving in the middle of a request ends it at the server, too.
  to.once('close', () => onward.destroy());
  await Promise.all([pipeline(from, slowly(bytesPerSecond), onward), answerOf(onward, to)]);
}

function tunnel(address: string, browser: Socket): void {
  const { hostname, port } = new URL(`http://${address}`);
  const server = connect(Number(port), hostname, () => {
    browser.write('HTTP/1.1 200 Connection established\r\n\r\n');
    browser.pipe(server).pipe(browser);
  });
  for (const [one, other] of [
    [browser, server],
    [server, browser],
  ] as const)
    one.on('error', () => other.destroy()).on('close', () => other.destroy());
}

/**
 * Opens a separate line. A browser's own throttling ends the moment its page closes.
 *
 * @param bytesPerSecond Of the bodies of requests; answers and WebSockets are not limited.
 */
export async function openNarrowLine(bytesPerSecond: number): Promise<NarrowLine> {
  const proxy = createServer((from, to) => {
    forward(from, to, bytesPerSecond).catch(() => to.destroy());
  });
  proxy.on('connect', (from: IncomingMessage, socket: Socket) => tunnel(from.url ?? '', socket));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    options: { proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' } },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
