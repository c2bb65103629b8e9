import { imageSize } from 'image-size';
import type { ImageType } from '../database/index.ts';

/** The accepted picture types, and their file extensions. SVG is not among them: it can contain scripts. */
const ENDINGS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const satisfies Record<ImageType, string>;

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const satisfies readonly ImageType[];

/** A picture recognized by its bytes. */
export interface KnownImage {
  readonly media_type: ImageType;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

function sizeOf(bytes: Uint8Array): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(bytes);
  } catch {
    // Bytes that are not a picture, or not a complete one, are expected here.
    return null;
  }
}

/** The type of a picture, read from its bytes and never from its name; null for anything else (C-PROFILE-25). */
export function recogniseImage(bytes: Uint8Array): KnownImage | null {
  const size = sizeOf(bytes);
  if (size?.type === undefined || size.width < 1 || size.height < 1) return null;
  const media_type = KINDS.find((kind) => ENDINGS[kind] === size.type);
  return media_type ? { media_type, width: size.width, height: size.height } : null;
}

/** The file extension of a type, without a dot. */
export function endingOf(type: ImageType): string {
  return ENDINGS[type];
}
