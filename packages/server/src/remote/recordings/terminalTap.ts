import { readBrowserToTerminal, readTerminalToBrowser, type TerminalSize } from '@remote-console/domain';
import type { ConnectionTap, RecordedTerminal, TapOptions } from './connectionTap.ts';

/** The size of a terminal that prints before its browser has given one. */
const USUAL_SIZE: TerminalSize = { columns: 80, rows: 24 };
/** Clears a terminal and resets its settings (RIS), when another shell continues in the same recording. */
const RESET = '\u001bc';
const MICROSECONDS = 1e6;

/** The part of some output that is not recorded yet: after a lost connection, output may be sent again. */
function freshPart(bytes: Uint8Array, start: number, recordedTo: number): Uint8Array {
  return start >= recordedTo ? bytes : bytes.subarray(Math.min(bytes.length, recordedTo - start));
}

/** How many bytes at the end start a UTF-8 character whose rest is missing. */
function unfinishedBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}

/**
 * Records a terminal as asciicast version 2: a line of JSON about it, then a line for each event. Input is not
 * recorded, since it contains passwords. A split character waits for its rest, even in the terminal's next recording.
 *
 * @param recorded Terminals recorded by earlier connections of the session, and up to where.
 */
export function terminalTap(
  { write, elapsed, startedAt }: TapOptions,
  recorded: ReadonlyMap<string, number>,
): ConnectionTap {
  const encoder = new TextEncoder();
  // Each event is decoded separately, so that no byte order mark at its beginning is dropped.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** The beginning of a character. */
  let unfinished: Uint8Array = new Uint8Array();
  let size: TerminalSize | null = null;
  let current: string | null = null;
  /** The offset of the next output, and up to where output is recorded, in bytes since the shell started. */
  let position = 0;
  let recordedTo = 0;

  const line = (content: unknown) => write(encoder.encode(`${JSON.stringify(content)}\n`));
  const seconds = () => Math.round(elapsed() * (MICROSECONDS / 1000)) / MICROSECONDS;
  const event = (code: 'o' | 'r', text: string) => line([seconds(), code, text]);

  function resize(next: TerminalSize): void {
    const { columns: width, rows: height } = next;
    if (!size) line({ version: 2, width, height, timestamp: Math.floor(startedAt / 1000) });
    else if (size.columns !== width || size.rows !== height) event('r', `${width}x${height}`);
    size = next;
  }

  function print(text: string): void {
    if (text === '') return;
    if (!size) resize(USUAL_SIZE);
    event('o', text);
  }

  function follow({ terminal, offset }: RecordedTerminal): void {
    position = offset;
    if (terminal === current) return;
    if (current !== null) print(RESET);
    unfinished = new Uint8Array();
    current = terminal;
    recordedTo = recorded.get(terminal) ?? offset;
  }

  return {
    output(bytes) {
      const letters = Buffer.concat([unfinished, freshPart(bytes, position, recordedTo)]);
      const complete = letters.length - unfinishedBytes(letters);
      position += bytes.length;
      recordedTo = Math.max(recordedTo, position);
      unfinished = letters.subarray(complete);
      print(decoder.decode(letters.subarray(0, complete)));
    },
    onDeviceMessage(message) {
      const read = readTerminalToBrowser(message);
      if (read?.type === 'opened') {
        if (read.size) resize(read.size);
        follow(read);
      }
      if (read?.type === 'resized') resize({ columns: read.columns, rows: read.rows });
    },
    onBrowserMessage(message) {
      const read = readBrowserToTerminal(message);
      if (read?.type === 'open' || read?.type === 'resize') resize({ columns: read.columns, rows: read.rows });
    },
    terminal: () => (current === null ? null : { terminal: current, offset: recordedTo - unfinished.length }),
  };
}
