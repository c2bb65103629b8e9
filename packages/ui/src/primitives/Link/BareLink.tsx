import type { ReactNode } from 'react';
import { useLinkPress } from './useLinkPress.ts';

export interface BareLinkProps {
  /** Where the link leads. */
  readonly href: string;
  /** Its class; a bare link has no styles of its own. */
  readonly className: string;
  /** It was clicked, before navigation. */
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A link without styles of its own, for elements that appear on a page by the hundred. Clicks are handled like those of
 * `Link`.
 */
export function BareLink({ href, className, onPress, children }: BareLinkProps) {
  const press = useLinkPress({ href, onClick: onPress });
  return (
    <a href={href} className={className} onClick={press}>
      {children}
    </a>
  );
}
