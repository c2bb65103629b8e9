import { RFB_ENCODINGS, rfbEncodingsMessage } from '@remote-console/domain';
import type { RfbClient } from './rfbClient.ts';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A viewer that keeps the picture it is sent, in 32-bit pixels. It parses RFB without the code under test. */
export function viewer(client: RfbClient, width: number, height: number) {
  const pixels = new Uint32Array(width * height);
  const cutTexts: { length: number; content: Buffer }[] = [];
  const rectangles: { encoding: number; x: number; y: number; width: number; height: number }[] = [];
  let buttons = 0;

  const paint = (x: number, y: number, wide: number, high: number, color: number) => {
    for (let row = y; row < y + high; row += 1) pixels.fill(color, row * width + x, row * width + x + wide);
  };

  async function readRectangle(): Promise<void> {
    const head = await client.read(12);
    const [x, y, wide, high] = [0, 2, 4, 6].map((at) => head.readUInt16BE(at)) as [number, number, number, number];
    const encoding = head.readInt32BE(8);
    rectangles.push({ encoding, x, y, width: wide, height: high });
    if (encoding === RFB_ENCODINGS.raw) {
      const bytes = await client.read(wide * high * 4);
      for (let index = 0; index < wide * high; index += 1) {
        pixels[(y + Math.floor(index / wide)) * width + x + (index % wide)] = bytes.readUInt32LE(index * 4);
      }
    } else if (encoding === RFB_ENCODINGS.rre) {
      const count = (await client.read(4)).readUInt32BE();
      paint(x, y, wide, high, (await client.read(4)).readUInt32LE());
      for (let index = 0; index < count; index += 1) {
        const run = await client.read(12);
        paint(
          x + run.readUInt16BE(4),
          y + run.readUInt16BE(6),
          run.readUInt16BE(8),
          run.readUInt16BE(10),
          run.readUInt32LE(0),
        );
      }
    } else if (encoding === RFB_ENCODINGS.cursor) {
      await client.read(wide * high * 4 + Math.ceil(wide / 8) * high);
    } else throw new Error(`encoding ${encoding} was not asked for`);
  }

  /** Reads one message and returns its type. */
  async function readMessage(): Promise<number> {
    const [type] = await client.read(1);
    if (type === 0) {
      const count = (await client.read(3)).readUInt16BE(1);
      for (let index = 0; index < count; index += 1) await readRectangle();
      return 0;
    }
    if (type !== 3) throw new Error(`a message of type ${type} was not expected`);
    const length = (await client.read(7)).readInt32BE(3);
    cutTexts.push({ length, content: await client.read(Math.abs(length)) });
    return 3;
  }

  const pointer = (x: number, y: number, now = buttons) => {
    buttons = now;
    client.send(Uint8Array.of(5, now, x >> 8, x & 255, y >> 8, y & 255));
  };
  const key = (keysym: number, down: boolean) => {
    client.send(Buffer.concat([Uint8Array.of(4, down ? 1 : 0, 0, 0), uint32(keysym)]));
  };
  const request = (incremental: boolean) => {
    const bytes = Buffer.from([3, incremental ? 1 : 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    bytes.writeUInt16BE(width, 6);
    bytes.writeUInt16BE(height, 8);
    client.send(bytes);
  };

  return {
    pixels,
    rectangles,
    cutTexts,
    readMessage,
    request,
    pointer,
    key,
    type: (keysyms: readonly number[]) => {
      for (const keysym of keysyms) {
        key(keysym, true);
        key(keysym, false);
      }
    },
    encodings: (...encodings: number[]) => client.send(rfbEncodingsMessage(encodings)),
    /** Requests changes and reads until they have arrived. */
    update: async (incremental = true) => {
      request(incremental);
      while ((await readMessage()) !== 0);
    },
  };
}
