/** Adds our tokens to Material UI's types. */
import type { ColorTokens } from './tokens.ts';

/** The modules whose types are part of the theme: referencing them here includes their declarations. */
export type ThemeAugmentations = [typeof import('@mui/material/themeCssVarsAugmentation')];

/** The shadows of floating elements. */
export interface ElevationTokens {
  menu: string;
  dialog: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    tone: ColorTokens;
    elevation: ElevationTokens;
  }
  /** Not required from a page that creates its own theme. */
  interface PaletteOptions {
    tone?: ColorTokens;
    elevation?: ElevationTokens;
  }
}
