import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../brand/index.tsx';

/** Id of the element that holds the page, below the bars. */
export const MAIN_ID = 'main';

/** Moves the focus to the page's heading, or to the page while it has none yet. */
function focusHeading(page: HTMLElement): void {
  const target = page.querySelector<HTMLElement>('h1') ?? page;
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}

interface PageTitleProps {
  /** The page's name, in the user's language. */
  readonly title: string;
  /** Moves the focus to the heading when the page was reached from another one. Pages with a form keep it there. */
  readonly movesFocus?: boolean;
}

/** Sets the browser title, and moves the focus to the heading after a navigation. */
export function PageTitle({ title, movesFocus = true }: PageTitleProps) {
  const isFirstPage = useLocation().key === 'default';
  const hasArrived = useRef(isFirstPage || !movesFocus);
  useEffect(() => {
    const page = document.getElementById(MAIN_ID);
    if (!page) return;
    // Later only while the focus still waits for a heading: selecting another group must not take it out of the tree.
    if (!hasArrived.current || document.activeElement === page) focusHeading(page);
    hasArrived.current = true;
  }, [title]);
  return <title>{`${title} · ${BRAND.name}`}</title>;
}
