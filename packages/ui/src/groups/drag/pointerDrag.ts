import { AUTO_SCROLL_INTERVAL_MS, autoScrollStep } from '@remote-console/domain';
import type { DragItem, DropSurface, Point } from './dragContext.ts';

/** How far a mouse moves before a drag starts, in px. */
const MOUSE_SLOP_PX = 5;

/** How far a finger may move during a long press, in px. */
const TOUCH_SLOP_PX = 10;

/** How long a press lasts before a touch drag starts, in milliseconds. */
const LONG_PRESS_MS = 350;

/** How a drag ended: accepted by a target, or returned. */
export type DragEnding = 'placed' | 'returned';

/** The events of a drag. */
export interface DragListener {
  readonly picked: (item: DragItem, at: Point) => void;
  readonly moved: (at: Point) => void;
  readonly ended: (ending: DragEnding, start: Point) => void;
  readonly surfaces: () => Iterable<DropSurface>;
}

const isByTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

function isInside(element: HTMLElement | null, { x, y }: Point): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Keeps the release that ends a drag from also being a click on what is below. */
function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** What is below the pointer while dragging. */
interface Hovering {
  /** The target at a point. */
  readonly at: (point: Point) => DropSurface | undefined;
  /** Moves the pointer: notifies the target that it enters and the one that it leaves. */
  readonly move: (point: Point) => void;
  /** Scrolls targets while the pointer is near their edge, until the drag ends. */
  readonly scrollAtEdges: (pointer: () => Point) => void;
  /** The drag has ended. */
  readonly end: () => void;
}

function hoverOver(item: DragItem, surfaces: DragListener['surfaces']): Hovering {
  let over: DropSurface | undefined;
  let scrolling: ReturnType<typeof setInterval> | undefined;
  const at = (point: Point) => [...surfaces()].find((surface) => isInside(surface.element(), point));
  const move = (point: Point) => {
    const found = at(point);
    if (over !== found) over?.hover(item, null);
    over = found;
    found?.hover(item, point);
  };
  const scrollStep = (point: Point) => {
    for (const surface of surfaces()) {
      const element = surface.element();
      if (!element) continue;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const step = point.x >= left && point.x <= right ? autoScrollStep(point.y, { top, bottom }) : 0;
      if (step === 0) continue;
      element.scrollTop += step;
      move(point);
    }
  };
  return {
    at,
    move,
    scrollAtEdges: (pointer) => {
      scrolling = setInterval(() => scrollStep(pointer()), AUTO_SCROLL_INTERVAL_MS);
    },
    end: () => {
      clearInterval(scrolling);
      over?.hover(item, null);
      over = undefined;
    },
  };
}

interface PressHandlers {
  readonly onMove: (at: Point) => void;
  readonly onUp: (at: Point) => void;
  /** It is canceled. */
  readonly onCancel: () => void;
  /** Whether a drag has started. */
  readonly isCarrying: () => boolean;
}

/** Listens to one pointer, and to what cancels its drag, until the signal. */
function listenToPress(press: PointerEvent, handlers: PressHandlers, signal: AbortSignal): void {
  const { onMove, onUp, onCancel, isCarrying } = handlers;
  const listenToPointer = (type: 'pointermove' | 'pointerup', handle: (at: Point) => void) =>
    window.addEventListener(
      type,
      (event) => {
        if (event.pointerId === press.pointerId) handle(pointOf(event));
      },
      { signal },
    );
  listenToPointer('pointermove', onMove);
  listenToPointer('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel, { signal });
  window.addEventListener('blur', onCancel, { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isCarrying()) return;
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    },
    { signal, capture: true },
  );
  // A long press opens the browser's menu; a mouse selects text, or drags the link's address. Neither is intended.
  for (const type of ['contextmenu', 'selectstart', 'dragstart'] as const) {
    window.addEventListener(
      type,
      (event) => {
        const isMenuOfTouch = type === 'contextmenu' && isByTouch(press);
        if (isCarrying() || type === 'dragstart' || isMenuOfTouch) event.preventDefault();
      },
      { signal, capture: true },
    );
  }
}

/**
 * Follows one pointer from the press to the end of the drag, or until it turns out to be a click or a swipe. Escape, a
 * second press and the loss of the window cancel the drag.
 *
 * @returns Stops immediately, for unmounting.
 */
export function followPointer(press: PointerEvent, item: DragItem, listener: DragListener): () => void {
  const start = pointOf(press);
  const isTouch = isByTouch(press);
  const hovering = hoverOver(item, listener.surfaces);
  const listeners = new AbortController();
  let at = start;
  let picked = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    listeners.abort();
    clearTimeout(resting);
    hovering.end();
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
    hovering.scrollAtEdges(() => at);
    listener.picked(item, at);
    hovering.move(at);
  };
  if (isTouch) resting = setTimeout(pickUp, LONG_PRESS_MS);

  const onMove = (point: Point) => {
    at = point;
    if (picked) {
      listener.moved(at);
      hovering.move(at);
      return;
    }
    const distance = Math.hypot(at.x - start.x, at.y - start.y);
    if (isTouch && distance > TOUCH_SLOP_PX) stop();
    if (!isTouch && distance > MOUSE_SLOP_PX) pickUp();
  };
  const onUp = (point: Point) => {
    if (!picked) {
      stop();
      return;
    }
    at = point;
    swallowNextClick();
    end(hovering.at(at)?.drop(item, at) ? 'placed' : 'returned');
  };
  listenToPress(press, { onMove, onUp, onCancel: () => end('returned'), isCarrying: () => picked }, listeners.signal);
  return stop;
}
