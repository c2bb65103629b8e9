/** What Material UI marks the element of a modal with; its own constant would bring the code of the modal. */
export const MODAL = '.MuiModal-root';

/**
 * Lets screen readers reach a modal that has just opened.
 *
 * Material UI hides everything beside the topmost modal. It learns which element that is only after the element is in
 * the page: when another modal ends in the same moment, it hides the new one as well, and nothing shows it again
 * (`ModalManager.remove`, Material UI 9.5). What has just opened is on top, so it is never meant to be hidden.
 *
 * @param layer The element that modals are drawn in.
 * @returns How to stop.
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
