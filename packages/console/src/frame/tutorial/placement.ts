/** A rectangle in the window, in px. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance between target and card. */
const GAP = 14;
/** Distance between the card and the window's edge. */
const EDGE = 12;
/** Taller targets are highlighted only in their upper part. */
const HIGHEST = 320;

/** The visible part of an element, as far as it is worth highlighting; `null` when nothing of it is visible. */
export function pointedArea(box: Area, window: Size): Area | null {
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.top + box.height, window.height);
  const left = Math.max(box.left, 0);
  const right = Math.min(box.left + box.width, window.width);
  if (bottom - top < 1 || right - left < 1) return null;
  return { top, left, width: right - left, height: Math.min(bottom - top, HIGHEST) };
}

const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));

/** Where the card goes: below, beside, or above its target, and centered without one. */
export function placeCard(
  target: Area | null,
  card: Size,
  window: Size,
): { readonly top: number; readonly left: number } {
  const middle = {
    top: Math.max(EDGE, (window.height - card.height) / 2),
    left: Math.max(EDGE, (window.width - card.width) / 2),
  };
  if (!target) return middle;
  const below = target.top + target.height + GAP;
  const right = target.left + target.width + GAP;
  const above = target.top - GAP - card.height;
  const sideways = within(target.left, card.width, window.width);
  const upright = within(target.top, card.height, window.height);
  if (below + card.height + EDGE <= window.height) return { top: below, left: sideways };
  if (right + card.width + EDGE <= window.width) return { top: upright, left: right };
  if (above >= EDGE) return { top: above, left: sideways };
  return { top: Math.max(EDGE, window.height - card.height - EDGE), left: middle.left };
}
