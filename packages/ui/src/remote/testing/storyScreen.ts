import {
  rfbClientReader,
  type RemoteChannel,
  type RemoteEnd,
  type RemoteListener,
  type RfbClientMessage,
  type ScreenMonitor,
} from '@remote-console/domain';
import { STORY_DESKTOP, STORY_SCREEN, type Patch } from './paintScreen.ts';

/** The behavior of a story's device. */
export interface StoryScreenOptions {
  readonly name?: string;
  readonly simulated?: boolean;
  readonly viewOnly?: boolean;
  readonly monitors?: readonly ScreenMonitor[];
  /** Response time in milliseconds. */
  readonly roundTripMs?: number;
  /** Sends no picture, like a slow device. */
  readonly silent?: boolean;
}

const text = new TextEncoder();

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}

function numbers(size: 2 | 4, ...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * size);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => (size === 2 ? view.setUint16(index * 2, value) : view.setUint32(index * 4, value)));
  return bytes;
}

function serverInit(name: string): Uint8Array {
  const format = Uint8Array.of(32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0, 0, 0, 0);
  const bytes = text.encode(name);
  return joined(numbers(2, STORY_SCREEN.width, STORY_SCREEN.height), format, numbers(4, bytes.length), bytes);
}

/** One rectangle in RRE, in the pixel format that noVNC requests: red in the lowest byte. */
export function pictureOf(patches: readonly Patch[]): Uint8Array {
  const pixel = (color: number) => Uint8Array.of((color >> 16) & 255, (color >> 8) & 255, color & 255, 0);
  return joined(
    Uint8Array.of(0, 0, 0, 1),
    numbers(2, 0, 0, STORY_SCREEN.width, STORY_SCREEN.height),
    numbers(4, 2, patches.length),
    pixel(0),
    ...patches.flatMap(({ x, y, width, height, color }) => [pixel(color), numbers(2, x, y, width, height)]),
  );
}

function cutText(words: string): Uint8Array {
  const bytes = Uint8Array.from(words, (character) => character.codePointAt(0) ?? 0);
  return joined(Uint8Array.of(3, 0, 0, 0), numbers(4, bytes.length), bytes);
}

/** The handshake of a screen with a name, as the responses by number of the browser's messages. */
export const HANDSHAKE = (name: string): readonly Uint8Array[] => [
  text.encode('RFB 003.008\n'),
  Uint8Array.of(1, 1),
  numbers(4, 0),
  serverInit(name),
];

/** A device in memory at the other end of a channel: it speaks RFB, shows a still desktop and records what arrives. */
export function storyScreen(options: StoryScreenOptions = {}) {
  const { name = 'KIOSK-01', simulated = false, viewOnly = false, monitors = [] } = options;
  const { roundTripMs = 0, silent = false } = options;
  const received: RfbClientMessage[] = [];
  const steps = HANDSHAKE(name);
  const read = rfbClientReader();
  let listener: RemoteListener | null = null;
  let step = 0;
  let isOver = false;

  const later = (work: (to: RemoteListener) => void, ms = 0) => {
    setTimeout(() => {
      if (listener && !isOver) work(listener);
    }, ms);
  };
  const send = (bytes: Uint8Array) => later(({ data }) => data(bytes));

  function take(bytes: Uint8Array): void {
    if (step < steps.length) {
      const next = steps[step];
      step += 1;
      if (next) send(next);
      return;
    }
    for (const message of read(bytes)) {
      received.push(message);
      if (message.type === 'updateRequest' && !message.incremental && !silent) send(pictureOf(STORY_DESKTOP));
    }
  }

  const end = (how: RemoteEnd) => {
    listener?.end(how);
    isOver = true;
  };

  const channel: RemoteChannel = {
    sendControl: (message) => {
      if ('type' in message && message.type === 'ping' && 'id' in message) {
        later(({ control }) => control({ type: 'pong', id: message.id }), roundTripMs);
      }
    },
    sendData: take,
    drained: () => Promise.resolve(),
    listen: (next) => {
      listener = next;
      later(({ control }) => control({ type: 'desktop', name, simulated, viewOnly, monitors }));
      take(new Uint8Array(0));
    },
    close: () => end({ reason: 'closed', by: '', detail: '' }),
  };

  return {
    channel,
    /** Ends the connection from the other side. */
    end,
    /** The device sends something that is not RFB. */
    garble: () => send(Uint8Array.of(77, 1, 2, 3)),
    /** The device copied something. */
    copy: (words: string) => send(cutText(words)),
    /** Something on the device changed. */
    change: (patches: readonly Patch[]) => send(pictureOf([...STORY_DESKTOP, ...patches])),
    /** The pressed keysyms so far. */
    keys: () => received.flatMap((message) => (message.type === 'key' && message.down ? [message.keysym] : [])),
    /** The released keysyms so far. */
    released: () => received.flatMap((message) => (message.type === 'key' && !message.down ? [message.keysym] : [])),
    /** The pointer events so far. */
    pointers: () => received.flatMap((message) => (message.type === 'pointer' ? [message] : [])),
    /** The texts put on the device's clipboard so far. */
    pasted: () => received.flatMap((message) => (message.type === 'cutText' ? [message.text] : [])),
    /** The last requested encodings. */
    encodings: () => received.findLast((message) => message.type === 'encodings')?.encodings ?? [],
  };
}

/** A device of a story. */
export type StoryScreen = ReturnType<typeof storyScreen>;
