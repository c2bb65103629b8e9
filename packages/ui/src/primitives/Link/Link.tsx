import type { CSSProperties, ReactNode } from 'react';
import { useLinkClick } from '../../contexts/index.ts';
import { isPlainPress } from './isPlainPress.ts';
import styles from './Link.module.css';

export interface LinkProps {
  /** Where the link leads. It remains a real link: it can be copied and opened in a new tab. */
  readonly href: string;
  readonly children: ReactNode;
  /** `accent` (default) is colored in running text; `inherit` uses the surrounding color. */
  readonly tone?: 'accent' | 'inherit';
  /** Underlined even without hover: in a line of text, where only color would distinguish it. */
  readonly underlined?: boolean;
  /** Opens in a new tab. */
  readonly newTab?: boolean;
  /** Layout among its neighbors, and style overrides. */
  readonly className?: string;
  readonly style?: CSSProperties;
  /** The accessible name if the text is not enough. It must contain the visible text. */
  readonly 'aria-label'?: string;
  /** `page` marks the link to the current page. */
  readonly 'aria-current'?: 'page' | 'true';
}

/** A link. A plain click goes to the provider's `onLinkClick`, so that the application's router can follow it. */
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
