import type { RfbPixelFormat } from '@remote-console/domain';

/** The pixels of the simulated desktop unless a client wants others: 32 bits, 0x00RRGGBB, lowest byte first. */
export const OWN_FORMAT: RfbPixelFormat = {
  bitsPerPixel: 32,
  bigEndian: false,
  trueColor: true,
  redMax: 255,
  greenMax: 255,
  blueMax: 255,
  redShift: 16,
  greenShift: 8,
  blueShift: 0,
};

/** The 16 bytes that describe a pixel format. */
export function formatBytes(format: RfbPixelFormat): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.set([format.bitsPerPixel, 24, Number(format.bigEndian), Number(format.trueColor)]);
  bytes.writeUInt16BE(format.redMax, 4);
  bytes.writeUInt16BE(format.greenMax, 6);
  bytes.writeUInt16BE(format.blueMax, 8);
  bytes.set([format.redShift, format.greenShift, format.blueShift], 10);
  return bytes;
}

/** Writes colors 0xRRGGBB in the client's format. */
export interface PixelWriter {
  /** Bytes per pixel. */
  readonly size: number;
  readonly write: (target: Buffer, at: number, color: number) => void;
}

const SIZES: readonly number[] = [8, 16, 32];

/** Returns a pixel writer for a format; null for unsupported formats, such as palettes. */
export function pixelWriter(format: RfbPixelFormat): PixelWriter | null {
  const shifts = [format.redShift, format.greenShift, format.blueShift];
  if (!format.trueColor || !SIZES.includes(format.bitsPerPixel) || shifts.some((shift) => shift > 24)) return null;
  const size = format.bitsPerPixel / 8;
  const scaled = (value: number, most: number, shift: number) => Math.round(((value & 255) * most) / 255) * 2 ** shift;
  return {
    size,
    write: (target, at, color) => {
      const value =
        (scaled(color >> 16, format.redMax, format.redShift) +
          scaled(color >> 8, format.greenMax, format.greenShift) +
          scaled(color, format.blueMax, format.blueShift)) %
        2 ** format.bitsPerPixel;
      if (format.bigEndian) target.writeUIntBE(value, at, size);
      else target.writeUIntLE(value, at, size);
    },
  };
}
