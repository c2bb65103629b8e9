import { readScreenToBrowser, type RemoteChannel, type RemoteEnd, type ScreenToBrowser } from '@remote-console/domain';
import type { RawChannel } from './rfbClient.ts';

/** What is heard of a screen beside its bytes. */
export interface ScreenListener {
  readonly onMessage: (said: ScreenToBrowser) => void;
  /** So many bytes arrived. */
  readonly onReceived: (size: number) => void;
  /** The client has drawn all of a picture. */
  readonly onDrawn: () => void;
  /** The connection is over; noVNC hears of it afterwards. */
  readonly onEnd: (end: RemoteEnd) => void;
}

const UPDATE_REQUEST = 3;
const UPDATE_REQUEST_LENGTH = 10;
const CONTINUOUS_UPDATES = 150;

/**
 * A connection as noVNC takes it. noVNC does not say when the first picture is there, but asks for changes only when it
 * is, or has them sent without asking.
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

  /** The device speaks first, and may have done so before noVNC is there: it hears that once it has begun. */
  set onmessage(handler: RawChannel['onmessage']) {
    this.#onmessage = handler;
    queueMicrotask(() => {
      for (const bytes of this.#early.splice(0)) this.receive(bytes);
    });
  }

  send(bytes: Uint8Array): void {
    if (this.readyState === 'closed') return;
    // noVNC uses the same buffer again for what it sends next.
    this.#channel.sendData(bytes.slice());
    if (bytes[0] === CONTINUOUS_UPDATES) this.#isContinuous = true;
    const asksForChanges = bytes[0] === UPDATE_REQUEST && bytes[1] === 1 && bytes.length === UPDATE_REQUEST_LENGTH;
    if (asksForChanges) this.#listener.onDrawn();
  }

  /** Lets go of the connection, which is not noVNC's to end. */
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

/** Listens to a connection from now on, for noVNC and for whoever looks after it. */
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
