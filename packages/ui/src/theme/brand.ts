import type { ReactNode } from 'react';
import type { AccentTokens, Scheme } from './tokens.ts';

/** The brand of the product. Everything that shows a product name, mark or accent takes it from here. */
export interface Brand {
  /** The name in bars, titles and emails. */
  readonly name: string;
  /** The mark next to the name, 26 px high. Without one the library shows a neutral mark. */
  readonly logo?: ReactNode;
  /** The accent in both schemes. The library's own by default. */
  readonly accent?: Readonly<Record<Scheme, AccentTokens>>;
}

/** The default brand of a portal. */
export const DEFAULT_BRAND: Brand = { name: 'Remote Console' };
