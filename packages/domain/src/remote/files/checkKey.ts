/** AES-128. */
const KEY_BYTES = 16;

/** Bytes as hexadecimal digits. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a value is the key of a check sum as both ends write it. */
export function isCheckKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

/** A new key; null in a page without Web Crypto, which would have to compute its sums in JavaScript. */
export function newCheckKey(): string | null {
  return 'subtle' in crypto ? hexadecimal(crypto.getRandomValues(new Uint8Array(KEY_BYTES))) : null;
}

/** The bytes of a key. */
export function bytesOfCheckKey(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: KEY_BYTES }, (_, index) => Number.parseInt(key.slice(2 * index, 2 * index + 2), 16));
}
