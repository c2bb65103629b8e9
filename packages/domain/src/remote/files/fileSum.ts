import { bytesOfCheckKey, hexadecimal } from './checkKey.ts';
import type { Hash, SumTools } from './hash.ts';

/** The bytes of one block of a check sum; blocks begin at multiples of it, from the beginning of the file. */
export const FILE_BLOCK = 1024 * 1024;

const DIGEST_BYTES = 32;

/** The check sum of a file, taken while its bytes pass. */
export interface RunningSum {
  /** Takes the next bytes; resolves when little of them waits to be computed. */
  readonly add: (bytes: Uint8Array) => Promise<void>;
  /** The check sum in hexadecimal digits; nothing may be added afterwards. */
  readonly result: () => Promise<string>;
}

/**
 * Begins a check sum: each block is digested, and each digest hashed with SHA-256 together with what came before it. So it
 * needs no more than a block at once, which is what browsers compute natively, and a file of any size needs little memory.
 *
 * @param key With a key the digest of a block is its GMAC under that key, else its SHA-256.
 */
export function startFileSum({ startHash, startTags }: SumTools, key: string | null): RunningSum {
  const startBlock = key === null ? startHash : startTags(bytesOfCheckKey(key));
  let blocks = 0;
  let block = startBlock(0);
  let inBlock = 0;
  let sum: Promise<Uint8Array> = Promise.resolve(new Uint8Array(DIGEST_BYTES));
  /** The sum before the last block: whoever waits for it leaves one block to be computed meanwhile. */
  let before: Promise<unknown> = sum;

  async function chain(previous: Promise<Uint8Array>, digest: ReturnType<Hash['digest']>): Promise<Uint8Array> {
    const link = startHash();
    link.update(await previous);
    link.update(await digest);
    return link.digest();
  }

  function closeBlock(): void {
    before = sum;
    sum = chain(sum, block.digest());
    blocks += 1;
    block = startBlock(blocks);
    inBlock = 0;
  }

  return {
    add: async (bytes) => {
      for (let from = 0; from < bytes.length;) {
        const part = bytes.subarray(from, from + FILE_BLOCK - inBlock);
        block.update(part);
        from += part.length;
        inBlock += part.length;
        if (inBlock === FILE_BLOCK) closeBlock();
      }
      await before;
    },
    result: async () => {
      if (inBlock > 0) closeBlock();
      return hexadecimal(await sum);
    },
  };
}

/** Whether a text is a check sum as both ends write it. */
export function isFileSum(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}
