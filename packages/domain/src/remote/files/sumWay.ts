/** The most bytes of one block of a check sum; blocks begin at multiples of their size, from the beginning of the file. */
export const FILE_BLOCK = 1024 * 1024;

/** Smaller blocks would cost more than what is in them. */
const SMALLEST_BLOCK = 64 * 1024;

/**
 * Bytes of a block that is digested with a key. A browser copies what it digests as a whole, and one that is based on Chromium
 * asks the system for new memory whenever that is more than 960 KiB, which takes it six times as long as the digest.
 */
export const KEYED_BLOCK = 512 * 1024;

/** AES-128. */
const KEY_BYTES = 16;

/** How the check sum of a transfer is made. */
export interface SumWay {
  /** The key of the check sum, in hexadecimal digits; without it blocks are digested with SHA-256. */
  readonly checkKey?: string;
  /** Bytes of a block of the check sum, from 64 KiB to `FILE_BLOCK`, which they are without it. */
  readonly checkBlock?: number;
}

/** Bytes as hexadecimal digits. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a value is the key of a check sum as both ends write it. */
export function isCheckKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

/** Whether a value can be the size of the blocks of a check sum. */
export function isCheckBlock(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= SMALLEST_BLOCK && Number(value) <= FILE_BLOCK;
}

/** A new key; null in a page without Web Crypto, which would have to compute its sums in JavaScript. */
export function newCheckKey(): string | null {
  return 'subtle' in crypto ? hexadecimal(crypto.getRandomValues(new Uint8Array(KEY_BYTES))) : null;
}

/** The bytes of a key. */
export function bytesOfCheckKey(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: KEY_BYTES }, (_, index) => Number.parseInt(key.slice(2 * index, 2 * index + 2), 16));
}
