import { FILE_BLOCK, nonceOfBlock, startFileSum, WEB_SUMS, type SumWay } from '@remote-console/domain';
import { expect, it } from 'vitest';
import { NODE_TOOLS } from './serveFiles.ts';

const KEY = Uint8Array.from({ length: 16 }, (_, index) => index * 7 + 1);
const CHECK_KEY = '000102030405060708090a0b0c0d0e0f';

/** Bytes that are the same in every run, and differ at every place of a block. */
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 251);

const hexadecimal = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

async function tagOfWebCrypto(bytes: Uint8Array<ArrayBuffer>, block: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', KEY, 'AES-GCM', false, ['encrypt']);
  const parameters = { name: 'AES-GCM', iv: nonceOfBlock(block), additionalData: bytes };
  return hexadecimal(new Uint8Array(await crypto.subtle.encrypt(parameters, key, new Uint8Array(0))));
}

/** The tag of bytes that come in pieces of that length. */
async function tagOfNode(bytes: Uint8Array, block: number, piece: number): Promise<string> {
  const tag = NODE_TOOLS.startTags(KEY)(block);
  for (let from = 0; from < bytes.length; from += piece) tag.update(bytes.subarray(from, from + piece));
  return hexadecimal(await tag.digest());
}

it.each([
  [1, 1],
  [15, 4],
  [16, 16],
  [17, 16],
  [1000, 7],
  [65_537, 4096],
  [FILE_BLOCK, 65_536],
  [FILE_BLOCK, FILE_BLOCK],
])('gives %i bytes in pieces of %i the tag that browsers give them', async (length, piece) => {
  const bytes = bytesOf(length);
  expect(await tagOfNode(bytes, 3, piece)).toBe(await tagOfWebCrypto(bytes, 3));
});

it('gives the tags that the specification and an implementation of nothing but its formulas give', async () => {
  // Test case 1 of "The Galois/Counter Mode of Operation" (McGrew and Viega).
  const ofNothing = await NODE_TOOLS.startTags(new Uint8Array(16))(0).digest();
  expect(hexadecimal(ofNothing)).toBe('58e2fccefa7e3061367f1d57a4e7455a');
  expect(await tagOfNode(bytesOf(20), 0, 20)).toBe('a13e156aa54ef0259716babaabbecdab');
  expect(await tagOfNode(bytesOf(20), 2 ** 40, 20)).toBe('27f0622b8beffc60784f3634c02c34fd');
});

it('gives the same bytes another tag in another block', async () => {
  const bytes = bytesOf(100);
  const tags = await Promise.all([0, 1, 2, 256, 2 ** 32].map((block) => tagOfNode(bytes, block, 100)));
  expect(new Set(tags).size).toBe(tags.length);
});

it.each<SumWay>([{}, { checkKey: CHECK_KEY }, { checkKey: CHECK_KEY, checkBlock: FILE_BLOCK / 2 }])(
  'sums files up as browsers do, with %j',
  async (way) => {
    const bytes = bytesOf(2 * FILE_BLOCK + 500);
    const sumWith = async (tools: typeof WEB_SUMS, piece: number) => {
      const sum = startFileSum(tools, way);
      for (let from = 0; from < bytes.length; from += piece) await sum.add(bytes.subarray(from, from + piece));
      return sum.result();
    };
    expect(await sumWith(NODE_TOOLS, 65_536)).toBe(await sumWith(WEB_SUMS, FILE_BLOCK));
  },
);
