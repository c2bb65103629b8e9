import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST_REMOTE_FRAME, REMOTE_PROTOCOL } from '@remote-console/domain';
import { type WebSocket, WebSocketServer } from 'ws';
import { bidFarewell } from './wire.ts';

/** A request that is to become a WebSocket. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What came after the request. */
  readonly head: Buffer;
}

interface Refused {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Turns requests into WebSockets. */
export interface Upgrades {
  /** Creates the WebSocket and hands it over. It is closed when that fails. */
  readonly accept: (upgrade: Upgrade, handOver: (end: WebSocket) => Promise<void>) => void;
  /** Aborts every WebSocket. */
  readonly stop: () => void;
}

/** Answers a request that becomes no WebSocket. */
export function refuseUpgrade({ socket }: Pick<Upgrade, 'socket'>, { status, body, headers = {} }: Refused): void {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}

/** Creates WebSockets of the remote protocol. */
export function createUpgrades(reportError: (error: unknown) => void): Upgrades {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_REMOTE_FRAME,
    perMessageDeflate: false,
    handleProtocols: () => REMOTE_PROTOCOL,
  });
  return {
    accept({ request, socket, head }, handOver) {
      sockets.handleUpgrade(request, socket, head, (end) => {
        // An error is always followed by the end of the connection, which says the same.
        end.on('error', () => undefined);
        handOver(end).catch((error: unknown) => {
          reportError(error);
          bidFarewell(end, { reason: 'failed', by: '', detail: '' });
        });
      });
    },
    stop() {
      for (const end of sockets.clients) end.terminate();
    },
  };
}
