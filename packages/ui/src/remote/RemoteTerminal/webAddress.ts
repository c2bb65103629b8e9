/** The web address in a text; null for any other, such as `javascript:` and `file:`. */
export function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  return address.protocol === 'http:' || address.protocol === 'https:' ? address : null;
}

const LONGEST_TITLE = 200;

/** A title set by a program, as one short line of text. */
export function plainTitle(title: string): string {
  return title
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
}
