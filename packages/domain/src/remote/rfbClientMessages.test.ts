import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  RFB_ENCODINGS,
  rfbClientReader,
  rfbEncodingsMessage,
  RfbError,
  type RfbClientMessage,
} from './rfbClientMessages.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

const PIXEL_FORMAT = bytes(0, 0, 0, 0, 32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0, 0, 0, 0);
const UPDATE_REQUEST = bytes(3, 1, 0, 1, 0, 2, 4, 0, 2, 128);
const KEY = bytes(4, 1, 0, 0, 1, 0, 0xd5, 0x5c);
const POINTER = bytes(5, 1, 0, 10, 0, 20);
const MORE_BUTTONS = bytes(5, 0x80, 0, 10, 0, 20, 1);
const CUT_TEXT = bytes(6, 0, 0, 0, 0, 0, 0, 2, 0x68, 0xe9);
const EXTENDED_CUT_TEXT = bytes(6, 0, 0, 0, 255, 255, 255, 251, 0x10, 0, 0, 1, 9);
const FENCE = bytes(248, 0, 0, 0, 0, 0, 0, 0, 2, 7, 7);
const CONTINUOUS = bytes(150, 1, 0, 0, 0, 0, 0, 9, 0, 9);
const POWER = bytes(250, 0, 1, 2);
const SIZE = bytes(251, 0, 4, 0, 2, 0, 1, 0, ...new Uint8Array(16));
const QEMU_KEY = bytes(255, 0, 0, 1, 0, 0, 0, 65, 0, 0, 0, 30);

const ALL: readonly (readonly [Uint8Array, RfbClientMessage['type']])[] = [
  [PIXEL_FORMAT, 'pixelFormat'],
  [rfbEncodingsMessage([0, RFB_ENCODINGS.cursor]), 'encodings'],
  [UPDATE_REQUEST, 'updateRequest'],
  [KEY, 'key'],
  [POINTER, 'pointer'],
  [MORE_BUTTONS, 'pointer'],
  [CUT_TEXT, 'cutText'],
  [EXTENDED_CUT_TEXT, 'extendedCutText'],
  [FENCE, 'flow'],
  [CONTINUOUS, 'flow'],
  [POWER, 'act'],
  [SIZE, 'act'],
  [QEMU_KEY, 'act'],
];

describe('messages of a client of RFB', () => {
  test('are read with what they say', () => {
    const read = rfbClientReader();
    expect(read(UPDATE_REQUEST)).toMatchObject([{ incremental: true, x: 1, y: 2, width: 1024, height: 640 }]);
    expect(read(KEY)).toMatchObject([{ down: true, keysym: 0x0100d55c }]);
    expect(read(POINTER)).toMatchObject([{ buttons: 1, x: 10, y: 20 }]);
    expect(read(CUT_TEXT)).toMatchObject([{ text: 'hé' }]);
    expect(read(EXTENDED_CUT_TEXT)).toMatchObject([{ flags: 0x10000001, content: bytes(9) }]);
    expect(read(rfbEncodingsMessage([7, -239]))).toMatchObject([{ encodings: [7, -239] }]);
    expect(read(PIXEL_FORMAT)).toMatchObject([
      { format: { bitsPerPixel: 32, bigEndian: false, trueColor: true, redMax: 255, redShift: 16, blueShift: 0 } },
    ]);
  });

  test('come out whole and in order, however they are cut', () => {
    const anyMessages = fc.array(fc.constantFrom(...ALL), { maxLength: 30 });
    const anyCuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    fc.assert(
      fc.property(anyMessages, anyCuts, (sent, cuts) => {
        const stream = Uint8Array.from(sent.flatMap(([message]) => [...message]));
        const read = rfbClientReader();
        const messages: RfbClientMessage[] = [];
        for (let at = 0, turn = 0; at < stream.length; turn += 1) {
          const size = cuts[turn % cuts.length] ?? 1;
          messages.push(...read(stream.subarray(at, at + size)));
          at += size;
        }
        expect(messages.map(({ type }) => type)).toEqual(sent.map(([, type]) => type));
        expect(messages.map((message) => [...message.bytes])).toEqual(sent.map(([message]) => [...message]));
      }),
    );
  });

  test.each([
    ['of an unknown type', bytes(99)],
    ['of QEMU that are no keys', bytes(255, 1)],
    ['of a clipboard that is too large', bytes(6, 0, 0, 0, 0x7f, 255, 255, 255)],
    ['of an extended clipboard without flags', bytes(6, 0, 0, 0, 255, 255, 255, 255, 1)],
  ])('%s are refused', (_, message) => {
    expect(() => rfbClientReader()(message)).toThrow(RfbError);
  });
});
