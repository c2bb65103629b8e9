import { toWire } from '../contract/index.ts';

/** How many items are written in one go: a page does that within a few milliseconds. */
const SLICE = 2000;

/** A long model list as wire JSON, written a slice at a time, so that the page does not freeze. */
export async function writeInSlices(items: readonly unknown[]): Promise<Blob> {
  const parts: Blob[] = [];
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await new Promise((resume) => setTimeout(resume));
    const text = JSON.stringify(toWire(items.slice(start, start + SLICE))).slice(1, -1);
    parts.push(new Blob([start > 0 ? ',' : '', text]));
  }
  return new Blob(['[', ...parts, ']'], { type: 'application/json' });
}
