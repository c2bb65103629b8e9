import { createHash } from 'node:crypto';

const BLOCK = 2 ** 20;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** The check sum of a file as docs/remote-protocol.md describes it, computed in another way than the product does. */
export function expectedSum(bytes: Uint8Array): string {
  let sum = Buffer.alloc(32);
  for (let from = 0; from < bytes.length; from += BLOCK) {
    sum = sha256(Buffer.concat([sum, sha256(bytes.subarray(from, from + BLOCK))]));
  }
  return sum.toString('hex');
}
