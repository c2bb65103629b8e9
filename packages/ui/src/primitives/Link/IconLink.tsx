import type { ReactNode } from 'react';
import { iconButtonClasses, type IconButtonLook } from '../Button/buttonLook.ts';
import { useLinkPress } from './useLinkPress.ts';

export interface IconLinkProps extends IconButtonLook {
  /** Where the link leads. */
  readonly href: string;
  /** The accessible name, because an icon has no text; also a tooltip. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
  /** Opens in a new tab. */
  readonly newTab?: boolean | undefined;
}

/** A link that looks like an `IconButton`. */
export function IconLink({ href, label, children, newTab = false, size }: IconLinkProps) {
  const place = newTab ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  const press = useLinkPress({ href, ...place });
  return (
    <a href={href} {...place} className={iconButtonClasses({ size })} aria-label={label} title={label} onClick={press}>
      {children}
    </a>
  );
}
