import type { Direction, Language } from '@remote-console/domain';
import type { ReactNode, Ref } from 'react';
import '../theme/variables.css';
import { ROOT_CLASS, SCHEME_ATTRIBUTE, type Scheme } from '../theme/index.ts';
import styles from './Root.module.css';

interface RootProps {
  readonly language: Language;
  readonly direction: Direction;
  readonly scheme: Scheme;
  /** Whether this is the layer of what floats, which must not paint over the page. */
  readonly floating?: boolean;
  /** Receives the element. */
  readonly elementRef?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** An element that carries the theme: its variables, base styles, language, direction and color scheme end at its edge. */
export function Root({ language, direction, scheme, floating = false, elementRef, children }: RootProps) {
  return (
    <div
      ref={elementRef}
      className={`${ROOT_CLASS} ${styles.root} ${floating ? styles.floating : ''}`}
      lang={language}
      dir={direction}
      {...{ [SCHEME_ATTRIBUTE]: scheme }}
    >
      {children}
    </div>
  );
}
