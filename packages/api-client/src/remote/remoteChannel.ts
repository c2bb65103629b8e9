import {
  type BrowserStreams,
  dataFrame,
  LARGEST_REMOTE_FRAME,
  messageFrame,
  type RemoteChannel,
  type RemoteEnd,
  type RemoteListener,
} from '@remote-console/domain';

/** How much may be queued at this end before a sender is asked to pause, in bytes. */
const LITTLE_BYTES = 512 * 1024;
/** How often the queue is checked, in milliseconds; browsers have no event for when it is sent. */
const LOOK_EVERY_MS = 5;

/** What carries a channel: a WebSocket, or its replacement. */
export interface ChannelCarrier {
  readonly send: (frame: Uint8Array<ArrayBuffer>) => void;
  /** Bytes that are not sent yet. */
  readonly waitingBytes: () => number;
  /** Called once, when this end closes the channel. */
  readonly close: () => void;
  /** Bytes in separate requests; left out where there are none. */
  readonly streams?: BrowserStreams | undefined;
}

/** A channel together with the side that feeds it. */
export interface FedChannel {
  readonly channel: RemoteChannel;
  readonly control: (message: unknown) => void;
  readonly data: (bytes: Uint8Array) => void;
  /** The connection has ended; what follows is dropped. */
  readonly end: (end: RemoteEnd) => void;
}

/** Makes the browser's end of a live connection. What arrives before there is a listener is queued in order. */
export function createRemoteChannel(carrier: ChannelCarrier): FedChannel {
  const kept: ((listener: RemoteListener) => void)[] = [];
  let listener: RemoteListener | null = null;
  let isOver = false;

  const hear = (tell: (listener: RemoteListener) => void) => {
    if (listener) tell(listener);
    else kept.push(tell);
  };
  const end = (how: RemoteEnd) => {
    if (isOver) return;
    isOver = true;
    hear((listening) => listening.end(how));
  };
  const send = (frame: Uint8Array<ArrayBuffer>) => {
    if (!isOver) carrier.send(frame);
  };

  const isFull = () => !isOver && carrier.waitingBytes() > LITTLE_BYTES;

  const channel: RemoteChannel = {
    streams: carrier.streams,
    sendControl: (message) => send(messageFrame('control', message)),
    sendData: (...parts) => {
      const frame = dataFrame(...parts);
      if (frame.length > LARGEST_REMOTE_FRAME) {
        throw new RangeError(`A message has at most ${LARGEST_REMOTE_FRAME} bytes.`);
      }
      send(frame);
    },
    drained: async () => {
      while (isFull()) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },
    listen: (next) => {
      listener = next;
      for (const tell of kept.splice(0)) tell(next);
    },
    close: () => {
      if (isOver) return;
      end({ reason: 'closed', by: '', detail: '' });
      carrier.close();
    },
  };
  return {
    channel,
    control: (message) => isOver || hear((listening) => listening.control(message)),
    data: (bytes) => isOver || hear((listening) => listening.data(bytes)),
    end,
  };
}
