import { startSha256 } from './sha256.ts';

/** Takes bytes piece by piece and says their SHA-256. */
export interface Hash {
  /** Takes the next bytes, which may not change before the digest is there. */
  readonly update: (bytes: Uint8Array) => void;
  /** The 32 bytes of the digest; nothing may be added afterwards. */
  readonly digest: () => Uint8Array | Promise<Uint8Array>;
}

const isOverArrayBuffer = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> => bytes.buffer instanceof ArrayBuffer;

/** The pieces as one; what is one already is not copied. */
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

/** Web Crypto takes all bytes at once, and computes them several times as fast as JavaScript, beside the page. */
function startWebHash(): Hash {
  const pieces: Uint8Array[] = [];
  return {
    update: (bytes) => void pieces.push(bytes),
    digest: async () => new Uint8Array(await crypto.subtle.digest('SHA-256', joined(pieces))),
  };
}

/** SHA-256 of few bytes, as fast as this page can compute it: browsers have Web Crypto on secure origins alone. */
export function startHash(): Hash {
  return 'subtle' in crypto ? startWebHash() : startSha256();
}

const NONCE_BYTES = 12;

/** The nonce of a block: its number (NIST SP 800-38D wants another one for each message of a key). */
export function nonceOfBlock(block: number): Uint8Array<ArrayBuffer> {
  const nonce = new Uint8Array(NONCE_BYTES);
  new DataView(nonce.buffer).setBigUint64(NONCE_BYTES - 8, BigInt(block));
  return nonce;
}

/**
 * GMAC of blocks (NIST SP 800-38D): the tag of AES-GCM over no text, with the block as the data that goes along. Many
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

/** Begins the GMAC of the block of that number. */
export type StartTag = (block: number) => Hash;

/** What check sums are made with. */
export interface SumTools {
  readonly startHash: () => Hash;
  /** How the GMAC of blocks is computed with a key. */
  readonly startTags: (key: Uint8Array<ArrayBuffer>) => StartTag;
}

/** What a browser has. */
export const WEB_SUMS: SumTools = { startHash, startTags: startWebTags };
