import type { ReactNode } from 'react';
import { useLinkPress } from './useLinkPress.ts';

export interface BareLinkProps {
  /** Where the link leads. */
  readonly href: string;
  /** Its look; a bare link has none of its own. */
  readonly className: string;
  /** It was pressed, before it leads there. */
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A link without a look of its own, for parts that appear on a page by the hundred. Presses go where those of `Link`
 * go.
 */
export function BareLink({ href, className, onPress, children }: BareLinkProps) {
  const press = useLinkPress({ href, onClick: onPress });
  return (
    <a href={href} className={className} onClick={press}>
      {children}
    </a>
  );
}
