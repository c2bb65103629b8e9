import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFileSum, startFileSum } from './fileSum.ts';
import { WEB_SUMS, type SumTools } from './hash.ts';
import { startSha256 } from './sha256.ts';
import { FILE_BLOCK, isCheckKey, KEYED_BLOCK, newCheckKey, type SumWay } from './sumWay.ts';
import { expectedSum } from './testing/expectedSum.ts';

const someBytes = (length: number) =>
  Buffer.alloc(
    length,
    Uint8Array.from({ length: 251 }, (_, index) => index * 7),
  );

interface Way extends SumWay {
  readonly tools: SumTools;
}

async function sumOf(bytes: Uint8Array, cuts: readonly number[], { tools, ...way }: Way): Promise<string> {
  const sum = startFileSum(tools, way);
  const places = [0, ...cuts.filter((cut) => cut < bytes.length).toSorted((left, right) => left - right), bytes.length];
  for (const [index, place] of places.entries()) await sum.add(bytes.subarray(place, places[index + 1] ?? place));
  return sum.result();
}

const KEY = '000102030405060708090a0b0c0d0eff';
const WITHOUT_KEY: Way = { tools: WEB_SUMS };
const WITH_KEY: Way = { tools: WEB_SUMS, checkKey: KEY };
const WAYS: Readonly<Record<string, Way>> = {
  'Web Crypto': WITHOUT_KEY,
  JavaScript: { tools: { ...WEB_SUMS, startHash: startSha256 } },
  'a key': WITH_KEY,
  'a key and smaller blocks': { ...WITH_KEY, checkBlock: KEYED_BLOCK },
  'blocks of a size that divides nothing': { tools: WEB_SUMS, checkBlock: 99_991 },
};

describe.each(Object.entries(WAYS))('the check sum of a file with %s', (_, way) => {
  it.each([0, 1, FILE_BLOCK - 1, FILE_BLOCK, FILE_BLOCK + 1, 3 * FILE_BLOCK, 3 * FILE_BLOCK + 5])(
    'of %i bytes is what the protocol says',
    async (length) => {
      const bytes = someBytes(length);
      const sum = await sumOf(bytes, [], way);
      expect(sum).toBe(expectedSum(bytes, way));
      expect(isFileSum(sum)).toBe(true);
    },
  );

  it('is the same however the bytes are cut', async () => {
    const bytes = someBytes(2 * FILE_BLOCK + 77);
    const expected = expectedSum(bytes, way);
    const cuts = fc.array(fc.nat({ max: bytes.length }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        expect(await sumOf(bytes, places, way)).toBe(expected);
      }),
      { numRuns: 20 },
    );
  });
});

it.each(Object.entries({ SHA: WITHOUT_KEY, GMAC: WITH_KEY }))(
  'with %s differs where a byte, the length or the order of blocks does',
  async (_, way) => {
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
    ].map((bytes) => sumOf(bytes, [], way));
    expect(new Set(await Promise.all(sums)).size).toBe(sums.length);
  },
);

it('is another one under another key, and every new key is one', async () => {
  const bytes = someBytes(FILE_BLOCK + 1);
  const keys = [newCheckKey(), newCheckKey(), KEY];
  const sums = await Promise.all(keys.map((key) => sumOf(bytes, [], { tools: WEB_SUMS, checkKey: key ?? KEY })));
  expect(new Set(sums).size).toBe(keys.length);
  expect(keys.every(isCheckKey)).toBe(true);
});
