import { STORY_DESKTOP, type Patch } from './paintScreen.ts';
import { HANDSHAKE, pictureOf } from './storyScreen.ts';
import { GATEWAY_OUTPUT } from './terminalScripts.ts';

const encoder = new TextEncoder();

/** An event in a terminal: the second, its type, and its data. */
type Event = readonly [seconds: number, code: 'o' | 'r', data: string];

/** A recorded terminal of 96 columns and 24 rows. */
export function asciicast(events: readonly Event[]): Uint8Array<ArrayBuffer> {
  const header = { version: 2, width: 96, height: 24, timestamp: 1_795_000_000 };
  return encoder.encode([header, ...events].map((line) => `${JSON.stringify(line)}\n`).join(''));
}

const GATEWAY_LINES = GATEWAY_OUTPUT.split('\r\n');

/** A morning on a gateway, a line every two seconds. */
export const RECORDED_TERMINAL = asciicast(
  GATEWAY_LINES.map((line, index) => [index * 2, 'o', index === 0 ? line : `\r\n${line}`]),
);

/** Milliseconds to its last line. */
export const RECORDED_TERMINAL_MS = (GATEWAY_LINES.length - 1) * 2000;

const number = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return [...bytes];
};

/** A recorded screen: what the device sent, with timestamps in milliseconds. */
export function fbs(pieces: readonly (readonly [ms: number, bytes: Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const blocks = pieces.flatMap(([ms, bytes]) => [
    ...number(bytes.length),
    ...bytes,
    ...new Uint8Array((4 - (bytes.length % 4)) % 4),
    ...number(ms),
  ]);
  return Uint8Array.from([...encoder.encode('FBS 001.000\n'), ...blocks]);
}

/** A note that appears on the desktop of the recorded screen. */
export const RECORDED_NOTE: Patch = { x: 300, y: 430, width: 420, height: 120, color: 0xfdf3dd };

const START = HANDSHAKE('KIOSK-01').map((bytes) => [0, bytes] as const);

/** A desktop, on which a note appears after two of four seconds. */
export const RECORDED_SCREEN = fbs([
  ...START,
  [200, pictureOf(STORY_DESKTOP)],
  [2000, pictureOf([...STORY_DESKTOP, RECORDED_NOTE])],
  [4000, pictureOf([...STORY_DESKTOP, RECORDED_NOTE])],
]);

/** A recorded screen with invalid data after a second. */
export const BROKEN_SCREEN = fbs([...START, [200, pictureOf(STORY_DESKTOP)], [1000, Uint8Array.of(77, 1, 2, 3)]]);
