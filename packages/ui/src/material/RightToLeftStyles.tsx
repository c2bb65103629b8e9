import { CacheProvider } from '@emotion/react';
import rightToLeft from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import { createStyleCaches } from './styleCache.ts';

/** The style sheets of what is read from right to left: every left is a right. */
const styleCache = createStyleCaches({ key: 'rcr', stylisPlugins: [prefixer, rightToLeft] });

interface RightToLeftStylesProps {
  readonly nonce: string;
  readonly children: ReactNode;
}

/** The place for the styles of Material UI components in a language that is read from right to left. */
export function RightToLeftStyles({ nonce, children }: RightToLeftStylesProps) {
  return <CacheProvider value={styleCache(nonce)}>{children}</CacheProvider>;
}
