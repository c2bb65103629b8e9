/** Tells Material UI's types about our tokens. */
import type { ColorTokens } from './tokens.ts';

/** The modules whose types are part of the theme: naming them here is what brings their declarations in. */
export type ThemeAugmentations = [typeof import('@mui/material/themeCssVarsAugmentation')];

/** The shadows of what floats. */
export interface ElevationTokens {
  menu: string;
  dialog: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    tone: ColorTokens;
    elevation: ElevationTokens;
  }
  /** Not asked of a page that makes a theme of its own. */
  interface PaletteOptions {
    tone?: ColorTokens;
    elevation?: ElevationTokens;
  }
}
