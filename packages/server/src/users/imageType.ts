import type { ImageType } from '../database/index.ts';

const ENDINGS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const satisfies Record<ImageType, string>;

function hasAt(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

/**
 * What kind of picture some bytes are, by the marks at their beginning and not by what the sender says; null for anything
 * else. SVG is none of them, because it can carry scripts (C-PROFILE-25).
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (hasAt(bytes, 0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]) && hasAt(bytes, 12, ascii('IHDR'))) return 'image/png';
  if (hasAt(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (hasAt(bytes, 0, ascii('RIFF')) && hasAt(bytes, 8, ascii('WEBP'))) return 'image/webp';
  if (hasAt(bytes, 0, ascii('GIF87a')) || hasAt(bytes, 0, ascii('GIF89a'))) return 'image/gif';
  return null;
}

/** The ending of a file's name. */
export function endingOf(type: ImageType): string {
  return ENDINGS[type];
}
