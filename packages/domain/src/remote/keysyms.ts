/** Keys that are not characters, by their X Window System numbers, which RFB sends. */
export const KEYSYMS = {
  backspace: 0xff08,
  tab: 0xff09,
  enter: 0xff0d,
  escape: 0xff1b,
  home: 0xff50,
  left: 0xff51,
  up: 0xff52,
  right: 0xff53,
  down: 0xff54,
  pageUp: 0xff55,
  pageDown: 0xff56,
  end: 0xff57,
  printScreen: 0xff61,
  insert: 0xff63,
  f1: 0xffbe,
  shift: 0xffe1,
  control: 0xffe3,
  alt: 0xffe9,
  windows: 0xffeb,
  delete: 0xffff,
} as const;

/** A key that is not a character. */
export type NamedKey = keyof typeof KEYSYMS;

const UNICODE = 0x01000000;
const LAST_CODE_POINT = 0x10ffff;

const isLatin1 = (code: number) => (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);

/**
 * The keysym of one character in its composed form: Latin-1 has its own keysyms, line breaks and tabs are keys, and
 * everything else is its code point above 0x01000000. Null for other control characters, which no key types.
 */
export function keysymOfCharacter(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x0a || code === 0x0d) return KEYSYMS.enter;
  if (code === 0x09) return KEYSYMS.tab;
  if (isLatin1(code)) return code;
  return code > 0xff ? UNICODE + code : null;
}

/** A keysym's character; null for a key that is not one. */
export function characterOfKeysym(keysym: number): string | null {
  if (isLatin1(keysym)) return String.fromCodePoint(keysym);
  const code = keysym - UNICODE;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code >= 0x20 && code <= LAST_CODE_POINT && !isSurrogate ? String.fromCodePoint(code) : null;
}

/** The keysyms that type a text, in sequence; a two-character line break is one. */
export function keysymsOfText(text: string): readonly number[] {
  return [...text.replaceAll('\r\n', '\n')].flatMap((character) => keysymOfCharacter(character) ?? []);
}
