import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawScreen } from './drawScreen.ts';

const GUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const NOON = Date.parse('2026-11-21T03:00:00.000Z');
const draw = (guid = GUID, now = NOON, cpu = 40) => Buffer.from(drawScreen({ guid }, { now, cpu, memory: 60 }).bytes);

/** The chunks of a PNG file by name. */
function chunksOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
}

it('is a small PNG of the size it says', () => {
  const file = draw();
  const chunks = chunksOf(file);
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([width, height]).toEqual([480, 270]);
  const pixels = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  expect(pixels).toHaveLength((width + 1) * height);
  const colours = (chunks.get('PLTE') ?? Buffer.alloc(0)).length / 3;
  expect(pixels.every((colour) => colour < colours)).toBe(true);
  expect(file.length).toBeLessThan(20_000);
});

it('stays the same for a device at a moment, and changes with device, time and load', () => {
  expect(draw()).toEqual(draw());
  expect(draw('7f9619ff-8b86-4d01-b42d-00cf4fc964ff')).not.toEqual(draw());
  expect(draw(GUID, NOON + 1000)).not.toEqual(draw());
  expect(draw(GUID, NOON, 95)).not.toEqual(draw());
});
