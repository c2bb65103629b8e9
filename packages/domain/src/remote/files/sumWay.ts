/** The maximum size of a checksum block in bytes; blocks start at multiples of their size, from the file's start. */
export const FILE_BLOCK = 1024 * 1024;

/** Smaller blocks would cost more than their content. */
const SMALLEST_BLOCK = 64 * 1024;

/**
 * Size of a block that is digested with a key, in bytes. A browser copies all of what it digests, and a Chromium-based
 * one requests new memory from the system for more than 960 KiB, which takes six times as long as the digest.
 */
export const KEYED_BLOCK = 512 * 1024;

/** AES-128. */
const KEY_BYTES = 16;

/** How a transfer's checksum is made. */
export interface SumWay {
  /** The checksum's key, in hexadecimal digits; without it, blocks are digested with SHA-256. */
  readonly checkKey?: string;
  /** Size of a checksum block in bytes, from 64 KiB to `FILE_BLOCK`, which is the default. */
  readonly checkBlock?: number;
}

/** Bytes as hexadecimal digits. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a value is a checksum key as both ends write it. */
export function isCheckKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

/** Whether a value can be a checksum block size. */
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
