import type { MouseEvent, MouseEventHandler } from 'react';
import { useLinkClick } from '../../contexts/index.ts';
import { isPlainPress } from './isPlainPress.ts';

interface PressedLink {
  readonly href: string;
  /** Where the browser opens it, when not in place of the page. */
  readonly target?: string | undefined;
  /** Whether, or as what, the browser saves what is behind the link. */
  readonly download?: unknown;
  /** Called first. A host that takes the press for itself prevents what the link would do. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** What a link does when it is pressed: a plain press goes to the provider's `onLinkClick`, all others to the browser. */
export function useLinkPress({ href, target, download, onClick }: PressedLink) {
  const onLinkClick = useLinkClick();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isLeft = target !== undefined || (download !== undefined && download !== false);
    if (!isLeft && !event.defaultPrevented && isPlainPress(event)) onLinkClick?.({ href, event });
  };
}
