import { expect, it } from 'vitest';
import { revealNewModals } from './newModals.ts';

/** A modal as Material UI leaves it if another one closes while it opens. */
function hiddenModal(): HTMLElement {
  const modal = document.createElement('div');
  modal.className = 'MuiModal-root';
  modal.setAttribute('aria-hidden', 'true');
  return modal;
}

const changesSeen = async () => Promise.resolve();

it('reveals the modal that has just opened, and none below it', async () => {
  const layer = document.createElement('div');
  const below = hiddenModal();
  const toasts = document.createElement('div');
  toasts.setAttribute('aria-hidden', 'true');
  layer.append(below, toasts);
  const stop = revealNewModals(layer);
  const opened = hiddenModal();
  layer.append(opened);
  await changesSeen();
  expect([below, toasts, opened].map((element) => element.getAttribute('aria-hidden'))).toEqual(['true', 'true', null]);
  stop();
});

it('leaves alone what was hidden later, because something opened over it', async () => {
  const layer = document.createElement('div');
  const stop = revealNewModals(layer);
  const first = hiddenModal();
  layer.append(first);
  await changesSeen();
  first.setAttribute('aria-hidden', 'true');
  layer.append(hiddenModal());
  await changesSeen();
  expect(first.getAttribute('aria-hidden')).toBe('true');
  stop();
});
