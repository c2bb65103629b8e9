import { LATIN_FAMILY } from './latinFont.ts';
import { MONO_FAMILY } from './monoFont.ts';

/** The families that `fonts.ts` provides for text: the Latin letters, Korean, and the Japanese companion. */
export const FONT_FAMILIES = {
  latin: LATIN_FAMILY,
  korean: 'Pretendard Variable',
  japanese: 'Pretendard JP Variable',
} as const;

const SYSTEM = ['-apple-system', 'BlinkMacSystemFont', '"Segoe UI"', 'sans-serif'];

/**
 * The `font-family` of a language. Chinese characters look different in Japanese, so the Japanese companion comes
 * before the Korean family there; elsewhere it is only a fallback. Latin letters are the same in both. Letters that none of
 * them has, such as Arabic ones, are displayed in a font of the system.
 */
export function fontStack(language: string): string {
  const { latin, korean, japanese } = FONT_FAMILIES;
  const families = language === 'ja' ? [latin, japanese, korean] : [latin, korean, japanese];
  return [...families.map((family) => `"${family}"`), ...SYSTEM].join(', ');
}

/** The `font-family` of code and of terminals: monospace, with the text families as fallback. */
export const MONO_STACK = [
  `"${MONO_FAMILY}"`,
  'ui-monospace',
  '"SF Mono"',
  'Menlo',
  'Consolas',
  '"DejaVu Sans Mono"',
  '"Noto Sans Mono CJK KR"',
  'monospace',
  `"${FONT_FAMILIES.korean}"`,
  `"${FONT_FAMILIES.japanese}"`,
].join(', ');
