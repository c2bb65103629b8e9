import { sheetRows } from './sheetRows.ts';
import type { SpreadsheetTask } from './types.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<SpreadsheetTask>) => {
  const reading = sheetRows(new Uint8Array(data.bytes), data.limits);
  // A worker answers whoever started it; there is no other origin to name.
  globalThis.postMessage(reading, { transfer: [] });
});
