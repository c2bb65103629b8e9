import { createCipheriv, createHash } from 'node:crypto';

const BLOCK = 2 ** 20;

/** How a sum is made; by default with SHA-256 in blocks of 1 MiB. */
interface ExpectedWay {
  readonly checkKey?: string;
  readonly checkBlock?: number;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Node's GMAC. */
function gmac(key: string, block: number, bytes: Uint8Array): Uint8Array {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(block, 8);
  const cipher = createCipheriv('aes-128-gcm', Buffer.from(key, 'hex'), nonce);
  cipher.setAAD(bytes);
  cipher.final();
  return cipher.getAuthTag();
}

/** The checksum of a file as described in docs/remote-protocol.md, computed independently of the product code. */
export function expectedSum(bytes: Uint8Array, { checkKey, checkBlock = BLOCK }: ExpectedWay = {}): string {
  let sum = Buffer.alloc(32);
  for (let from = 0; from < bytes.length; from += checkBlock) {
    const block = bytes.subarray(from, from + checkBlock);
    const digest = checkKey === undefined ? sha256(block) : gmac(checkKey, from / checkBlock, block);
    sum = sha256(Buffer.concat([sum, digest]));
  }
  return sum.toString('hex');
}
