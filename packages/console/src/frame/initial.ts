/** A letter of its own: Latin, a syllable of Hangul, kana or a Chinese character, as almost every name begins. */
const PLAIN_LETTER = /^[\p{Script=Latin}\uAC00-\uD7A3\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u;

/** What belongs to the letter before it: combining marks, joiners, and the rest of a syllable of Hangul. */
const CONTINUES = /^[\p{Grapheme_Extend}\p{M}\u200D\u1160-\u11FF\uD7B0-\uD7FF\p{Emoji_Modifier}]/u;

/**
 * The first letter of a name, as people count letters, in upper case; empty without a name. Segmenting loads tables that
 * cost a page 25 ms before its first paint, so it is left to names that need it.
 */
export function initialOf(name: string): string {
  const trimmed = name.trim();
  const [first = '', second = ''] = trimmed;
  if (PLAIN_LETTER.test(first) && !CONTINUES.test(second)) return first.toLocaleUpperCase();
  const [initial] = new Intl.Segmenter().segment(trimmed);
  return initial?.segment.toLocaleUpperCase() ?? '';
}
