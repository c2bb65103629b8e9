/**
 * The form of a text by which it is sorted and searched: compatibility-composed and case-folded, so that full-width
 * letters and half-width kana are found by their ordinary forms. The same on both engines, because it is computed here.
 */
export function textKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** A LIKE pattern for "contains"; `\` is its escape character. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
