import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILE_BLOCK, isFileSum, startFileSum } from './fileSum.ts';
import { startHash, type Hash } from './hash.ts';
import { startSha256 } from './sha256.ts';
import { expectedSum } from './testing/expectedSum.ts';

const someBytes = (length: number) =>
  Buffer.alloc(
    length,
    Uint8Array.from({ length: 251 }, (_, index) => index * 7),
  );

async function sumOf(bytes: Uint8Array, cuts: readonly number[], hash: () => Hash): Promise<string> {
  const sum = startFileSum(hash);
  const places = [0, ...cuts.filter((cut) => cut < bytes.length).toSorted((left, right) => left - right), bytes.length];
  for (const [index, place] of places.entries()) await sum.add(bytes.subarray(place, places[index + 1] ?? place));
  return sum.result();
}

const HASHES = { 'Web Crypto': startHash, JavaScript: startSha256 };

describe.each(Object.entries(HASHES))('the check sum of a file with %s', (_, hash) => {
  it.each([0, 1, FILE_BLOCK - 1, FILE_BLOCK, FILE_BLOCK + 1, 3 * FILE_BLOCK, 3 * FILE_BLOCK + 5])(
    'of %i bytes is what the protocol says',
    async (length) => {
      const bytes = someBytes(length);
      const sum = await sumOf(bytes, [], hash);
      expect(sum).toBe(expectedSum(bytes));
      expect(isFileSum(sum)).toBe(true);
    },
  );

  it('is the same however the bytes are cut', async () => {
    const bytes = someBytes(2 * FILE_BLOCK + 77);
    const expected = expectedSum(bytes);
    const cuts = fc.array(fc.nat({ max: bytes.length }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        expect(await sumOf(bytes, places, hash)).toBe(expected);
      }),
      { numRuns: 20 },
    );
  });
});

it('differs where a byte, the length or the order of blocks does', async () => {
  const blocks = [1, 2].map((value) => Buffer.alloc(FILE_BLOCK, value));
  const [one = Buffer.alloc(0), two = Buffer.alloc(0)] = blocks;
  const sums = [
    Buffer.concat([one, two]),
    Buffer.concat([two, one]),
    one,
    Buffer.concat([one, one]),
    Buffer.alloc(0),
    Buffer.alloc(1),
    createHash('sha256').update(one).digest(),
  ].map((bytes) => sumOf(bytes, [], startHash));
  expect(new Set(await Promise.all(sums)).size).toBe(sums.length);
});
