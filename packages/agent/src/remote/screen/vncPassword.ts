import { createCipheriv } from 'node:crypto';

const PASSWORD_BYTES = 8;

function reversedBits(byte: number): number {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit += 1) reversed |= ((byte >> bit) & 1) << (7 - bit);
  return reversed;
}

/** The key of a password: its first eight bytes, each with its bits reversed, as VNC defines it. */
export function vncKey(password: string): Buffer {
  const key = Buffer.alloc(PASSWORD_BYTES);
  Buffer.from(password, 'latin1')
    .subarray(0, PASSWORD_BYTES)
    .forEach((byte, index) => key.writeUInt8(reversedBits(byte), index));
  return key;
}

/**
 * Encrypts blocks of eight bytes with DES. Node's OpenSSL has DES only in its legacy provider; triple DES with the same
 * key three times is the same function.
 */
export function des(key: Uint8Array, blocks: Uint8Array): Buffer {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(blocks), cipher.final()]);
}

/** The answer to the challenge of a VNC server (RFC 6143, section 7.2.2). */
export function vncResponse(password: string, challenge: Uint8Array): Buffer {
  return des(vncKey(password), challenge);
}
