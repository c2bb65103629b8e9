import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useLinkClick } from '../../provider/contexts.ts';
import { isPlainPress } from './isPlainPress.ts';

export interface LinkProps {
  /** Where the link leads. It stays a real link: it can be copied and opened in a new tab. */
  readonly href: string;
  readonly children: ReactNode;
  /** `accent` (default) stands out in running text; `inherit` takes the colour around it. */
  readonly tone?: 'accent' | 'inherit';
  /** Underlined also before it is pointed at: in a line of text, where colour alone would tell it apart. */
  readonly underlined?: boolean;
  /** Opens in a new tab. */
  readonly newTab?: boolean;
  readonly sx?: NonNullable<MuiLinkProps['sx']>;
  /** Names the link where its words alone do not. They must contain the visible words. */
  readonly 'aria-label'?: string;
  /** `page` marks the link to where the reader already is. */
  readonly 'aria-current'?: 'page' | 'true';
}

/** A link. A plain press goes to the provider's `onLinkClick`, so that the application's router can follow it. */
export function Link({ href, children, tone = 'accent', underlined = false, newTab = false, sx, ...aria }: LinkProps) {
  const onLinkClick = useLinkClick();
  return (
    <MuiLink
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(tone === 'inherit' ? { color: 'inherit' } : {})}
      underline={underlined ? 'always' : 'hover'}
      {...(sx ? { sx } : {})}
      {...aria}
      onClick={(event) => {
        if (!newTab && isPlainPress(event)) onLinkClick?.({ href, event });
      }}
    >
      {children}
    </MuiLink>
  );
}
