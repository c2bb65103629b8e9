/** A character that is always a complete letter, as most names start: Latin, Hangul syllable, kana, or Chinese. */
const PLAIN_LETTER = /^[\p{Script=Latin}\uAC00-\uD7A3\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u;

/** Characters that belong to the letter before: combining marks, joiners, and the rest of a Hangul syllable. */
const CONTINUES = /^[\p{Grapheme_Extend}\p{M}\u200D\u1160-\u11FF\uD7B0-\uD7FF\p{Emoji_Modifier}]/u;

/**
 * The first letter of a name, as users perceive letters, in upper case; empty without a name. Segmentation loads tables
 * that cost a page 25 ms before first paint, so only names that need it use it.
 */
export function initialOf(name: string): string {
  const trimmed = name.trim();
  const [first = '', second = ''] = trimmed;
  if (PLAIN_LETTER.test(first) && !CONTINUES.test(second)) return first.toLocaleUpperCase();
  const [initial] = new Intl.Segmenter().segment(trimmed);
  return initial?.segment.toLocaleUpperCase() ?? '';
}
