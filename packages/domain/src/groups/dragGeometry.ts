/** How close to a group row's upper or lower edge a drop means "next to it", in px (B-DRAG-18). */
export const TREE_EDGE_PX = 3;

/** How close to the top or bottom of the tree's viewport scrolling starts, in px (B-DRAG-19). */
export const AUTO_SCROLL_AREA_PX = 70;

/** Maximum step of that scrolling, in px (B-DRAG-20). */
export const AUTO_SCROLL_STEP_PX = 20;

/** Time between two steps, in milliseconds (B-DRAG-21). */
export const AUTO_SCROLL_INTERVAL_MS = 20;

/** How long the dragged item takes to move to its place or back, in milliseconds (B-DRAG-23). */
export const DRAG_ANIMATION_MS = 200;

/** Where the pointer is on a row: at one of its edges, or in the middle. */
export type LineZone = 'above' | 'inside' | 'below';

/**
 * Where the pointer is on a row (B-DRAG-18).
 *
 * @param y Distance from the upper edge of the row, in px.
 * @param height Height of the row, in px.
 */
export function lineZone(y: number, height: number): LineZone {
  if (y <= TREE_EDGE_PX) return 'above';
  return height - y <= TREE_EDGE_PX ? 'below' : 'inside';
}

/** 0 outside of the area, growing to 1 at the edge; beyond the edge it stays 1 for the width of the area. */
function depthIn(distance: number): number {
  if (distance >= AUTO_SCROLL_AREA_PX || distance < -AUTO_SCROLL_AREA_PX) return 0;
  return Math.min(1, (AUTO_SCROLL_AREA_PX - distance) / AUTO_SCROLL_AREA_PX);
}

/**
 * How far the tree scrolls in the next step: nothing outside of the areas at its top and bottom, then more the deeper
 * the pointer is (B-DRAG-19 to B-DRAG-22). Where a low viewport makes the areas overlap, the nearer edge decides.
 *
 * @param y Position of the pointer, in px.
 * @param viewport Upper and lower edge of the visible part of the tree, in the same px.
 * @returns Pixels, negative for upward, at most `AUTO_SCROLL_STEP_PX` either way.
 */
export function autoScrollStep(y: number, viewport: { readonly top: number; readonly bottom: number }): number {
  const up = y - viewport.top;
  const down = viewport.bottom - y;
  const step = AUTO_SCROLL_STEP_PX * depthIn(Math.min(up, down));
  return up < down ? -step : step;
}
