import { createCipheriv, createDecipheriv } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A recording on disk: `RCREC001`, then parts. Each part is its length (4 bytes, big-endian), the encrypted bytes, and
 * the tag of AES-256-GCM (16 bytes). The nonce counts the parts, which is safe because each file has its own key and is
 * written once.
 */
const MAGIC = Buffer.from('RCREC001');
const LENGTH_BYTES = 4;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
/** The largest part, in bytes before encryption; a length above it is damage. */
const LARGEST_PART = 4 * 1024 * 1024;
const CIPHER = 'aes-256-gcm';

/** A file that differs from what was written, or was written with another key. */
export class DamagedRecording extends Error {
  override readonly name = 'DamagedRecording';
}

/** A file to which parts are added. */
export interface SealedFile {
  /** Encrypts a part and writes it. Parts are added one after the other. */
  readonly add: (part: Uint8Array) => Promise<void>;
  readonly close: () => Promise<void>;
}

function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(index), NONCE_BYTES - 8);
  return nonce;
}

function sealed(part: Uint8Array, key: Uint8Array, index: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(part.length);
  const cipher = createCipheriv(CIPHER, key, nonceOf(index)).setAAD(length);
  const encrypted = Buffer.concat([cipher.update(part), cipher.final()]);
  return Buffer.concat([length, encrypted, cipher.getAuthTag()]);
}

function opened(length: Buffer, rest: Buffer, key: Uint8Array, index: number): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonceOf(index), { authTagLength: TAG_BYTES }).setAAD(length);
  decipher.setAuthTag(rest.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(rest.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new DamagedRecording(`Part ${index} cannot be decrypted.`, { cause: error });
  }
}

/** Creates the file of a recording, accessible only to this account. */
export async function createSealedFile(path: string, key: Uint8Array): Promise<SealedFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  let parts = 0;
  try {
    await file.appendFile(MAGIC);
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    async add(part) {
      await file.appendFile(sealed(part, key, parts));
      parts += 1;
    },
    close: () => file.close(),
  };
}

/** Exactly that many bytes; fewer if the file ends before. */
async function take(file: FileHandle, bytes: number): Promise<Buffer> {
  const taken = Buffer.alloc(bytes);
  let length = 0;
  while (length < bytes) {
    const { bytesRead } = await file.read(taken, length, bytes - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return taken.subarray(0, length);
}

async function* partsOf(file: FileHandle): AsyncGenerator<{ readonly length: Buffer; readonly rest: Buffer }> {
  if (!(await take(file, MAGIC.length)).equals(MAGIC)) throw new DamagedRecording('The file is no recording.');
  for (;;) {
    const length = await take(file, LENGTH_BYTES);
    // A killed process leaves a truncated part; what was written before it counts.
    if (length.length < LENGTH_BYTES) return;
    const bytes = length.readUInt32BE();
    if (bytes > LARGEST_PART) throw new DamagedRecording('A part is longer than parts are.');
    const rest = await take(file, bytes + TAG_BYTES);
    if (rest.length < bytes + TAG_BYTES) return;
    yield { length, rest };
  }
}

/**
 * Reads a file part by part; one part is in memory at a time.
 *
 * @throws DamagedRecording at the part that differs from what was written; a system error when there is no such file.
 */
export async function* readSealedFile(path: string, key: Uint8Array): AsyncGenerator<Uint8Array> {
  const file = await open(path, constants.O_RDONLY);
  try {
    let index = 0;
    for await (const { length, rest } of partsOf(file)) {
      yield new Uint8Array(opened(length, rest, key, index));
      index += 1;
    }
  } finally {
    await file.close();
  }
}

/** How many bytes a file contains before encryption; needs no key. */
export async function sealedSize(path: string): Promise<number> {
  const file = await open(path, constants.O_RDONLY);
  try {
    let size = 0;
    for await (const { rest } of partsOf(file)) size += rest.length - TAG_BYTES;
    return size;
  } finally {
    await file.close();
  }
}
