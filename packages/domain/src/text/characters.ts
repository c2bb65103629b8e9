/**
 * Number of characters as a person counts them for a limit: Unicode code points, so that an emoji or a rare Hangul or
 * Kanji character outside the basic plane counts once.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}
