import {
  type AgentToServer,
  dataFrame,
  messageFrame,
  readRemoteFrame,
  readServerToAgent,
  type RemoteChannel,
  type RemoteEnd,
  type RemoteEndReason,
  type ServerToAgent,
} from '@remote-console/domain';
import type { RawData, WebSocket } from 'ws';
import { createLinkInput } from './linkInput.ts';
import { createLinkOutput } from './linkOutput.ts';

/** The agent's end of a connection, which has a lane to the server besides the channel to the browser. */
export interface RemoteLink {
  readonly channel: RemoteChannel;
  readonly say: (message: AgentToServer) => void;
  /** Settles with the server's first message; null when the connection ended before. */
  readonly begun: Promise<Extract<ServerToAgent, { type: 'begin' }> | null>;
  /** Aborted when the connection ends. */
  readonly over: AbortSignal;
  /** Settles with how it ended. */
  readonly ended: Promise<RemoteEnd>;
  /** Ends the connection and tells the server why. */
  readonly end: (reason: RemoteEndReason, detail?: string) => void;
}

/** The server pings every 15 seconds; after this long without anything it is considered gone, in milliseconds. */
const SILENCE_MS = 40_000;
/** Milliseconds that the server has to close the WebSocket after the end. */
const CLOSING_MS = 2000;
const NORMAL = 1000;
/** The detail sent to the server when a service closes its connection: it was replaced, or received foreign data. */
const CLOSED = 'The agent closed the connection.';

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

/** Makes the agent's end of a connection from its WebSocket, which is open and paused. */
export function openRemoteLink(socket: WebSocket): RemoteLink {
  const overness = new AbortController();
  const begun = Promise.withResolvers<Extract<ServerToAgent, { type: 'begin' }> | null>();
  const ended = Promise.withResolvers<RemoteEnd>();
  const input = createLinkInput();
  const output = createLinkOutput(socket);
  let isOver = false;

  function finish(end: RemoteEnd): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    begun.resolve(null);
    overness.abort();
    ended.resolve(end);
    output.end();
    input.deliver(({ end: hear }) => hear(end));
    socket.close(NORMAL);
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
  }

  function end(reason: RemoteEndReason, detail = ''): void {
    if (isOver) return;
    output.send(messageFrame('server', { type: 'end', reason, by: '', detail }));
    finish({ reason, by: '', detail });
  }

  /** The server would take a closed WebSocket for an agent that left, and the browser would reconnect. */
  const breach = () => end('failed', 'The agent was sent something that is not of the protocol.');

  function hear(data: RawData, isBinary: boolean): void {
    if (isOver) return;
    const frame = isBinary ? readRemoteFrame(bytesOf(data)) : null;
    if (frame === null || input.isFull()) return breach();
    switch (frame.lane) {
      case 'server': {
        const said = readServerToAgent(frame.message);
        if (said?.type === 'begin') begun.resolve(said);
        if (said?.type === 'ended') finish({ reason: said.reason, by: said.by, detail: said.detail });
        return;
      }
      case 'control':
        return input.deliver(({ control }) => control(frame.message));
      case 'data':
        return input.deliver(({ data: take }) => take(frame.bytes));
    }
  }

  const lost = () => finish({ reason: 'connection_lost', by: '', detail: '' });
  const silence = setTimeout(() => {
    lost();
    socket.terminate();
  }, SILENCE_MS);
  socket.on('ping', () => silence.refresh());
  socket.on('message', (data, isBinary) => {
    silence.refresh();
    hear(data, isBinary);
  });
  socket.on('close', lost);
  socket.on('error', lost);
  socket.resume();

  return {
    begun: begun.promise,
    over: overness.signal,
    ended: ended.promise,
    end,
    say: (message) => output.send(messageFrame('server', message)),
    channel: {
      sendControl: (message) => output.send(messageFrame('control', message)),
      sendData: (...parts) => output.send(dataFrame(...parts)),
      drained: output.drained,
      listen: input.listen,
      close: () => end('failed', CLOSED),
    },
  };
}
