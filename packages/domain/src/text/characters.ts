/**
 * The number of characters for a limit as a person would count them: Unicode code points, so that an emoji or a rare
 * Hangul or Kanji character outside the basic plane counts once.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}
