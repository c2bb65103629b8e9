/** How Material UI marks the element of a modal; importing its constant would load the code of the modal. */
export const MODAL = '.MuiModal-root';

/**
 * Makes a modal that has just opened accessible to screen readers.
 *
 * Material UI hides all siblings of the topmost modal. It learns which element that is only after it is mounted: if
 * another modal closes at the same time, it hides the new one as well, and nothing unhides it (`ModalManager.remove`,
 * Material UI 9.5). A modal that has just opened is on top, so it is never meant to be hidden.
 *
 * @param layer The element that modals are rendered in.
 * @returns A function that stops it.
 */
export function revealNewModals(layer: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    const newest = [...layer.querySelectorAll(`:scope > ${MODAL}`)].at(-1);
    const isNew = changes.some(({ addedNodes }) => [...addedNodes].some((added) => added === newest));
    if (isNew) newest?.removeAttribute('aria-hidden');
  });
  observer.observe(layer, { childList: true });
  return () => observer.disconnect();
}
