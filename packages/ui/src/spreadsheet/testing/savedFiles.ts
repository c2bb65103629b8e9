import { fn } from 'storybook/test';

/** What the browser was given to save: address and name. Set by `watchSaving`. */
export const saved = fn();

/** Records the files given to the browser instead of saving them; for `beforeEach` of a story. */
export function watchSaving(): () => void {
  saved.mockClear();
  const note = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
    if (!link) return;
    event.preventDefault();
    saved(link.getAttribute('href'), link.getAttribute('download'));
  };
  document.addEventListener('click', note);
  return () => document.removeEventListener('click', note);
}
