import type { CSSProperties, ReactNode } from 'react';
import { useLinkClick } from '../../contexts/index.ts';
import { isPlainPress } from './isPlainPress.ts';
import styles from './Link.module.css';

export interface LinkProps {
  /** Where the link leads. It stays a real link: it can be copied and opened in a new tab. */
  readonly href: string;
  readonly children: ReactNode;
  /** `accent` (default) stands out in running text; `inherit` takes the color around it. */
  readonly tone?: 'accent' | 'inherit';
  /** Underlined also before it is pointed at: in a line of text, where color alone would tell it apart. */
  readonly underlined?: boolean;
  /** Opens in a new tab. */
  readonly newTab?: boolean;
  /** Its place among its neighbors, and what it changes of the look. */
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Names the link where its words alone do not. They must contain the visible words. */
  readonly 'aria-label'?: string;
  /** `page` marks the link to where the reader already is. */
  readonly 'aria-current'?: 'page' | 'true';
}

/** A link. A plain press goes to the provider's `onLinkClick`, so that the application's router can follow it. */
export function Link(props: LinkProps) {
  const { href, children, tone = 'accent', underlined = false, newTab = false, className = '', ...attributes } = props;
  const onLinkClick = useLinkClick();
  return (
    <a
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...attributes}
      className={`${styles.link} ${tone === 'inherit' ? styles.inherit : ''} ${underlined ? styles.underlined : ''} ${className}`}
      onClick={(event) => {
        if (!newTab && isPlainPress(event)) onLinkClick?.({ href, event });
      }}
    >
      {children}
    </a>
  );
}
