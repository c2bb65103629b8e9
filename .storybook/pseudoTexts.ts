import type { LoadTexts } from '@remote-console/ui/i18n';
import { TEXT_LOADERS } from '@remote-console/ui/i18n';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  l: 'ľ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
  Y: 'Ý',
};

/** How much longer a text gets: as much as German or Finnish may need compared with English. */
const LONGER_BY = 0.4;

const PLACEHOLDER = /(\{\{[^}]+\}\})/;

/** A text as in no real language: with accents, and longer by two fifths. Placeholders stay as they are. */
export function pseudoText(text: string): string {
  const parts = text.split(PLACEHOLDER);
  const words = parts.map((part) =>
    PLACEHOLDER.test(part) ? part : [...part].map((letter) => ACCENTS[letter] ?? letter).join(''),
  );
  const length = parts.filter((part) => !PLACEHOLDER.test(part)).join('').length;
  return (
    words.join('') +
    'éöñîå '
      .repeat(12)
      .slice(0, Math.ceil(length * LONGER_BY))
      .trimEnd()
  );
}

/** The texts of a language in the pseudo-language. */
export const loadPseudoTexts: LoadTexts = async (language, area) =>
  Object.fromEntries(
    Object.entries(await TEXT_LOADERS[language][area]()).map(([key, text]) => [key, pseudoText(text)]),
  );
