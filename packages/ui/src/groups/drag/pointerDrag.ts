import { AUTO_SCROLL_INTERVAL_MS, autoScrollStep } from '@remote-console/domain';
import type { DragItem, DropSurface, Point } from './dragContext.ts';

/** How far a mouse moves before it carries what it is pressed on, in px. */
const MOUSE_SLOP_PX = 5;

/** How far a finger may tremble while it rests, in px. */
const TOUCH_SLOP_PX = 10;

/** How long a finger rests before it carries, in milliseconds. */
const LONG_PRESS_MS = 350;

/** How a drag ended: in a place, or back where it came from. */
export type DragEnding = 'placed' | 'returned';

/** What a drag tells while it goes on. */
export interface DragListener {
  readonly picked: (item: DragItem, at: Point) => void;
  readonly moved: (at: Point) => void;
  readonly ended: (ending: DragEnding, start: Point) => void;
  readonly surfaces: () => Iterable<DropSurface>;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

function isInside(element: HTMLElement | null, { x, y }: Point): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Keeps the press that ends a drag from also being a press on what lies below. */
function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/**
 * Follows one pointer from the press to the end of the drag, or until it turns out to be a press or a swipe. Escape, a
 * second press and the loss of the window take everything back.
 *
 * @returns Stops at once, for when the page goes away.
 */
export function followPointer(press: PointerEvent, item: DragItem, listener: DragListener): () => void {
  const start = pointOf(press);
  const isTouch = press.pointerType === 'touch';
  let at = start;
  let picked = false;
  let over: DropSurface | null = null;
  let scrolling: ReturnType<typeof setInterval> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;

  const look = () => {
    const found = [...listener.surfaces()].find((surface) => isInside(surface.element(), at)) ?? null;
    if (over !== found) over?.hover(item, null);
    over = found;
    found?.hover(item, at);
  };
  const scrollStep = () => {
    for (const surface of listener.surfaces()) {
      const element = surface.element();
      if (!element) continue;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const step = at.x >= left && at.x <= right ? autoScrollStep(at.y, { top, bottom }) : 0;
      if (step === 0) continue;
      element.scrollTop += step;
      look();
    }
  };
  const stop = () => {
    listeners.abort();
    clearInterval(scrolling);
    clearTimeout(resting);
    over?.hover(item, null);
    over = null;
  };
  const end = (ending: DragEnding) => {
    stop();
    if (picked) listener.ended(ending, start);
    picked = false;
  };
  const pickUp = () => {
    clearTimeout(resting);
    picked = true;
    window.getSelection()?.removeAllRanges();
    scrolling = setInterval(scrollStep, AUTO_SCROLL_INTERVAL_MS);
    listener.picked(item, at);
    look();
  };
  if (isTouch) resting = setTimeout(pickUp, LONG_PRESS_MS);

  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== press.pointerId) return;
      at = pointOf(event);
      if (picked) {
        listener.moved(at);
        look();
        return;
      }
      const distance = Math.hypot(at.x - start.x, at.y - start.y);
      if (isTouch && distance > TOUCH_SLOP_PX) stop();
      if (!isTouch && distance > MOUSE_SLOP_PX) pickUp();
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== press.pointerId) return;
      if (!picked) {
        stop();
        return;
      }
      at = pointOf(event);
      swallowNextClick();
      const target = [...listener.surfaces()].find((surface) => isInside(surface.element(), at));
      end(target?.drop(item, at) ? 'placed' : 'returned');
    },
    { signal },
  );
  window.addEventListener('pointercancel', () => end('returned'), { signal });
  window.addEventListener('blur', () => end('returned'), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !picked) return;
      event.preventDefault();
      event.stopPropagation();
      end('returned');
    },
    { signal, capture: true },
  );
  // A finger that rests opens the menu of the browser; a mouse marks text, or drags the address of a link. None is meant.
  for (const type of ['contextmenu', 'selectstart', 'dragstart'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (picked || type === 'dragstart' || (isTouch && type === 'contextmenu')) event.preventDefault();
      },
      { signal, capture: true },
    );
  }
  return stop;
}
