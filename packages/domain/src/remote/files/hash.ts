import { startSha256 } from './sha256.ts';

/** Computes the SHA-256 of bytes given piece by piece. */
export interface Hash {
  /** Accepts the next bytes, which must not change before the digest is ready. */
  readonly update: (bytes: Uint8Array) => void;
  /** The 32 bytes of the digest; nothing may be added afterwards. */
  readonly digest: () => Uint8Array | Promise<Uint8Array>;
}

const isOverArrayBuffer = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> => bytes.buffer instanceof ArrayBuffer;

/** Concatenates the pieces; a single piece is not copied. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const [first] = pieces;
  if (pieces.length === 1 && first && isOverArrayBuffer(first)) return first;
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Web Crypto takes all bytes together, and computes them several times as fast as JavaScript, off the main thread. */
function startWebHash(): Hash {
  const pieces: Uint8Array[] = [];
  return {
    update: (bytes) => void pieces.push(bytes),
    digest: async () => new Uint8Array(await crypto.subtle.digest('SHA-256', joined(pieces))),
  };
}

/** SHA-256 of a few bytes, as fast as this page can compute it: browsers only have Web Crypto on secure origins. */
export function startHash(): Hash {
  return 'subtle' in crypto ? startWebHash() : startSha256();
}

const NONCE_BYTES = 12;

/** A block's nonce: its number (NIST SP 800-38D requires a unique one for each message under a key). */
export function nonceOfBlock(block: number): Uint8Array<ArrayBuffer> {
  const nonce = new Uint8Array(NONCE_BYTES);
  new DataView(nonce.buffer).setBigUint64(NONCE_BYTES - 8, BigInt(block));
  return nonce;
}

/**
 * GMAC of blocks (NIST SP 800-38D): the AES-GCM tag over an empty text, with the block as additional data. Many
 * processors compute it several times as fast as SHA-256.
 */
function startWebTags(key: Uint8Array<ArrayBuffer>): StartTag {
  const imported = crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  return (block) => {
    const pieces: Uint8Array[] = [];
    return {
      update: (bytes) => void pieces.push(bytes),
      digest: async () => {
        const parameters = { name: 'AES-GCM', iv: nonceOfBlock(block), additionalData: joined(pieces) };
        return new Uint8Array(await crypto.subtle.encrypt(parameters, await imported, new Uint8Array(0)));
      },
    };
  };
}

/** Starts the GMAC of the block with that number. */
export type StartTag = (block: number) => Hash;

/** The cryptographic functions for checksums. */
export interface SumTools {
  readonly startHash: () => Hash;
  /** How the GMAC of blocks is computed with a key. */
  readonly startTags: (key: Uint8Array<ArrayBuffer>) => StartTag;
}

/** What a browser has. */
export const WEB_SUMS: SumTools = { startHash, startTags: startWebTags };
