import { loadFromFiles, type LoadTexts } from '../catalog/index.ts';
import {
  formatMessage,
  NUMBER,
  PLURAL,
  type Forms,
  type Message,
  type Placeholder,
  type Text,
} from '../messages/index.ts';

/** Whose plural forms and direction the pseudo-language has: all six forms, from right to left. */
export const PSEUDO_LANGUAGE = 'ar';

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

/** How much longer a text gets: as much as German or Finnish may need over English. */
const LONGER_BY = 0.4;
/** What is written behind the words of a text to make it longer; behind those of a plural form, its name. */
const PADDING = 'endings';

const accented = (words: string) => [...words].map((letter) => ACCENTS[letter] ?? letter).join('');

const CATEGORIES = new Intl.PluralRules(PSEUDO_LANGUAGE).resolvedOptions().pluralCategories;

/** Every plural form of the pseudo-language: one that the message lacks is its general form. */
function pseudoForms(forms: Forms, isPlural: boolean): Forms {
  const names = new Set([...Object.keys(forms), ...(isPlural ? CATEGORIES : [])]);
  const own = [...names].map((name) => [name, pseudoMessage(forms[name] ?? forms.other, name)] as const);
  return { ...Object.fromEntries(own), other: pseudoMessage(forms.other, 'other') };
}

function pseudoPart(part: string | Placeholder): string | Placeholder {
  if (typeof part === 'string') return accented(part);
  if (part[1] === undefined || part[1] === NUMBER) return part;
  const [name, kind, forms] = part;
  return [name, kind, pseudoForms(forms, kind === PLURAL)];
}

/**
 * A message as no language has it: with accents, and longer by two fifths. Its placeholders stay as they are; a plural has
 * each of the six forms, which ends with its name.
 */
export function pseudoMessage(message: Message, padding = PADDING): Message {
  const parts = typeof message === 'string' ? [message] : message;
  const length = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);
  const longer = Math.ceil(length * LONGER_BY);
  const ending = ` ${accented(padding)}`.repeat(Math.ceil(longer / (padding.length + 1))).slice(0, longer);
  const words = [...parts.map(pseudoPart), ending.trimEnd()];
  return typeof message === 'string' ? words.join('') : words;
}

/** The texts of a language in the pseudo-language, counted by its plural rules. */
export const loadPseudoTexts: LoadTexts = async (language, area) => {
  const texts = Object.entries<Text>(await loadFromFiles(language, area));
  return Object.fromEntries(
    texts.map(([key, text]) => {
      const message = typeof text === 'function' ? key : pseudoMessage(text);
      return [key, (values) => formatMessage(message, PSEUDO_LANGUAGE, values)] satisfies [string, Text];
    }),
  );
};
