import type { UnicodeRange } from './unicodeRange.ts';

/** The family of the Latin letters: one file, created by `npm run generate`, under a name that is not reserved. */
export const LATIN_FAMILY = 'Remote Console Latin';

/** The weight range of the variable typeface. */
export const FONT_WEIGHTS = '45 920';

/**
 * The content of the file: the letters of western Europe, and the punctuation, arrows and keys that the console shows.
 */
export const LATIN_RANGES: readonly UnicodeRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2318, 0x2318],
];

/** Spaces, and invisible characters: no page needs a font for them. */
const INVISIBLE = [
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
] as const;

/** The first character that other families may have to provide. */
const BESIDE_FROM = 0x100;

/** What no other family needs to provide, in order. */
const NOT_BESIDE = [...LATIN_RANGES.filter(([begin]) => begin >= BESIDE_FROM), ...INVISIBLE].toSorted(
  ([left], [right]) => left - right,
);

/** Everything above the basic letters that the file lacks. */
export function rangesBesideLatin(): readonly UnicodeRange[] {
  const beside: UnicodeRange[] = [];
  let from = BESIDE_FROM;
  for (const [first, last] of NOT_BESIDE) {
    if (first > from) beside.push([from, first - 1]);
    from = last + 1;
  }
  return [...beside, [from, 0x10_ffff]];
}

/** The characters of a text that other families have. Everything below the first is in the file, or invisible. */
export function besideLatin(words: string): string {
  const isBeside = (point: number) =>
    point >= BESIDE_FROM && !NOT_BESIDE.some(([first, last]) => point >= first && point <= last);
  return [...new Set(words)].filter((character) => isBeside(character.codePointAt(0) ?? 0)).join('');
}
