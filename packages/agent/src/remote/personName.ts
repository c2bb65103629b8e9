/** The most characters of a name that are shown: a longer one would push the rest out of sight. */
const LONGEST_NAME = 80;

/** What could end a line, be taken for markup, change the text direction, or is not a character at all. */
const UNSHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}<>&]/gu;

/** The name of a person, who may call themselves anything, as one line of plain text. */
export function shownName(name: string): string {
  const line = name.replace(UNSHOWN, ' ').replace(/\s+/g, ' ').trim();
  const letters = [...line];
  const short = letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('').trimEnd()}…` : line;
  return short || 'Somebody';
}
