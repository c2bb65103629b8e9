import type { MouseEvent, MouseEventHandler } from 'react';
import { useLinkClick } from '../../contexts/index.ts';
import { isPlainPress } from './isPlainPress.ts';

interface PressedLink {
  readonly href: string;
  /** Where the browser opens it, if not in the current tab. */
  readonly target?: string | undefined;
  /** Whether, or as what, the browser downloads the target. */
  readonly download?: unknown;
  /** Called first. A host that handles the click itself prevents the default. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** The click behavior of a link: a plain click goes to the provider's `onLinkClick`, all others to the browser. */
export function useLinkPress({ href, target, download, onClick }: PressedLink) {
  const onLinkClick = useLinkClick();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isLeft = target !== undefined || (download !== undefined && download !== false);
    if (!isLeft && !event.defaultPrevented && isPlainPress(event)) onLinkClick?.({ href, event });
  };
}
