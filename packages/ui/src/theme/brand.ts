import type { ReactNode } from 'react';
import type { AccentTokens, Scheme } from './tokens.ts';

/** Who the product belongs to. Everything that shows a product name, mark or accent takes it from here. */
export interface Brand {
  /** The name in bars, titles and emails. */
  readonly name: string;
  /** The mark beside the name, 26 px high. Without one the library draws a neutral mark. */
  readonly logo?: ReactNode;
  /** The accent in both schemes. Without one the library's own. */
  readonly accent?: Readonly<Record<Scheme, AccentTokens>>;
}

/** The brand of a portal that names none. */
export const DEFAULT_BRAND: Brand = { name: 'Remote Console' };
