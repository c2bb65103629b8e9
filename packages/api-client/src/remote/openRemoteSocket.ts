import {
  type BrowserStreams,
  LARGEST_REMOTE_FRAME,
  messageFrame,
  readRemoteFrame,
  readServerToBrowser,
  REMOTE_PROTOCOL,
  type RemoteChannel,
  type RemoteEnd,
  type RemoteEndReason,
  type ServerToBrowser,
} from '@remote-console/domain';
import { createRemoteChannel, type FedChannel } from './remoteChannel.ts';

/** How long the server may be silent before the connection is live, in milliseconds: consent takes up to 30 s. */
const SILENCE_MS = 45_000;
const CLOSE_NORMAL = 1000;
/** Anything but a normal closure tells the server that the person did not end it, so that the session continues. */
const CLOSE_GIVEN_UP = 4001;
/** A browser may not send 1002, the code that the WebSocket protocol has for this. */
const CLOSE_PROTOCOL_ERROR = 4002;

/** Both ends are connected. */
export interface LiveConnection {
  readonly session: number;
  readonly channel: RemoteChannel;
  /** Whether it is recorded. */
  readonly recording: boolean;
  /** Whether it shows a screen that somebody else controls, without passing on input. */
  readonly watching: boolean;
}

/** The events of one WebSocket, in this order; the end comes last and once. */
export interface RemoteSocketEvents {
  readonly onWaiting: (waitingFor: 'agent' | 'consent') => void;
  /** It is to be recorded, and the recording kept for this many days: nothing starts before the person agrees. */
  readonly onNotice: (days: number) => void;
  readonly onLive: (live: LiveConnection) => void;
  readonly onEnd: (end: RemoteEnd) => void;
}

/** Opens a WebSocket; replaces the constructor in tests. */
export type OpenSocket = (address: string, protocol: string) => WebSocket;

/** The transports of a connection. */
export interface RemoteCarriers {
  readonly openSocket: OpenSocket;
  /** Bytes in separate requests, with the key that the server gave for them. */
  readonly openStreams: (key: string) => BrowserStreams;
}

/** One connection with a token. */
export interface RemoteSocket {
  /** The person agrees that it is recorded; no effect unless that is asked. */
  readonly agree: () => void;
  /** Drops the connection with a reason, as if the other end had. */
  readonly giveUp: (reason: RemoteEndReason) => void;
}

const endBecause = (reason: RemoteEndReason): RemoteEnd => ({ reason, by: '', detail: '' });

/** Opens one connection: says hello with its token, and reads what the server and the device say. */
export function openRemoteSocket(
  address: string,
  token: string,
  events: RemoteSocketEvents,
  { openSocket, openStreams }: RemoteCarriers,
): RemoteSocket {
  const socket = openSocket(address, REMOTE_PROTOCOL);
  socket.binaryType = 'arraybuffer';
  let fed: FedChannel | null = null;
  let isOver = false;
  let isAsked = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const finish = (end: RemoteEnd, code = CLOSE_NORMAL) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    socket.close(code);
    fed?.end(end);
    events.onEnd(end);
  };
  const giveUp = (reason: RemoteEndReason) =>
    finish(endBecause(reason), reason === 'closed' ? CLOSE_NORMAL : CLOSE_GIVEN_UP);
  const expectWords = () => {
    clearTimeout(silence);
    silence = setTimeout(() => giveUp('connection_lost'), SILENCE_MS);
  };
  const breakOff = () => finish(endBecause('protocol_error'), CLOSE_PROTOCOL_ERROR);

  const goLive = ({
    session,
    recording = false,
    watching = false,
    streams,
  }: Extract<ServerToBrowser, { type: 'live' }>) => {
    clearTimeout(silence);
    fed = createRemoteChannel({
      send: (frame) => socket.readyState === socket.OPEN && socket.send(frame),
      waitingBytes: () => socket.bufferedAmount,
      close: () => finish(endBecause('closed')),
      streams: streams === undefined ? undefined : openStreams(streams),
    });
    events.onLive({ session, channel: fed.channel, recording, watching });
  };
  const askAgreement = (days: number) => {
    // No time limit for the person.
    clearTimeout(silence);
    isAsked = true;
    events.onNotice(days);
  };
  const agree = () => {
    if (!isAsked || isOver) return;
    isAsked = false;
    expectWords();
    socket.send(messageFrame('server', { type: 'agreed' }));
  };
  const followServer = (message: ServerToBrowser) => {
    switch (message.type) {
      case 'waiting':
        if (fed) return;
        if (message.for === 'recording') return askAgreement(message.days);
        expectWords();
        events.onWaiting(message.for);
        return;
      case 'live':
        if (!fed) goLive(message);
        return;
      case 'ended': {
        const { reason, by, detail } = message;
        finish({ reason, by, detail });
      }
    }
  };
  const follow = (bytes: Uint8Array) => {
    const frame = bytes.length > LARGEST_REMOTE_FRAME ? null : readRemoteFrame(bytes);
    if (frame?.lane === 'server') {
      const message = readServerToBrowser(frame.message);
      if (message) followServer(message);
    } else if (!frame || !fed) breakOff();
    else if (frame.lane === 'data') fed.data(frame.bytes);
    else fed.control(frame.message);
  };

  socket.addEventListener('open', () => socket.send(messageFrame('server', { type: 'hello', token })));
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOver) return;
    if (data instanceof ArrayBuffer) follow(new Uint8Array(data));
    else breakOff();
  });
  // An error is always followed by a close, and says no more than that.
  socket.addEventListener('close', () => finish(endBecause('connection_lost')));
  expectWords();
  return { agree, giveUp };
}
