export { accentFaults, type AccentFault } from './accentFaults.ts';
export { DEFAULT_BRAND, type Brand } from './brand.ts';
export { contrast } from './contrast.ts';
export { FONT_FAMILIES, fontStack, MONO_STACK } from './fontFamilies.ts';
export { withMono } from './monoFont.ts';
export { createConsoleTheme, type ConsoleThemeOptions } from './theme.ts';
export type { ElevationTokens, ThemeAugmentations } from './themeTypes.ts';
export { colorsOf, ROOT_CLASS, SCHEME_ATTRIBUTE } from './themeValues.ts';
export {
  brandGround,
  codeGround,
  color,
  elevation,
  focusRing,
  fontSize,
  height,
  iconStroke,
  motion,
  radius,
  SCHEMES,
  shade,
  space,
  terminalColor,
  terminalGround,
  TOAST_MS,
  TOUCH_MEDIA,
  typeScale,
  UNDO_MS,
  type AccentTokens,
  type ColorTokens,
  type Scheme,
  type TypeStep,
} from './tokens.ts';
