import { hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { KEY_BYTES, keyOfText, type RecordingSettings } from '../../settings/index.ts';
import { isNodeError } from './nodeErrors.ts';

/** The key of an installation, from which each file's key is derived. */
export interface RecordingKey {
  /** Distinguishes it from other keys, without revealing it. */
  readonly id: string;
  /** The key of one file (AES-256), derived with the salt of that file (RFC 5869). */
  readonly keyOf: (salt: Uint8Array) => Uint8Array;
}

/** Bytes of the salt of a file. */
export const SALT_BYTES = 32;
const ID_BYTES = 8;

function derived(secret: Uint8Array, salt: Uint8Array | string, purpose: string, bytes: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, purpose, bytes));
}

function keyFrom(secret: Uint8Array): RecordingKey {
  return {
    id: Buffer.from(derived(secret, '', 'name of the recording key', ID_BYTES)).toString('hex'),
    keyOf: (salt) => derived(secret, salt, 'recording', KEY_BYTES),
  };
}

/** The key in a file; null without the file. */
async function readKeyFile(file: string): Promise<Uint8Array | null> {
  try {
    const secret = keyOfText((await readFile(file, 'utf8')).trim());
    if (!secret) throw new Error(`The key of recordings in ${file} is damaged; put a backup in its place.`);
    return secret;
  } catch (error) {
    if (isNodeError(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates the key file. Of several simultaneous ones the first counts; the file appears with its whole content. */
async function makeKeyFile(file: string): Promise<Uint8Array> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isNodeError(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  const secret = await readKeyFile(file);
  if (!secret) throw new Error(`The key of recordings in ${file} is gone.`);
  return secret;
}

/**
 * The key of this installation: that of the settings, else the one in the data folder, created when first needed.
 *
 * @throws when the file cannot be read or written, or contains no key.
 */
export async function openRecordingKey({ key, keyFile }: RecordingSettings): Promise<RecordingKey> {
  return keyFrom(key ?? (await readKeyFile(keyFile)) ?? (await makeKeyFile(keyFile)));
}
