import { contrast } from './contrast.ts';
import { colorsOf } from './themeValues.ts';
import { SCHEMES, type AccentTokens, type ColorTokens, type Scheme } from './tokens.ts';

/** Minimum contrast of text, and of an edge or a graphic (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const EDGE = 3;

/** What an accent is used for, on which background, and the required contrast. */
const PAIRS: readonly (readonly [keyof ColorTokens, readonly (keyof ColorTokens)[], number])[] = [
  ['accentInk', ['accent', 'accentHover'], TEXT],
  ['accentText', ['ground', 'surface', 'raised', 'sunken', 'accentSoft'], TEXT],
  ['text', ['accentSoft'], TEXT],
  ['textSecondary', ['accentSoft'], TEXT],
  ['textHint', ['accentSoft'], TEXT],
  ['accent', ['ground', 'surface', 'raised', 'sunken'], EDGE],
];

/** Two colors with too little contrast. */
export interface AccentFault {
  readonly scheme: Scheme;
  /** The foreground. */
  readonly front: keyof ColorTokens;
  /** The background it is on. */
  readonly ground: keyof ColorTokens;
  /** Their contrast, and its required minimum. */
  readonly contrast: number;
  readonly least: number;
}

/** The color pairs of a brand's accent with too little contrast; none means that the accent can be used. */
export function accentFaults(accent: Readonly<Record<Scheme, AccentTokens>>): readonly AccentFault[] {
  return SCHEMES.flatMap((scheme) => {
    const colors = colorsOf(scheme, { name: '', accent });
    return PAIRS.flatMap(([front, grounds, least]) =>
      grounds
        .map((ground) => ({ scheme, front, ground, contrast: contrast(colors[front], colors[ground]), least }))
        .filter((pair) => pair.contrast < least),
    );
  });
}
