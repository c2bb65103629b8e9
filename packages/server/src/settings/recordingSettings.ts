import { join, resolve } from 'node:path';
import { type Environment, NOTHING, SettingError, text } from './settingValues.ts';

/** Where recordings are, and what they are encrypted with. */
export interface RecordingSettings {
  /** The folder of their files. */
  readonly folder: string;
  /** The key of the installation; null when it is in `keyFile`, which is made when it is first needed. */
  readonly key: Uint8Array | null;
  readonly keyFile: string;
}

/** Bytes of the key of an installation. */
export const KEY_BYTES = 32;

/** A key from its base64 text; null when it is none. */
export function keyOfText(written: string): Uint8Array | null {
  const key = Buffer.from(written, 'base64');
  return key.length === KEY_BYTES && /^[A-Za-z0-9+/]{43}=?$/.test(written) ? new Uint8Array(key) : null;
}

/**
 * Reads what concerns recordings from environment variables.
 *
 * @throws SettingError for a value that cannot be used.
 */
export function readRecordingSettings(environment: Environment, dataFolder: string): RecordingSettings {
  const written = text(environment, 'RECORDING_KEY', NOTHING);
  const key = written === NOTHING ? null : keyOfText(written);
  if (written !== NOTHING && key === null) {
    // The value is a secret, so it is not repeated.
    throw new SettingError('RECORDING_KEY must be 32 random bytes in base64, such as `openssl rand -base64 32` makes.');
  }
  return {
    folder: resolve(text(environment, 'RECORDINGS_DIR', join(dataFolder, 'recordings'))),
    key,
    keyFile: join(dataFolder, 'recording.key'),
  };
}
