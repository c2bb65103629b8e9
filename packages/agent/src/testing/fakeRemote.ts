import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  dataFrame,
  messageFrame,
  readAgentToServer,
  readRemoteFrame,
  REMOTE_PROTOCOL,
  type AgentToServer,
  type RemoteConsent,
  type RemoteKind,
} from '@remote-console/domain';
import { type WebSocket, WebSocketServer } from 'ws';

/** What only some connections start with. */
export interface MoreToBegin {
  /** Another person's terminal. */
  readonly beside?: string;
  /** The agent's key for bytes in separate requests. */
  readonly streams?: string;
}

/** A connection that an agent has opened, with the browser and the server played by a test. */
export interface FakeRemote {
  readonly connection: number;
  /** What the agent said to the server. */
  readonly said: readonly AgentToServer[];
  /** What it said to the browser. */
  readonly controls: readonly unknown[];
  /** The data that it sent. */
  readonly data: () => Buffer;
  /** How many bytes of data it sent. */
  readonly received: () => number;
  /** Invalid frames. */
  readonly wrong: readonly string[];
  /** Starts it. */
  readonly begin: (kind: RemoteKind, consent?: RemoteConsent, more?: MoreToBegin) => void;
  readonly control: (message: object) => void;
  readonly send: (bytes: Uint8Array) => void;
  readonly sendRaw: (content: string | Uint8Array) => void;
  /** Ends it as the server does. */
  readonly end: (reason: string) => void;
  /** Breaks it, as a network does. */
  readonly breakOff: () => void;
  /** Stops reading until it is called with false. */
  readonly pause: (isPaused: boolean) => void;
  readonly isClosed: () => boolean;
}

/** Says whether an agent may open a connection; sends the answer where it may not. */
export type RemoteDoor = (
  request: IncomingMessage,
) => Promise<{ readonly status: number; readonly nonce: string } | null>;

/** How often the server pings agents; without pings the agent takes it for gone. */
const PING_MS = 5000;

function playRemote(socket: WebSocket, connection: number): FakeRemote {
  const said: AgentToServer[] = [];
  const controls: unknown[] = [];
  const parts: Uint8Array[] = [];
  const wrong: string[] = [];
  let received = 0;
  let isClosed = false;
  const pinging = setInterval(() => socket.ping(), PING_MS);
  socket.on('close', () => {
    isClosed = true;
    clearInterval(pinging);
  });
  socket.on('message', (content, isBinary) => {
    const frame = isBinary && Buffer.isBuffer(content) ? readRemoteFrame(content) : null;
    if (frame === null) return void wrong.push('It sent no frame of the protocol.');
    if (frame.lane === 'data') {
      parts.push(frame.bytes);
      received += frame.bytes.length;
      return;
    }
    if (frame.lane === 'control') return void controls.push(frame.message);
    const read = readAgentToServer(frame.message);
    if (read === null) wrong.push(JSON.stringify(frame.message));
    else said.push(read);
  });
  const tell = (message: object) => socket.send(messageFrame('server', message));
  return {
    connection,
    said,
    controls,
    data: () => Buffer.concat(parts),
    received: () => received,
    wrong,
    begin: (kind, consent = 'silent', more = {}) => tell({ type: 'begin', kind, person: 'Ada', consent, ...more }),
    control: (message) => socket.send(messageFrame('control', message)),
    send: (bytes) => socket.send(dataFrame(bytes)),
    sendRaw: (content) => socket.send(content),
    end(reason) {
      tell({ type: 'ended', reason, by: '', detail: '' });
      socket.close(1000);
    },
    breakOff: () => socket.terminate(),
    pause(isPaused) {
      if (isPaused) socket.pause();
      else socket.resume();
    },
    isClosed: () => isClosed,
  };
}

function refuse(stream: Duplex, { status, nonce }: { readonly status: number; readonly nonce: string }): void {
  stream.end(`HTTP/1.1 ${status} No\r\nDPoP-Nonce: ${nonce}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}

/**
 * Makes a server accept the connections of agents.
 *
 * @param path Where they are opened.
 * @returns Waits for a connection.
 */
export function acceptRemotes(
  server: Server,
  path: string,
  door: RemoteDoor,
): (connection: number) => Promise<FakeRemote> {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const opened = new Map<number, PromiseWithResolvers<FakeRemote>>();
  const placeOf = (connection: number) => {
    const place = opened.get(connection) ?? Promise.withResolvers<FakeRemote>();
    opened.set(connection, place);
    return place;
  };
  async function take(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const refusal = await door(request);
    if (refusal) return refuse(stream, refusal);
    const isRight = pathname === path && request.headers['sec-websocket-protocol'] === REMOTE_PROTOCOL;
    if (!isRight) return refuse(stream, { status: 400, nonce: '' });
    const connection = Number(searchParams.get('connection'));
    sockets.handleUpgrade(request, stream, head, (socket) =>
      placeOf(connection).resolve(playRemote(socket, connection)),
    );
  }
  server.on('upgrade', (request, stream, head) => {
    take(request, stream, head).catch(() => stream.destroy());
  });
  server.on('close', () => sockets.close());
  return (connection) => placeOf(connection).promise;
}
