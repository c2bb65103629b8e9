import { afterEach, describe, expect, it, vi } from 'vitest';
import { blocksOfBlob } from './blocksOfBlob.ts';
import { FILE_BLOCK } from './sumWay.ts';

afterEach(() => void vi.restoreAllMocks());

/** Bytes without a period that divides a block. */
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8) * 17) % 251);

/** The content of blocks after the next one was requested, which is as long as they are valid. */
async function heldBlocks(content: Blob): Promise<readonly Uint8Array[]> {
  const blocks: Uint8Array[] = [];
  let before: Uint8Array | null = null;
  for await (const block of blocksOfBlob(content)) {
    if (before) blocks.push(before.slice());
    before = block;
  }
  return before ? [...blocks, before.slice()] : blocks;
}

describe('the blocks of a file', () => {
  it.each([
    ['nothing', 0, []],
    ['a byte', 1, [1]],
    ['exactly one block', FILE_BLOCK, [FILE_BLOCK]],
    ['one block and a byte', FILE_BLOCK + 1, [FILE_BLOCK, 1]],
    ['more blocks than there are buffers', 4 * FILE_BLOCK + 777, [...Array<number>(4).fill(FILE_BLOCK), 777]],
  ])('are whole but for the last: %s', async (_what, length, expected) => {
    const bytes = bytesOf(length);
    const blocks = await heldBlocks(new Blob([bytes]));
    expect(blocks.map((block) => block.length)).toEqual(expected);
    expect(Buffer.concat(blocks).equals(bytes)).toBe(true);
  });

  it('need no buffer for each of them', async () => {
    const memory = new Set<number>();
    let count = 0;
    vi.spyOn(globalThis, 'ArrayBuffer').mockImplementation(function made(length: number) {
      memory.add(memory.size);
      return new Uint8Array(length).buffer;
    });
    for await (const block of blocksOfBlob(new Blob([bytesOf(8 * FILE_BLOCK)]))) count += block.length;
    expect(count).toBe(8 * FILE_BLOCK);
    expect(memory.size).toBe(3);
  });

  it('come in parts where a browser fills no buffers of others', async () => {
    const bytes = bytesOf(FILE_BLOCK + 5);
    const content = new Blob([bytes]);
    const plain = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          for (let from = 0; from < bytes.length; from += 65_000) controller.enqueue(bytes.slice(from, from + 65_000));
          controller.close();
        },
      });
    vi.spyOn(content, 'stream').mockImplementation(plain);
    expect(Buffer.concat(await heldBlocks(content)).equals(bytes)).toBe(true);
  });

  it('let go of the file when nobody asks for more', async () => {
    const content = new Blob([bytesOf(3 * FILE_BLOCK)]);
    const cancel = vi.spyOn(ReadableStreamBYOBReader.prototype, 'cancel');
    for await (const block of blocksOfBlob(content)) {
      expect(block).toHaveLength(FILE_BLOCK);
      break;
    }
    expect(cancel).toHaveBeenCalledOnce();
  });
});
