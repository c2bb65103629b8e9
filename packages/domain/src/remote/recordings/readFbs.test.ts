import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFbs, type ScreenRecording } from './readFbs.ts';

const encoder = new TextEncoder();
const number = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return [...bytes];
};
const HEAD = [...encoder.encode('FBS 001.000\n')];

interface Piece {
  readonly time: number;
  readonly bytes: Uint8Array;
}

const block = ({ time, bytes }: Piece) => [
  ...number(bytes.length),
  ...bytes,
  ...Array<number>((4 - (bytes.length % 4)) % 4).fill(0),
  ...number(time),
];
const contentOf = (pieces: readonly Piece[]) => Uint8Array.from([...HEAD, ...pieces.flatMap(block)]);

function recordingOf(content: Uint8Array): ScreenRecording {
  const read = readFbs(content);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

const recorded = fc
  .array(fc.record({ time: fc.nat(1_000_000), bytes: fc.uint8Array({ maxLength: 20 }) }), { minLength: 1 })
  .map((pieces) => pieces.toSorted((one, other) => one.time - other.time));

describe('a recorded screen', () => {
  it('gives back the same bytes at the same times', () => {
    fc.assert(
      fc.property(recorded, (pieces) => {
        const read = recordingOf(contentOf(pieces));
        expect(read).toEqual({ pieces, duration: pieces.at(-1)?.time, isCut: false });
      }),
    );
  });

  it('cut anywhere plays up to the cut, and says that it is cut', () => {
    fc.assert(
      fc.property(recorded, fc.nat(), (pieces, some) => {
        const content = contentOf(pieces);
        const read = readFbs(content.subarray(0, some % content.length));
        if (typeof read === 'string') return;
        expect(pieces.slice(0, read.pieces.length)).toEqual(read.pieces);
        expect(read.isCut || read.pieces.length < pieces.length).toBe(true);
      }),
    );
  });

  it('is read from the middle of a larger buffer', () => {
    const content = contentOf([{ time: 7, bytes: Uint8Array.of(1, 2, 3) }]);
    const buffer = new Uint8Array(content.length + 9);
    buffer.set(content, 5);
    expect(recordingOf(buffer.subarray(5, 5 + content.length)).pieces).toEqual([
      { time: 7, bytes: Uint8Array.of(1, 2, 3) },
    ]);
  });

  it('never runs backwards', () => {
    const pieces = [20, 10, 30].map((time) => ({ time, bytes: Uint8Array.of(time) }));
    expect(recordingOf(contentOf(pieces)).pieces.map(({ time }) => time)).toEqual([20, 20, 30]);
  });

  it('reads no further than its content, whatever length a piece claims', () => {
    const content = Uint8Array.from([
      ...contentOf([{ time: 1, bytes: Uint8Array.of(9) }]),
      ...number(0xffff_ffff),
      1,
      2,
    ]);
    expect(recordingOf(content)).toMatchObject({ duration: 1, isCut: true });
  });

  it.each([
    ['', 'empty'],
    ['FBS 001.000\n', 'empty'],
    ['FBS 001.000\n\u0000\u0000\u0000\u0008abc', 'unreadable'],
    ['FBS 002.000\n', 'unsupported'],
    ['FBS 001', 'unreadable'],
    ['RFB 003.008\n', 'unreadable'],
  ])('that is %j is %s', (text, fault) => expect(readFbs(encoder.encode(text))).toBe(fault));

  it('of any bytes is read or refused, and never thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (noise) => {
        expect(() => readFbs(noise)).not.toThrow();
        expect(() => readFbs(Uint8Array.from([...HEAD, ...noise]))).not.toThrow();
      }),
    );
  });
});
