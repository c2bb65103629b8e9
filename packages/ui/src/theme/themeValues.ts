import type { CssVarsThemeOptions, TypographyVariantsOptions } from '@mui/material/styles';
import type { Brand } from './brand.ts';
import { fontStack } from './fontFamilies.ts';
import { color, elevation, motion, radius, typeScale, type ColorTokens, type Scheme, type TypeStep } from './tokens.ts';

/** Class of every element that has the theme's variables: the root of a widget and its floating layer. */
export const ROOT_CLASS = 'rc-root';

/** Attribute of such an element with the color scheme. */
export const SCHEME_ATTRIBUTE = 'data-rc-scheme';

/** The colors of a scheme including the brand's accent. */
export function colorsOf(scheme: Scheme, brand?: Brand): ColorTokens {
  return { ...color[scheme], ...brand?.accent?.[scheme] };
}

function paletteOf(scheme: Scheme, brand: Brand | undefined) {
  const tone = colorsOf(scheme, brand);
  const filled = (main: string) => ({ main, light: main, dark: main, contrastText: tone.surface });
  return {
    tone,
    elevation: elevation[scheme],
    primary: { main: tone.accent, light: tone.accent, dark: tone.accentHover, contrastText: tone.accentInk },
    secondary: filled(tone.textSecondary),
    success: filled(tone.online),
    warning: filled(tone.warn),
    error: filled(tone.error),
    info: filled(tone.info),
    background: { default: tone.ground, paper: tone.surface },
    text: { primary: tone.text, secondary: tone.textSecondary, disabled: tone.textHint },
    divider: tone.line,
  };
}

function step({ size, line, weight, tracking = 0 }: TypeStep) {
  return {
    fontSize: size,
    lineHeight: `${line}px`,
    fontWeight: weight,
    letterSpacing: tracking === 0 ? 'normal' : `${tracking}em`,
  };
}

function typographyOf(locale: string): TypographyVariantsOptions {
  return {
    fontFamily: fontStack(locale),
    fontSize: typeScale.body.size,
    h1: step(typeScale.title),
    h2: step(typeScale.heading),
    h3: step(typeScale.subheading),
    h4: step(typeScale.subheading),
    h5: step(typeScale.subheading),
    h6: step(typeScale.subheading),
    subtitle1: step(typeScale.subheading),
    subtitle2: step(typeScale.label),
    body1: step(typeScale.body),
    body2: step(typeScale.label),
    caption: step(typeScale.caption),
    overline: { ...step(typeScale.tile), textTransform: 'none' },
    button: { ...step(typeScale.subheading), textTransform: 'none' },
  };
}

/** The variables of the theme, without component styles: `npm run generate` writes a style sheet of them. */
export function themeValues(locale: string, brand?: Brand) {
  return {
    cssVariables: {
      cssVarPrefix: 'rc',
      rootSelector: `.${ROOT_CLASS}`,
      colorSchemeSelector: `[${SCHEME_ATTRIBUTE}="%s"]`,
    },
    colorSchemes: {
      light: { palette: paletteOf('light', brand) },
      dark: { palette: paletteOf('dark', brand) },
    },
    spacing: 4,
    shape: { borderRadius: radius.control },
    typography: typographyOf(locale),
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: motion.quick,
        shorter: motion.standard,
        short: motion.standard,
        standard: motion.standard,
        complex: motion.standard,
        enteringScreen: motion.enter,
        leavingScreen: motion.leave,
      },
      easing: { easeInOut: motion.easing, easeOut: motion.easing, easeIn: motion.easing, sharp: motion.easing },
    },
  } satisfies CssVarsThemeOptions & { cssVariables: object };
}
