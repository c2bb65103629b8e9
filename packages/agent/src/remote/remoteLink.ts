import {
  type AgentToServer,
  dataFrame,
  messageFrame,
  readRemoteFrame,
  readServerToAgent,
  type RemoteChannel,
  type RemoteEnd,
  type RemoteEndReason,
  type RemoteListener,
  type ServerToAgent,
} from '@remote-console/domain';
import type { RawData, WebSocket } from 'ws';

/** The agent's end of a connection, which has a lane to the server beside the channel to the browser. */
export interface RemoteLink {
  readonly channel: RemoteChannel;
  readonly say: (message: AgentToServer) => void;
  /** Settles with the first thing that the server says; null when the connection ended before. */
  readonly begun: Promise<Extract<ServerToAgent, { type: 'begin' }> | null>;
  /** Given when the connection is over. */
  readonly over: AbortSignal;
  /** Settles with how it ended. */
  readonly ended: Promise<RemoteEnd>;
  /** Ends the connection and tells the server why. */
  readonly end: (reason: RemoteEndReason, detail?: string) => void;
}

/** Bytes that wait to be sent, below which more may follow. */
const LITTLE = 64 * 1024;
/** The server sends a ping every 15 seconds; without anything for so long it is gone, in milliseconds. */
const SILENCE_MS = 40_000;
/** Messages that may arrive before anybody listens. */
const MOST_EARLY = 64;
/** Milliseconds that the server has to close the WebSocket after the end. */
const CLOSING_MS = 2000;
const NORMAL = 1000;
/** The detail sent to the server when a kind closes its connection: another one took its place, or what arrives is not of the kind. */
const CLOSED = 'The agent closed the connection.';

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

type Event = (listener: RemoteListener) => void;

/** Makes the agent's end of a connection of its WebSocket, which is open and paused. */
export function openRemoteLink(socket: WebSocket): RemoteLink {
  const overness = new AbortController();
  const begun = Promise.withResolvers<Extract<ServerToAgent, { type: 'begin' }> | null>();
  const ended = Promise.withResolvers<RemoteEnd>();
  const early: Event[] = [];
  const waiting = new Set<() => void>();
  let listener: RemoteListener | null = null;
  let isOver = false;

  function deliver(event: Event): void {
    if (listener) event(listener);
    else early.push(event);
  }

  const isFree = () => isOver || socket.bufferedAmount < LITTLE;

  function wakeWaiting(): void {
    if (!isFree()) return;
    for (const wake of waiting) wake();
    waiting.clear();
  }

  function send(frame: Uint8Array<ArrayBuffer>): void {
    // What cannot be sent any more is noticed by the end of the socket.
    if (socket.readyState === socket.OPEN) socket.send(frame, wakeWaiting);
  }

  function finish(end: RemoteEnd): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    begun.resolve(null);
    overness.abort();
    ended.resolve(end);
    wakeWaiting();
    deliver(({ end: hear }) => hear(end));
    socket.close(NORMAL);
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
  }

  function end(reason: RemoteEndReason, detail = ''): void {
    if (isOver) return;
    send(messageFrame('server', { type: 'end', reason, by: '', detail }));
    finish({ reason, by: '', detail });
  }

  /** The server would take a closed WebSocket for an agent that left, and the browser would come again. */
  const breach = () => end('failed', 'The agent was sent something that is not of the protocol.');

  function hear(data: RawData, isBinary: boolean): void {
    if (isOver) return;
    const frame = isBinary ? readRemoteFrame(bytesOf(data)) : null;
    if (frame === null || early.length >= MOST_EARLY) return breach();
    switch (frame.lane) {
      case 'server': {
        const said = readServerToAgent(frame.message);
        if (said?.type === 'begin') begun.resolve(said);
        if (said?.type === 'ended') finish({ reason: said.reason, by: said.by, detail: said.detail });
        return;
      }
      case 'control':
        return deliver(({ control }) => control(frame.message));
      case 'data':
        return deliver(({ data: take }) => take(frame.bytes));
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
    say: (message) => send(messageFrame('server', message)),
    channel: {
      sendControl: (message) => send(messageFrame('control', message)),
      sendData: (...parts) => send(dataFrame(...parts)),
      drained: () => (isFree() ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve))),
      listen(next) {
        listener = next;
        for (const event of early.splice(0)) event(next);
      },
      close: () => end('failed', CLOSED),
    },
  };
}
