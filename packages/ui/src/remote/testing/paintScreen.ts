/** A single-color part of a picture, in 0xRRGGBB; pixels from the upper left corner. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: number;
}

/** Size of the screens of stories. */
export const STORY_SCREEN = { width: 1024, height: 640 } as const;

/** A desktop with a bar, two windows and lines that represent text. */
export const STORY_DESKTOP: readonly Patch[] = [
  ...Array.from({ length: 20 }, (_, band) => ({
    x: 0,
    y: band * 32,
    width: 1024,
    height: 32,
    color: ((0x1b + band) << 16) | ((0x23 + band * 2) << 8) | (0x50 + band * 6),
  })),
  { x: 120, y: 90, width: 420, height: 300, color: 0xf7f8fa },
  { x: 120, y: 90, width: 420, height: 28, color: 0xe6e9f5 },
  ...Array.from({ length: 7 }, (_, line) => ({
    x: 144,
    y: 144 + line * 30,
    width: 200 + ((line * 67) % 160),
    height: 8,
    color: 0x535c6b,
  })),
  { x: 600, y: 170, width: 320, height: 240, color: 0xffffff },
  { x: 600, y: 170, width: 320, height: 28, color: 0xeceefc },
  { x: 632, y: 230, width: 256, height: 10, color: 0x3d4fd6 },
  { x: 632, y: 270, width: 180, height: 8, color: 0x858e9d },
  { x: 0, y: 600, width: 1024, height: 40, color: 0xdfe3f6 },
  { x: 12, y: 610, width: 20, height: 20, color: 0x3d4fd6 },
];
