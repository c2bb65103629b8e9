import { withinTerminalLimits, type TerminalSize } from '../terminal.ts';
import { risingTimes, type RecordingFault } from './recordingFault.ts';

/** An event in a recorded terminal; `time` in milliseconds since the recording started. */
export type TerminalEvent =
  | { readonly time: number; readonly type: 'output'; readonly text: string }
  | { readonly time: number; readonly type: 'size'; readonly size: TerminalSize };

/** A recorded terminal. */
export interface TerminalRecording {
  readonly size: TerminalSize;
  /** In chronological order. */
  readonly events: readonly TerminalEvent[];
  /** Milliseconds from the start to the last event. */
  readonly duration: number;
  /** Whether the recording is cut off: what follows the last event can't be read. */
  readonly isCut: boolean;
}

const VERSION = 2;
const SECOND_MS = 1000;
const SIZE = /^(\d{1,5})x(\d{1,5})$/;

const decoder = new TextDecoder();

/** Undefined for invalid JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readHeader(line: string): TerminalSize | RecordingFault {
  const header = parsed(line);
  if (typeof header !== 'object' || header === null || !('version' in header)) return 'unreadable';
  if (header.version !== VERSION) return typeof header.version === 'number' ? 'unsupported' : 'unreadable';
  const { width, height } = { width: undefined, height: undefined, ...header };
  if (typeof width !== 'number' || typeof height !== 'number') return 'unreadable';
  return withinTerminalLimits({ columns: width, rows: height });
}

/** Null for an event that only others understand; undefined for an invalid one. */
function readEvent(line: string, timeOf: (ms: number) => number): TerminalEvent | null | undefined {
  const event = parsed(line);
  if (!Array.isArray(event)) return undefined;
  const [seconds, code, data]: readonly unknown[] = event;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0 || typeof code !== 'string')
    return undefined;
  if (typeof data !== 'string') return undefined;
  const time = timeOf(Math.round(seconds * SECOND_MS));
  if (code === 'o') return { time, type: 'output', text: data };
  if (code !== 'r') return null;
  const [, columns, rows] = SIZE.exec(data) ?? [];
  if (columns === undefined || rows === undefined) return undefined;
  return { time, type: 'size', size: withinTerminalLimits({ columns: Number(columns), rows: Number(rows) }) };
}

/**
 * Parses a terminal recorded as asciicast, version 2. A truncated or damaged recording is read up to that point: the
 * recorder may have been stopped in the middle of a line.
 */
export function readAsciicast(content: Uint8Array): TerminalRecording | RecordingFault {
  const [first = '', ...lines] = decoder.decode(content).split('\n');
  if (first.trim() === '') return content.length === 0 ? 'empty' : 'unreadable';
  const size = readHeader(first);
  if (typeof size === 'string') return size;
  const timeOf = risingTimes();
  const events: TerminalEvent[] = [];
  let isCut = false;
  for (const line of lines) {
    if (line === '') continue;
    const event = readEvent(line, timeOf);
    isCut = event === undefined;
    if (isCut) break;
    if (event) events.push(event);
  }
  if (events.length === 0) return isCut ? 'unreadable' : 'empty';
  return { size, events, duration: events.at(-1)?.time ?? 0, isCut };
}
