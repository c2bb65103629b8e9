/** Where recordings are, and what they are encrypted with. */
export interface RecordingSettings {
  /** The folder of their files. */
  readonly folder: string;
  /** The key of the installation; null when it is in `keyFile`, which is created when first needed. */
  readonly key: Uint8Array | null;
  readonly keyFile: string;
}

/** Bytes of the key of an installation. */
export const KEY_BYTES = 32;

/** A key from its base64 text; null when it is invalid. */
export function keyOfText(written: string): Uint8Array | null {
  const key = Buffer.from(written, 'base64');
  return key.length === KEY_BYTES && /^[A-Za-z0-9+/]{43}=?$/.test(written) ? new Uint8Array(key) : null;
}
