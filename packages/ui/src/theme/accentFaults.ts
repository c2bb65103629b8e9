import { contrast } from './contrast.ts';
import { colorsOf } from './themeValues.ts';
import { SCHEMES, type AccentTokens, type ColorTokens, type Scheme } from './tokens.ts';

/** Least contrast of text, and of an edge or a figure (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const EDGE = 3;

/** What an accent draws, on what, and how strong it has to be. */
const PAIRS: readonly (readonly [keyof ColorTokens, readonly (keyof ColorTokens)[], number])[] = [
  ['accentInk', ['accent', 'accentHover'], TEXT],
  ['accentText', ['ground', 'surface', 'raised', 'sunken', 'accentSoft'], TEXT],
  ['text', ['accentSoft'], TEXT],
  ['textSecondary', ['accentSoft'], TEXT],
  ['textHint', ['accentSoft'], TEXT],
  ['accent', ['ground', 'surface', 'raised', 'sunken'], EDGE],
];

/** Two colors that are too close to each other. */
export interface AccentFault {
  readonly scheme: Scheme;
  /** What is drawn. */
  readonly front: keyof ColorTokens;
  /** The background it is on. */
  readonly ground: keyof ColorTokens;
  /** Their contrast, and the least it has to be. */
  readonly contrast: number;
  readonly least: number;
}

/** The pairs of a brand's accent that are too weak to read or to see; none means that the accent can be used. */
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
