/** The families that `fonts.ts` brings: Korean and Latin, and the Japanese companion. */
export const FONT_FAMILIES = {
  korean: 'Pretendard Variable',
  japanese: 'Pretendard JP Variable',
} as const;

const SYSTEM = ['-apple-system', 'BlinkMacSystemFont', '"Segoe UI"', 'sans-serif'];

/**
 * The `font-family` of a language. Chinese characters look different in Japanese, so the Japanese companion goes first
 * there; elsewhere it only fills what the Korean family lacks.
 */
export function fontStack(language: string): string {
  const korean = `"${FONT_FAMILIES.korean}"`;
  const japanese = `"${FONT_FAMILIES.japanese}"`;
  return [...(language === 'ja' ? [japanese, korean] : [korean, japanese]), ...SYSTEM].join(', ');
}
