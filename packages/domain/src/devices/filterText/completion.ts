import type { FilterKey } from './expression.ts';
import { formatTerm } from './formatFilter.ts';
import { FILTER_KEYS, FILTER_VALUES, isFilterKey, termOf } from './terms.ts';

/** A possible replacement for a part of the text. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  /** The replacement. */
  readonly texts: readonly string[];
}

/** The maximum number of suggestions. */
const OFFERED = 8;

const WORD_BEFORE = /(?:^|[\s(（-])((?!-)(?:[a-zA-Z]+[:：])?(?:"[^"]*|[^\s()（）"]*))$/;

/** A key's free names, besides its fixed values. */
export type KnownNames = Readonly<Partial<Record<FilterKey, readonly string[]>>>;

/**
 * Completions for the word before the cursor: a key with its colon, or a key with one of its values.
 *
 * @param cursor The cursor's position, in UTF-16 units.
 * @param names The existing tags and groups.
 */
export function completionAt(text: string, cursor: number, names: KnownNames): Completion {
  const word = WORD_BEFORE.exec(text.slice(0, cursor))?.[1] ?? '';
  const place = { from: cursor - word.length, to: cursor };
  const colon = word.search(/[:：]/);
  const begun = word
    .slice(colon + 1)
    .replace(/^"/, '')
    .toLowerCase();
  if (colon < 0) {
    return { ...place, texts: FILTER_KEYS.filter((key) => key.startsWith(begun)).map((key) => `${key}:`) };
  }
  const key = word.slice(0, colon).toLowerCase();
  if (!isFilterKey(key)) return { ...place, texts: [] };
  const texts = [...FILTER_VALUES[key], ...(names[key] ?? [])]
    .filter((value) => value.toLowerCase().includes(begun))
    .flatMap((value) => termOf(key, value) ?? [])
    .map(formatTerm);
  return { ...place, texts: texts.filter((each) => each !== word).slice(0, OFFERED) };
}
