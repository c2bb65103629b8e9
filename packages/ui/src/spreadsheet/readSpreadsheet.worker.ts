import { sheetRows } from './sheetRows.ts';
import type { SpreadsheetAnswer, SpreadsheetTask } from './types.ts';

/** Rows per message: unpacking them takes a page a few milliseconds. */
const SLICE = 1000;

// A worker posts to its creator; there is no other origin to name.
const answer = (message: SpreadsheetAnswer) => globalThis.postMessage(message, { transfer: [] });

globalThis.addEventListener('message', ({ data }: MessageEvent<SpreadsheetTask>) => {
  const reading = sheetRows(new Uint8Array(data.bytes), data.limits);
  if (!reading.ok) {
    answer({ kind: 'end', reading });
    return;
  }
  for (let start = 0; start < reading.rows.length; start += SLICE) {
    answer({ kind: 'rows', rows: reading.rows.slice(start, start + SLICE) });
  }
  answer({ kind: 'end', reading: { ...reading, rows: [] } });
});
