import type { ScreenMonitor } from '@remote-console/domain';
import type { RfbClient } from './rfbClient.ts';
import type { ScreenState } from './screenState.ts';

/** A point on the page or in the screen, in CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The part of a screen that a pointer is confined to, as fractions of its width and height from 0 to 1. */
export interface PointerReach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const EVERYWHERE: PointerReach = { left: 0, top: 0, right: 1, bottom: 1 };

/** The reach of the pointer: the displayed monitor, or everything. */
export function reachOf(monitor: ScreenMonitor | null, { width, height }: ScreenState['size']): PointerReach {
  if (!monitor) return EVERYWHERE;
  return {
    left: monitor.x / width,
    top: monitor.y / height,
    right: (monitor.x + monitor.width) / width,
    bottom: (monitor.y + monitor.height) / height,
  };
}

/** The ratio of pointer movement to finger movement. */
const SPEED = 1.5;
/** A finger that moved less than this many pixels has tapped. */
const TAP_MOVE = 8;
const LONG_PRESS_MS = 550;
/** A finger that returns within this time drags what is below the pointer. */
const DRAG_MS = 300;

const BUTTONS = { none: 0, left: 1, right: 2 } as const;
type Buttons = (typeof BUTTONS)[keyof typeof BUTTONS];

/** The options of a pad. */
interface PointerPadOptions {
  /** Covers the screen. */
  readonly pad: HTMLElement;
  readonly target: HTMLElement;
  readonly client: RfbClient;
  readonly reach: PointerReach;
}

/** Moves the pointer of a screen with mouse events: noVNC has no other interface. */
function screenPointer({ pad, target, reach }: Pick<PointerPadOptions, 'pad' | 'target' | 'reach'>) {
  let at: Place | null = null;
  let held: Buttons = BUTTONS.none;
  const canvas = () => target.querySelector('canvas');

  /** The pointer stays visible: a screen that is larger than its frame is scrolled along with it. */
  const reveal = (shown: HTMLElement, { x, y }: Place) => {
    for (let around = shown.parentElement; around && around !== pad.parentElement; around = around.parentElement) {
      if (getComputedStyle(around).overflowY !== 'auto') continue;
      const room = around.getBoundingClientRect();
      const { left, top } = shown.getBoundingClientRect();
      const across = left + x - room.left;
      const down = top + y - room.top;
      if (across < 0 || across > room.width) around.scrollLeft += across < 0 ? across : across - room.width;
      if (down < 0 || down > room.height) around.scrollTop += down < 0 ? down : down - room.height;
    }
  };

  const tell = (type: string, buttons: Buttons) => {
    const shown = canvas();
    if (!shown || !at) return;
    const { left, top } = shown.getBoundingClientRect();
    const place = { clientX: left + at.x, clientY: top + at.y };
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, view: window, buttons, ...place });
    // While a button is held noVNC listens to the window, where it also gets the release of the button.
    (held === BUTTONS.none ? shown : window).dispatchEvent(event);
    held = buttons;
  };

  return {
    move: ({ x, y }: Place) => {
      const shown = canvas();
      if (!shown) return;
      const { width, height } = shown.getBoundingClientRect();
      at ??= { x: ((reach.left + reach.right) / 2) * width, y: ((reach.top + reach.bottom) / 2) * height };
      const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most - 1);
      at = {
        x: within(at.x + x, reach.left * width, reach.right * width),
        y: within(at.y + y, reach.top * height, reach.bottom * height),
      };
      reveal(shown, at);
      tell('mousemove', held);
    },
    press: (buttons: Buttons) => tell('mousedown', buttons),
    release: () => tell('mouseup', BUTTONS.none),
    scroll: (deltaX: number, deltaY: number) => {
      const shown = canvas();
      if (!shown || !at) return;
      const { left, top } = shown.getBoundingClientRect();
      const place = { clientX: left + at.x, clientY: top + at.y };
      shown.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX, deltaY, ...place }));
    },
  };
}

/**
 * Makes an element a trackpad for the pointer of a screen: one finger moves it, a tap clicks, a long press is a right
 * click, a tap followed by a move drags, and two fingers scroll.
 *
 * @returns A function that undoes it.
 */
export function pointerPad({ pad, target, client, reach }: PointerPadOptions): () => void {
  const pointer = screenPointer({ pad, target, reach });
  const fingers = new Map<number, Place>();
  let travelled = 0;
  let lastTap = 0;
  let most = 0;
  let isDragging = false;
  let isLongPress = false;
  let longPress: ReturnType<typeof setTimeout> | undefined;

  const click = (buttons: Buttons) => {
    pointer.move({ x: 0, y: 0 });
    pointer.press(buttons);
    pointer.release();
  };

  const begin = (event: PointerEvent) => {
    event.preventDefault();
    pad.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    most = Math.max(most, fingers.size);
    clearTimeout(longPress);
    if (fingers.size > 1) return;
    travelled = 0;
    isLongPress = false;
    if (event.timeStamp - lastTap < DRAG_MS) {
      isDragging = true;
      pointer.press(BUTTONS.left);
      return;
    }
    longPress = setTimeout(() => {
      isLongPress = true;
      click(BUTTONS.right);
    }, LONG_PRESS_MS);
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const step = { x: event.clientX - before.x, y: event.clientY - before.y };
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    travelled += Math.hypot(step.x, step.y);
    if (travelled < TAP_MOVE || isLongPress) return;
    clearTimeout(longPress);
    // Each of two fingers reports half of the movement.
    if (fingers.size > 1) pointer.scroll(-step.x / 2, -step.y / 2);
    else if (most === 1) pointer.move({ x: step.x * SPEED, y: step.y * SPEED });
  };

  const end = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(longPress);
    if (fingers.size > 0) return;
    const isTap = travelled < TAP_MOVE && !isLongPress && event.type === 'pointerup';
    if (isDragging) pointer.release();
    else if (isTap) click(most > 1 ? BUTTONS.right : BUTTONS.left);
    lastTap = isTap && most === 1 ? event.timeStamp : 0;
    isDragging = false;
    most = 0;
  };

  const withoutDot = client.showDotCursor;
  client.showDotCursor = true;
  pad.addEventListener('pointerdown', begin);
  pad.addEventListener('pointermove', move);
  pad.addEventListener('pointerup', end);
  pad.addEventListener('pointercancel', end);
  return () => {
    clearTimeout(longPress);
    if (isDragging) pointer.release();
    client.showDotCursor = withoutDot;
    pad.removeEventListener('pointerdown', begin);
    pad.removeEventListener('pointermove', move);
    pad.removeEventListener('pointerup', end);
    pad.removeEventListener('pointercancel', end);
  };
}
