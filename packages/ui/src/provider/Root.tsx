import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import type { ReactNode, Ref } from 'react';
import type { Language } from '@remote-console/domain';
import '../theme/variables.css';
import { ROOT_CLASS, SCHEME_ATTRIBUTE } from '../theme/theme.ts';
import type { Scheme } from '../theme/tokens.ts';

const CALM = {
  '@media (prefers-reduced-motion: reduce)': {
    '&, & *, & *::before, & *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

interface RootProps {
  readonly language: Language;
  readonly scheme: Scheme;
  /** Whether this is the layer of what floats, which must not paint over the page. */
  readonly floating?: boolean;
  /** Receives the element. */
  readonly elementRef?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** An element that carries the theme: its variables, base styles, language and colour scheme end at its edge. */
export function Root({ language, scheme, floating = false, elementRef, children }: RootProps) {
  return (
    <ScopedCssBaseline
      {...(elementRef ? { ref: elementRef } : {})}
      enableColorScheme
      className={ROOT_CLASS}
      lang={language}
      {...{ [SCHEME_ATTRIBUTE]: scheme }}
      sx={{
        ...CALM,
        ...(floating ? { backgroundColor: 'transparent' } : {}),
        // What a page says of its own parts is inherited, and ends here.
        textAlign: 'start',
        textTransform: 'none',
        wordBreak: language === 'ko' ? 'keep-all' : 'normal',
        overflowWrap: 'break-word',
      }}
    >
      {children}
    </ScopedCssBaseline>
  );
}
