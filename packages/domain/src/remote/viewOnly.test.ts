import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RFB_ENCODINGS, rfbClientReader, rfbEncodingsMessage, RfbError } from './rfbClientMessages.ts';
import { RFB_BROWSER_HANDSHAKE, viewOnlyStream } from './viewOnly.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

const PASSING = {
  'a pixel format': bytes(0, 0, 0, 0, 32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0, 0, 0, 0),
  encodings: rfbEncodingsMessage([0, RFB_ENCODINGS.cursor]),
  'a request of a picture': bytes(3, 1, 0, 1, 0, 2, 4, 0, 2, 128),
  'a fence': bytes(248, 0, 0, 0, 0, 0, 0, 0, 2, 7, 7),
  'continuous updates': bytes(150, 1, 0, 0, 0, 0, 0, 9, 0, 9),
};
const ACTING = {
  'a key': bytes(4, 1, 0, 0, 1, 0, 0xd5, 0x5c),
  'the pointer': bytes(5, 1, 0, 10, 0, 20),
  'more buttons': bytes(5, 0x80, 0, 10, 0, 20, 1),
  'a clipboard': bytes(6, 0, 0, 0, 0, 0, 0, 2, 0x68, 0xe9),
  'an extended clipboard': bytes(6, 0, 0, 0, 255, 255, 255, 251, 0x10, 0, 0, 1, 9),
  power: bytes(250, 0, 1, 2),
  'a size': bytes(251, 0, 4, 0, 2, 0, 1, 0, ...new Uint8Array(16)),
  'a key by its place': bytes(255, 0, 0, 1, 0, 0, 0, 65, 0, 0, 0, 30),
};
const GREETING = Uint8Array.from([...new TextEncoder().encode('RFB 003.008\n'), 1, 1]);

const joined = (pieces: readonly Uint8Array[]) => pieces.flatMap((piece) => [...piece]);

/** What is forwarded of bytes that arrive in pieces. */
function passed(sent: readonly number[], cuts: readonly number[], handshake: number): number[] {
  const pass = viewOnlyStream(handshake);
  const on: number[] = [];
  for (let at = 0, turn = 0; at < sent.length; turn += 1) {
    const size = cuts[turn % cuts.length] ?? 1;
    on.push(...joined(pass(Uint8Array.from(sent.slice(at, at + size)))));
    at += size;
  }
  return on;
}

describe('of a person who only watches', () => {
  test.each(Object.entries(PASSING))('%s goes on', (_, message) => {
    expect(joined(viewOnlyStream()(message))).toEqual([...message]);
  });

  test.each(Object.entries(ACTING))('%s does not', (_, message) => {
    expect(viewOnlyStream()(message)).toEqual([]);
  });

  test('the handshake goes on, and of what follows nothing that acts, however it is cut', () => {
    const anyMessages = fc.array(fc.constantFrom(...Object.values(PASSING), ...Object.values(ACTING)), {
      maxLength: 20,
    });
    const anyCuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    fc.assert(
      fc.property(anyMessages, anyCuts, (sent, cuts) => {
        const wanted = sent.filter((message) => Object.values(PASSING).includes(message));
        const on = passed(joined([GREETING, ...sent]), cuts, RFB_BROWSER_HANDSHAKE);
        expect(on).toEqual(joined([GREETING, ...wanted]));
        expect(joined(rfbClientReader()(Uint8Array.from(on.slice(GREETING.length))).map((each) => each.bytes))).toEqual(
          joined(wanted),
        );
      }),
    );
    expect(GREETING).toHaveLength(RFB_BROWSER_HANDSHAKE);
  });

  test('forms of input that a reader could not tell apart are not announced', () => {
    const announced = rfbEncodingsMessage([
      7,
      RFB_ENCODINGS.qemuKeys,
      RFB_ENCODINGS.extendedMouseButtons,
      RFB_ENCODINGS.extendedClipboard,
      -239,
    ]);
    expect(joined(viewOnlyStream()(announced))).toEqual([...rfbEncodingsMessage([7, -239])]);
  });

  test('what is no RFB is refused', () => {
    expect(() => viewOnlyStream()(bytes(99))).toThrow(RfbError);
  });
});
