import { risingTimes, type RecordingFault } from './recordingFault.ts';

/** A piece of a recorded screen's stream; `time` in milliseconds since the recording started. */
export interface ScreenPiece {
  readonly time: number;
  /** A part of the RFB stream, cut anywhere. The bytes are a view of the content and not a copy. */
  readonly bytes: Uint8Array;
}

/** A recorded screen. */
export interface ScreenRecording {
  /** In chronological order. */
  readonly pieces: readonly ScreenPiece[];
  /** Milliseconds from the start to the last piece. */
  readonly duration: number;
  /** Whether the recording is cut off in the middle of a piece. */
  readonly isCut: boolean;
}

const HEAD = /^FBS (\d{3})\.\d{3}\n$/;
const HEAD_LENGTH = 12;
const VERSION = '001';
const NUMBER_LENGTH = 4;
/** Pieces are padded to a multiple of this, in bytes. */
const ALIGNED = 4;

const latin1 = new TextDecoder('latin1');

const filled = (length: number) => Math.ceil(length / ALIGNED) * ALIGNED;

function readHead(content: Uint8Array): RecordingFault | null {
  if (content.length === 0) return 'empty';
  const [, version] = HEAD.exec(latin1.decode(content.subarray(0, HEAD_LENGTH))) ?? [];
  if (version === undefined) return 'unreadable';
  return version === VERSION ? null : 'unsupported';
}

/**
 * Parses a screen recorded as FBS: pieces of what the RFB server sent, each preceded by its length and followed by its
 * time. A truncated recording is read up to that point.
 */
export function readFbs(content: Uint8Array): ScreenRecording | RecordingFault {
  const fault = readHead(content);
  if (fault !== null) return fault;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const timeOf = risingTimes();
  const pieces: ScreenPiece[] = [];
  let at = HEAD_LENGTH;
  while (at + NUMBER_LENGTH <= content.length) {
    const begin = at + NUMBER_LENGTH;
    const length = view.getUint32(at);
    const end = begin + filled(length);
    if (end + NUMBER_LENGTH > content.length) break;
    pieces.push({ time: timeOf(view.getUint32(end)), bytes: content.subarray(begin, begin + length) });
    at = end + NUMBER_LENGTH;
  }
  const isCut = at < content.length;
  if (pieces.length === 0) return isCut ? 'unreadable' : 'empty';
  return { pieces, duration: pieces.at(-1)?.time ?? 0, isCut };
}
