import type { Point } from './picture.ts';

/** A stroke of a letter, from one point to another. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

/** A part of a square, from 0 to 1. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The consonants as lines through the points of a three-by-three grid, numbered like a telephone keypad: 1 is the top
 * left, 9 the bottom right. A new line starts after a space. `o` is a ring.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  ㄱ: '139',
  ㄴ: '179',
  ㄷ: '3179 31',
  ㄹ: '136479',
  ㅁ: '13971',
  ㅂ: '17 39 46 79',
  ㅅ: '27 59',
  ㅇ: 'o',
  ㅈ: '13 27 59',
  ㅊ: '13 57 59 2',
  ㅋ: '139 46',
  ㅌ: '3179 46',
  ㅍ: '13 79 17 39',
  ㅎ: '13 o',
};

/** The vowels as lines on the same grid, in a box that is narrow for vertical vowels and flat for horizontal ones. */
const STANDING: Readonly<Record<string, string>> = {
  ㅏ: '28 56',
  ㅐ: '17 46 39',
  ㅑ: '28 23 56',
  ㅒ: '17 13 46 39',
  ㅓ: '39 56',
  ㅔ: '28 45 39',
  ㅕ: '39 23 56',
  ㅖ: '28 12 45 39',
  ㅣ: '28',
};
const LYING: Readonly<Record<string, string>> = { ㅗ: '79 58', ㅛ: '79 47 69', ㅜ: '13 28', ㅠ: '13 17 39', ㅡ: '46' };
/** Double vowels: a horizontal and a vertical one. */
const BOTH: Readonly<Record<string, readonly [string, string]>> = {
  ㅘ: ['ㅗ', 'ㅏ'],
  ㅙ: ['ㅗ', 'ㅐ'],
  ㅚ: ['ㅗ', 'ㅣ'],
  ㅝ: ['ㅜ', 'ㅓ'],
  ㅞ: ['ㅜ', 'ㅔ'],
  ㅟ: ['ㅜ', 'ㅣ'],
  ㅢ: ['ㅡ', 'ㅣ'],
};
/** Double consonants, side by side. */
const PAIRS: Readonly<Record<string, string>> = {
  ㄲ: 'ㄱㄱ',
  ㄸ: 'ㄷㄷ',
  ㅃ: 'ㅂㅂ',
  ㅆ: 'ㅅㅅ',
  ㅉ: 'ㅈㅈ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

const RING: readonly Point[] = Array.from({ length: 9 }, (_, step) => ({
  x: 0.5 + 0.5 * Math.cos((step * Math.PI) / 4),
  y: 0.5 + 0.5 * Math.sin((step * Math.PI) / 4),
}));

const gridPoint = (digit: string): Point => ({
  x: ((Number(digit) - 1) % 3) / 2,
  y: Math.floor((Number(digit) - 1) / 3) / 2,
});

const placed = (box: Box, { x, y }: Point): Point => ({ x: box.x + x * box.width, y: box.y + y * box.height });

function strokesOf(lines: string, box: Box): Stroke[] {
  return lines.split(' ').flatMap((line) => {
    const points = line === 'o' ? RING : [...line].map(gridPoint);
    const [first] = points;
    if (points.length === 1 && first) return [{ from: placed(box, first), to: placed(box, first) }];
    return points.slice(1).map((to, index) => ({ from: placed(box, points[index] ?? to), to: placed(box, to) }));
  });
}

/** The ring of `ㅎ` is below its line, and the tip of `ㅊ` above its own. */
function consonantStrokes(letter: string, box: Box): Stroke[] {
  if (letter === 'ㅎ') {
    const ring = { ...box, x: box.x + box.width * 0.15, y: box.y + box.height * 0.5, width: box.width * 0.7 };
    const tip = { from: placed(box, { x: 0.35, y: 0 }), to: placed(box, { x: 0.65, y: 0 }) };
    const line = { from: placed(box, { x: 0, y: 0.28 }), to: placed(box, { x: 1, y: 0.28 }) };
    return [tip, line, ...strokesOf('o', { ...ring, height: box.height * 0.5 })];
  }
  if (letter === 'ㅊ') {
    const rest = { ...box, y: box.y + box.height * 0.25, height: box.height * 0.75 };
    const tip = { from: placed(box, { x: 0.35, y: 0 }), to: placed(box, { x: 0.65, y: 0 }) };
    return [tip, ...strokesOf('13 27 59', rest)];
  }
  const pair = PAIRS[letter];
  if (pair === undefined) return strokesOf(CONSONANTS[letter] ?? '', box);
  const half = { ...box, width: box.width * 0.4 };
  const [first = '', second = ''] = [...pair];
  return [...consonantStrokes(first, half), ...consonantStrokes(second, { ...half, x: box.x + box.width * 0.6 })];
}

/** The strokes of a syllable above its final consonant, with a height from 0 to 1. */
function upperStrokes(initial: string, vowel: string, height: number): Stroke[] {
  const both = BOTH[vowel];
  const standing = both ? both[1] : vowel;
  const lying = both ? both[0] : vowel;
  const stands = STANDING[standing];
  const lies = LYING[lying];
  const consonant: Box = { x: 0, y: 0, width: stands ? 0.55 : 1, height: lies ? height * 0.5 : height };
  const beside: Box = { x: 0.65, y: 0, width: 0.35, height };
  const below: Box = { x: 0, y: height * 0.62, width: stands ? 0.6 : 1, height: height * 0.38 };
  return [
    ...consonantStrokes(initial, stands ? consonant : { ...consonant, x: 0.1, width: 0.8 }),
    ...(stands ? strokesOf(stands, beside) : []),
    ...(lies ? strokesOf(lies, below) : []),
  ];
}

/** The strokes of a Korean syllable or single letter, in a square from 0 to 1; null for any other character. */
export function hangulStrokes(character: string): readonly Stroke[] | null {
  const code = character.codePointAt(0) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const index = code - FIRST_SYLLABLE;
    const initial = INITIALS[Math.floor(index / (VOWELS.length * FINALS.length))] ?? '';
    const vowel = VOWELS[Math.floor(index / FINALS.length) % VOWELS.length] ?? '';
    const final = FINALS[index % FINALS.length] ?? '';
    if (final === '') return upperStrokes(initial, vowel, 1);
    return [
      ...upperStrokes(initial, vowel, 0.56),
      ...consonantStrokes(final, { x: 0.1, y: 0.68, width: 0.8, height: 0.32 }),
    ];
  }
  if (STANDING[character] || LYING[character] || BOTH[character]) return upperStrokes('', character, 1);
  const isConsonant = CONSONANTS[character] !== undefined || PAIRS[character] !== undefined;
  return isConsonant ? consonantStrokes(character, { x: 0, y: 0, width: 1, height: 1 }) : null;
}
