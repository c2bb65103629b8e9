import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../brand.tsx';

/** Id of the element that holds the page, behind the bars. */
export const MAIN_ID = 'main';

function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}

interface PageTitleProps {
  /** Name of the page, in the person's language. */
  readonly title: string;
  /** Moves the focus to the heading when the page was reached from another one. A page with a form leaves it to that. */
  readonly movesFocus?: boolean;
}

/** Names the page for the browser's tab, and leads the focus of whoever navigated here to its heading. */
export function PageTitle({ title, movesFocus = true }: PageTitleProps) {
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    if (movesFocus && !isFirstPage) focusHeading();
    // Only on arrival: a change within the page, such as another group, must not take the focus away.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <title>{`${title} · ${BRAND.name}`}</title>;
}
