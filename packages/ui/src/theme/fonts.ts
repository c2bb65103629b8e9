// The declarations of this file keep the reference, because they do not keep an import of declarations.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../css.d.ts" preserve="true" />
import { FONT_FAMILIES } from './fontFamilies.ts';
import { besideLatin, FONT_WEIGHTS, LATIN_RANGES, rangesBesideLatin } from './latinFont.ts';
import { MONO_FAMILY, MONO_RANGES, MONO_WEIGHTS } from './monoFont.ts';
import { unicodeRange, type UnicodeRange } from './unicodeRange.ts';

const loadKoreanRules = () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
/** More than twice those of the Korean family, and other pages need them for a name at most. */
const loadJapaneseRules = () => import('pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css');

/** The range of the Japanese companion that no other family covers: kana, Chinese characters, full-width letters. */
const JAPANESE_RANGES = [
  [0x2e80, 0x312f],
  [0x3190, 0xa4cf],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
  [0x2_0000, 0x3_ffff],
] as const;

/** The Latin letters are one file, so that a page of them needs one request. */
const LATIN_SOURCE = `url("${new URL('./latin.woff2', import.meta.url).href}") format("woff2")`;

function addLatin(): void {
  const unicode = unicodeRange(LATIN_RANGES);
  document.fonts.add(
    new FontFace(FONT_FAMILIES.latin, LATIN_SOURCE, { display: 'swap', unicodeRange: unicode, weight: FONT_WEIGHTS }),
  );
}

/** The monospace letters, which a browser downloads when a page first shows one of them. */
const MONO_SOURCES = {
  normal: `url("${new URL('./mono.woff2', import.meta.url).href}") format("woff2")`,
  bold: `url("${new URL('./monoBold.woff2', import.meta.url).href}") format("woff2")`,
};

function addMono(): void {
  const common = { display: 'swap', unicodeRange: unicodeRange(MONO_RANGES) } as const;
  for (const name of ['normal', 'bold'] as const) {
    document.fonts.add(new FontFace(MONO_FAMILY, MONO_SOURCES[name], { ...common, weight: MONO_WEIGHTS[name] }));
  }
}

/**
 * Calls back once a page shows a character of a family, which needs its rules then. A browser loads a font when it
 * meets a character of its range, so a face with the Latin file, already loaded and without these, serves as a probe.
 */
function whenShown(family: string, ranges: readonly UnicodeRange[], loadRules: () => Promise<unknown>): void {
  const sign = new FontFace(family, LATIN_SOURCE, { unicodeRange: unicodeRange(ranges), weight: FONT_WEIGHTS });
  const onShown = () => {
    // It stays: Chromium may crash if a font is removed while text is rendered with it.
    loadRules().catch((thrown: unknown) => console.warn(`The typeface ${family} could not be loaded.`, thrown));
  };
  document.fonts.add(sign);
  sign.loaded.then(onShown, onShown);
}

/**
 * The families of the bundled typeface. The Latin letters are one file, the monospace letters for code and terminals
 * two; the Korean family and its Japanese companion have many parts, whose rules are added once the page shows any of
 * their characters, and a browser downloads only the parts it needs. An application that wants the typeface calls this
 * once at startup; one with its own typeface leaves it out. No other module of this library adds a global style.
 */
export function bundledFonts(): readonly string[] {
  addLatin();
  addMono();
  whenShown(FONT_FAMILIES.korean, rangesBesideLatin(), loadKoreanRules);
  whenShown(FONT_FAMILIES.japanese, JAPANESE_RANGES, loadJapaneseRules);
  return Object.values(FONT_FAMILIES);
}

/** Loads the parts of a family that a text needs. */
async function loadParts(family: string, loadRules: () => Promise<unknown>, words: string): Promise<void> {
  await loadRules();
  if (words !== '') await document.fonts.load(`16px "${family}"`, words);
}

/**
 * Loads the parts of the typeface that a text needs, so that it is not rendered in another one first and the page does
 * not shift. Rejects if a part cannot be loaded; the text is then rendered in a system typeface.
 */
export async function loadFontsFor(language: string, words: string): Promise<void> {
  const others = besideLatin(words);
  await Promise.all([
    document.fonts.load(`16px "${FONT_FAMILIES.latin}"`, words),
    language === 'ja' ? loadParts(FONT_FAMILIES.japanese, loadJapaneseRules, others) : undefined,
    language === 'ko' ? loadParts(FONT_FAMILIES.korean, loadKoreanRules, others) : undefined,
  ]);
}
