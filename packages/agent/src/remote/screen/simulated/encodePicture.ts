import { RFB_ENCODINGS } from '@remote-console/domain';
import type { Area, Picture } from './picture.ts';
import type { PixelWriter } from './pixels.ts';

const TILE = 64;

/** What a client has of the picture, and what it still needs. */
export interface SentPicture {
  /** The client requested the whole area, not only its changes. */
  readonly forget: (area: Area) => void;
  /** The parts of an area that differ from what the client has; it counts as having them from now on. */
  readonly changes: (picture: Picture, area: Area) => readonly Area[];
}

/** A number that is not a valid pixel. */
const UNKNOWN = 0xffffffff;

function rowDiffers(sent: Uint32Array, pixels: Uint32Array, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if (sent[index] !== pixels[index]) return true;
  return false;
}

/** Remembers what was sent, so that only changed tiles are sent again. */
export function sentPicture(width: number, height: number): SentPicture {
  const sent = new Uint32Array(width * height).fill(UNKNOWN);

  const takeOver = (pixels: Uint32Array, { x, y, width: wide, height: high }: Area): Area | null => {
    let [first, last] = [-1, -1];
    for (let row = y; row < y + high; row += 1) {
      const start = row * width + x;
      if (!rowDiffers(sent, pixels, start, start + wide)) continue;
      if (first < 0) first = row;
      last = row;
      sent.set(pixels.subarray(start, start + wide), start);
    }
    return first < 0 ? null : { x, y: first, width: wide, height: last - first + 1 };
  };

  return {
    forget: (area) => {
      for (let row = area.y; row < area.y + area.height; row += 1) {
        sent.fill(UNKNOWN, row * width + area.x, row * width + area.x + area.width);
      }
    },
    changes: ({ pixels }, area) => {
      const changed: Area[] = [];
      for (let y = area.y; y < area.y + area.height; y += TILE) {
        for (let x = area.x; x < area.x + area.width; x += TILE) {
          const tile = {
            x,
            y,
            width: Math.min(TILE, area.x + area.width - x),
            height: Math.min(TILE, area.y + area.height - y),
          };
          const part = takeOver(pixels, tile);
          if (part) changed.push(part);
        }
      }
      return changed;
    },
  };
}

/** Runs of one color in a tile, each as tall as it stays the same, besides the tile's dominant color. */
function runsOf({ pixels, width }: Picture, area: Area): { background: number; runs: (Area & { color: number })[] } {
  const counts = new Map<number, number>();
  for (let row = area.y; row < area.y + area.height; row += 1) {
    for (let index = row * width + area.x; index < row * width + area.x + area.width; index += 1) {
      const color = pixels[index] ?? 0;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const [background] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  const runs: (Area & { color: number })[] = [];
  let above = new Map<string, number>();
  for (let y = 0; y < area.height; y += 1) {
    const here = new Map<string, number>();
    const start = (area.y + y) * width + area.x;
    for (let x = 0; x < area.width;) {
      const color = pixels[start + x] ?? 0;
      let end = x + 1;
      while (end < area.width && pixels[start + end] === color) end += 1;
      if (color !== background) {
        const key = `${x} ${end} ${color}`;
        const index = above.get(key);
        const taller = index === undefined ? undefined : runs[index];
        if (index !== undefined && taller) runs[index] = { ...taller, height: taller.height + 1 };
        else runs.push({ x, y, width: end - x, height: 1, color });
        here.set(key, index ?? runs.length - 1);
      }
      x = end;
    }
    above = here;
  }
  return { background, runs };
}

function head({ x, y, width, height }: Area, encoding: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(x, 0);
  bytes.writeUInt16BE(y, 2);
  bytes.writeUInt16BE(width, 4);
  bytes.writeUInt16BE(height, 6);
  bytes.writeInt32BE(encoding, 8);
  return bytes;
}

function rawRectangle({ pixels, width }: Picture, area: Area, writer: PixelWriter): Buffer {
  const bytes = Buffer.alloc(area.width * area.height * writer.size);
  for (let row = 0, at = 0; row < area.height; row += 1) {
    for (let x = 0; x < area.width; x += 1, at += writer.size) {
      writer.write(bytes, at, pixels[(area.y + row) * width + area.x + x] ?? 0);
    }
  }
  return Buffer.concat([head(area, RFB_ENCODINGS.raw), bytes]);
}

/** One rectangle of an update: RRE where the client supports it and it is shorter, otherwise raw. */
export function encodeRectangle(picture: Picture, area: Area, writer: PixelWriter, knowsRre: boolean): Buffer {
  if (!knowsRre) return rawRectangle(picture, area, writer);
  const { background, runs } = runsOf(picture, area);
  const runSize = writer.size + 8;
  const size = 4 + writer.size + runs.length * runSize;
  if (size >= area.width * area.height * writer.size) return rawRectangle(picture, area, writer);
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(runs.length, 0);
  writer.write(bytes, 4, background);
  runs.forEach(({ x, y, width, height, color }, index) => {
    const at = 4 + writer.size + index * runSize;
    writer.write(bytes, at, color);
    [x, y, width, height].forEach((value, place) => bytes.writeUInt16BE(value, at + writer.size + place * 2));
  });
  return Buffer.concat([head(area, RFB_ENCODINGS.rre), bytes]);
}

/** The rectangle that gives a client the shape of the pointer, which it then draws itself. */
export function cursorRectangle(
  rows: readonly string[],
  colors: Readonly<Record<string, number>>,
  writer: PixelWriter,
): Buffer {
  const width = rows[0]?.length ?? 0;
  const maskWidth = Math.ceil(width / 8);
  const pixels = Buffer.alloc(width * rows.length * writer.size);
  const mask = Buffer.alloc(maskWidth * rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((dot, x) => {
      const color = colors[dot];
      if (color === undefined) return;
      writer.write(pixels, (y * width + x) * writer.size, color);
      const at = y * maskWidth + (x >> 3);
      mask.writeUInt8(mask.readUInt8(at) | (0x80 >> (x & 7)), at);
    });
  });
  return Buffer.concat([head({ x: 0, y: 0, width, height: rows.length }, RFB_ENCODINGS.cursor), pixels, mask]);
}
