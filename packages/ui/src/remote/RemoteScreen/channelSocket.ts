import { readScreenToBrowser, type RemoteChannel, type RemoteEnd, type ScreenToBrowser } from '@remote-console/domain';
import type { RawChannel } from './rfbClient.ts';

/** The events of a screen in addition to its bytes. */
export interface ScreenListener {
  readonly onMessage: (said: ScreenToBrowser) => void;
  /** This many bytes arrived. */
  readonly onReceived: (size: number) => void;
  /** The client has drawn all of a picture. */
  readonly onDrawn: () => void;
  /** The connection has ended; noVNC is notified afterwards. */
  readonly onEnd: (end: RemoteEnd) => void;
}

const UPDATE_REQUEST = 3;
const UPDATE_REQUEST_LENGTH = 10;
const CONTINUOUS_UPDATES = 150;

/**
 * A connection in the form that noVNC accepts. noVNC does not report the first picture, but requests updates only after
 * it, or has them sent without requests.
 */
class ChannelSocket implements RawChannel {
  binaryType = 'arraybuffer';
  readonly protocol = '';
  readyState: RawChannel['readyState'] = 'open';
  onopen: RawChannel['onopen'] = null;
  onerror: RawChannel['onerror'] = null;
  onclose: RawChannel['onclose'] = null;
  readonly #channel: RemoteChannel;
  readonly #listener: ScreenListener;
  readonly #early: Uint8Array[] = [];
  #onmessage: RawChannel['onmessage'] = null;
  #isContinuous = false;

  constructor(channel: RemoteChannel, listener: ScreenListener) {
    this.#channel = channel;
    this.#listener = listener;
  }

  get onmessage(): RawChannel['onmessage'] {
    return this.#onmessage;
  }

  /** The device speaks first, possibly before noVNC is loaded: its messages are delivered once noVNC listens. */
  set onmessage(handler: RawChannel['onmessage']) {
    this.#onmessage = handler;
    queueMicrotask(() => {
      for (const bytes of this.#early.splice(0)) this.receive(bytes);
    });
  }

  send(bytes: Uint8Array): void {
    if (this.readyState === 'closed') return;
    // noVNC reuses the same buffer for its next message.
    this.#channel.sendData(bytes.slice());
    if (bytes[0] === CONTINUOUS_UPDATES) this.#isContinuous = true;
    const asksForChanges = bytes[0] === UPDATE_REQUEST && bytes[1] === 1 && bytes.length === UPDATE_REQUEST_LENGTH;
    if (asksForChanges) this.#listener.onDrawn();
  }

  /** Detaches from the connection, which noVNC must not close. */
  close(): void {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    queueMicrotask(() => this.onclose?.({}));
  }

  receive(bytes: Uint8Array): void {
    if (this.readyState === 'closed') return;
    if (!this.#onmessage) {
      this.#early.push(bytes);
      return;
    }
    this.#listener.onReceived(bytes.length);
    this.#onmessage({ data: bytes });
    if (this.#isContinuous) this.#listener.onDrawn();
  }

  end(end: RemoteEnd): void {
    if (this.readyState === 'closed') return;
    this.#listener.onEnd(end);
    this.readyState = 'closed';
    this.onclose?.({});
  }
}

/** Listens to a connection from now on, for noVNC and for its owner. */
export function channelSocket(channel: RemoteChannel, listener: ScreenListener): RawChannel {
  const socket = new ChannelSocket(channel, listener);
  channel.listen({
    control: (message) => {
      const said = readScreenToBrowser(message);
      if (said && socket.readyState === 'open') listener.onMessage(said);
    },
    data: (bytes) => socket.receive(bytes),
    end: (end) => socket.end(end),
  });
  return socket;
}
