import { expect, waitFor } from 'storybook/test';

/** The position of the pointer in an element. */
export type PointerPlace = 'middle' | 'top edge';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sends a pointer event to an element or the window. */
export const pointer = (target: EventTarget, type: string, at: Point, kind = 'mouse') =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      button: 0,
      pointerId: 7,
      pointerType: kind,
      clientX: at.x,
      clientY: at.y,
    }),
  );

/** The point of a position in an element. */
export function placeIn(element: HTMLElement, where: PointerPlace = 'middle'): Point {
  const { left, top, height } = element.getBoundingClientRect();
  return { x: left + 40, y: where === 'middle' ? top + height / 2 : top + 1 };
}

/** Picks something up with the mouse and drags it over an element; `drop` releases it there. */
export async function carry(from: HTMLElement, to: HTMLElement, where: PointerPlace = 'middle') {
  const start = placeIn(from);
  const end = placeIn(to, where);
  pointer(from, 'pointerdown', start);
  pointer(window, 'pointermove', { x: start.x + 9, y: start.y });
  pointer(window, 'pointermove', end);
  await waitFor(() => expect(document.querySelector('[data-drag-ghost]')).not.toBeNull());
  return { drop: () => pointer(window, 'pointerup', end), end };
}
