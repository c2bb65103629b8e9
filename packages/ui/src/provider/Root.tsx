import type { Language } from '@remote-console/domain';
import type { ReactNode, Ref } from 'react';
import '../theme/variables.css';
import { ROOT_CLASS, SCHEME_ATTRIBUTE, type Scheme } from '../theme/index.ts';
import styles from './Root.module.css';

interface RootProps {
  readonly language: Language;
  readonly scheme: Scheme;
  /** Whether this is the floating layer, which must not paint over the page. */
  readonly floating?: boolean;
  /** Receives the element. */
  readonly elementRef?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** An element that applies the theme: its variables, base styles, language and color scheme are limited to it. */
export function Root({ language, scheme, floating = false, elementRef, children }: RootProps) {
  return (
    <div
      ref={elementRef}
      className={`${ROOT_CLASS} ${styles.root} ${floating ? styles.floating : ''}`}
      lang={language}
      {...{ [SCHEME_ATTRIBUTE]: scheme }}
    >
      {children}
    </div>
  );
}
