import type { UnicodeRange } from './unicodeRange.ts';

/** The monospace family: two files, created by `npm run generate`. */
export const MONO_FAMILY = 'Remote Console Mono';

/** The weights of its files. A terminal has normal and bold letters. */
export const MONO_WEIGHTS = { normal: '400', bold: '700' } as const;

/**
 * The content of the files: the letters of Europe, and what programs draw with. A terminal renders missing characters
 * in a system family, and stretches them to the width of its cells.
 */
export const MONO_RANGES: readonly UnicodeRange[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  // Dashes, quotation marks, bullets and dots.
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  // Arrows and mathematical signs.
  [0x2190, 0x21ff],
  [0x2200, 0x226f],
  // Box drawing characters, blocks and shapes, with which programs draw frames and bars.
  [0x2500, 0x25ff],
  // Powerline symbols: branch, line number, and the separators of a prompt.
  [0xe0a0, 0xe0b3],
];

/** Loads the letters, so that nothing is measured in others. Without them a system family replaces them. */
async function loadMono(): Promise<void> {
  if (!('fonts' in document)) return;
  try {
    await Promise.all(
      Object.values(MONO_WEIGHTS).map((weight) => document.fonts.load(`${weight} 16px "${MONO_FAMILY}"`)),
    );
  } catch (thrown) {
    console.warn(`The typeface ${MONO_FAMILY} could not be loaded.`, thrown);
  }
}

/** Waits for the monospace letters along with what uses them. Only a page with the library's fonts has them. */
export async function withMono<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), loadMono()]);
  return loaded;
}
