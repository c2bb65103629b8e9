export { accentFaults, type AccentFault } from './accentFaults.ts';
export { DEFAULT_BRAND, type Brand } from './brand.ts';
export { fontStack, FONT_FAMILIES, MONO_STACK } from './fontFamilies.ts';
export { colorsOf, createConsoleTheme, ROOT_CLASS, SCHEME_ATTRIBUTE, type ConsoleThemeOptions } from './theme.ts';
export type { ElevationTokens, ThemeAugmentations } from './themeTypes.ts';
export * from './tokens.ts';
