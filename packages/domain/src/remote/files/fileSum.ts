import type { Hash, SumTools } from './hash.ts';
import { bytesOfCheckKey, FILE_BLOCK, hexadecimal, type SumWay } from './sumWay.ts';

const DIGEST_BYTES = 32;

/** The checksum of a file, computed while its bytes pass through. */
export interface RunningSum {
  /** Accepts the next bytes; resolves when few of them are still waiting to be computed. */
  readonly add: (bytes: Uint8Array) => Promise<void>;
  /** The checksum in hexadecimal digits; nothing may be added afterwards. */
  readonly result: () => Promise<string>;
}

/**
 * Starts a checksum: each block is digested, and each digest is hashed with SHA-256 together with the previous sum. So
 * it needs only one block at a time, which browsers compute natively, and a file of any size needs little memory.
 *
 * With a key, a block's digest is its GMAC under that key, otherwise its SHA-256.
 */
export function startFileSum({ startHash, startTags }: SumTools, way: SumWay): RunningSum {
  const { checkKey, checkBlock = FILE_BLOCK } = way;
  const startBlock = checkKey === undefined ? startHash : startTags(bytesOfCheckKey(checkKey));
  let blocks = 0;
  let block = startBlock(0);
  let inBlock = 0;
  let sum: Promise<Uint8Array> = Promise.resolve(new Uint8Array(DIGEST_BYTES));
  /** The sum before the last block: waiting for it leaves one block to be computed meanwhile. */
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
        const part = bytes.subarray(from, from + checkBlock - inBlock);
        block.update(part);
        from += part.length;
        inBlock += part.length;
        if (inBlock === checkBlock) closeBlock();
      }
      await before;
    },
    result: async () => {
      if (inBlock > 0) closeBlock();
      return hexadecimal(await sum);
    },
  };
}

/** Whether a text is a checksum as both ends write it. */
export function isFileSum(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}
