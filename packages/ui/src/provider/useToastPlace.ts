import { useLayoutEffect, useState, type RefObject } from 'react';
import { MODAL } from './newModals.ts';
import { EDGE, placeToasts, type Area, type ToastPlace } from './toastPlace.ts';
import type { ShownToast } from './toastState.ts';

const CONTROLS = [
  ...['a[href]', 'button', 'input', 'select', 'textarea'].map((tag) => `${tag}:not(:disabled, [type="hidden"])`),
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

/** The clickable elements: in the dialog or menu on top of the page, otherwise in the page. */
function controlsBeside(stack: Element, layer: Element): readonly Area[] {
  const top = [...layer.querySelectorAll(`:scope > ${MODAL}:not(.MuiModal-hidden)`)].at(-1);
  return [...(top ?? document).querySelectorAll(CONTROLS)]
    .filter((control) => !stack.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

const isSame = (one: ToastPlace, other: ToastPlace) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Determines the position of visible toasts, and updates it when a dialog opens or closes or the screen changes. While
 * the page is usable, the slot of a frame is always free and no controls have to be measured.
 */
export function useToastPlace(
  element: RefObject<HTMLElement | null>,
  room: HTMLElement | null,
  toasts: readonly ShownToast[],
): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ kind: 'edge', top: EDGE });
  const { kind } = place;
  useLayoutEffect(() => {
    const stack = element.current;
    const layer = stack?.parentElement;
    if (!stack || !layer || toasts.length === 0) return undefined;
    const find = () => {
      const found = placeToasts({
        screen: { width: window.innerWidth, height: window.innerHeight },
        controls: room && !layer.querySelector(`:scope > ${MODAL}`) ? [] : controlsBeside(stack, layer),
        room: room?.getBoundingClientRect() ?? null,
        height: stack.offsetHeight,
      });
      setPlace((before) => (isSame(before, found) ? before : found));
    };
    find();
    const changes = new MutationObserver(find);
    changes.observe(layer, { childList: true, subtree: true });
    window.addEventListener('resize', find);
    // A drawer is off-screen until it has slid in.
    layer.addEventListener('transitionend', find);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', find);
      layer.removeEventListener('transitionend', find);
    };
  }, [element, room, toasts, kind]);
  return place;
}
