/** The address that a text names, where it is one of the web; null for any other, such as `javascript:` and `file:`. */
export function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  return address.protocol === 'http:' || address.protocol === 'https:' ? address : null;
}

const LONGEST_TITLE = 200;

/** A title that a program gave its terminal, as one short line of text. */
export function plainTitle(title: string): string {
  return title
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
}
