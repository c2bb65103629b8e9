import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startSha256 } from './sha256.ts';

const expected = (bytes: Uint8Array) => [...createHash('sha256').update(bytes).digest()];

describe('SHA-256', () => {
  it('is what others compute, however the bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), (pieces) => {
        const hash = startSha256();
        for (const piece of pieces) hash.update(piece);
        expect([...hash.digest()]).toEqual(expected(Buffer.concat(pieces)));
      }),
    );
  });

  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1_000_003])('of %i bytes is right', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 7);
    const hash = startSha256();
    hash.update(bytes);
    expect([...hash.digest()]).toEqual(expected(bytes));
  });

  it('reads a part of a larger buffer', () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => index);
    const hash = startSha256();
    hash.update(bytes.subarray(13, 250));
    expect([...hash.digest()]).toEqual(expected(bytes.subarray(13, 250)));
  });
});
