import { space } from '../theme/index.ts';

/** A rectangle on the screen, in px from the top left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where toasts are shown: in the slot of the frame, or at the right edge of the screen. In px. */
export type ToastPlace =
  | {
      readonly kind: 'room';
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'edge'; readonly top: number };

/** Distance between toasts and the edges of the screen in px. */
export const EDGE = space.lg;

/** Width of a toast in px, if the screen has it. */
export const TOAST_WIDTH = 360;

const STEP = space.sm;

const meet = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

interface Surroundings {
  readonly screen: Size;
  /** The clickable elements at the moment. */
  readonly controls: readonly Area[];
  /** The slot that the frame offers; `null` without one. */
  readonly room: Area | null;
  /** The total height of the toasts at the edge of the screen, in px. */
  readonly height: number;
}

/**
 * Chooses a position where toasts cover nothing clickable: the slot of the frame, otherwise the first free place below
 * the top right corner. If none is free, it is that corner (A-POLL-12, B-MSG-12).
 */
export function placeToasts({ screen, controls, room, height }: Surroundings): ToastPlace {
  const isFree = (area: Area) => controls.every((control) => !meet(area, control));
  if (room && isFree(room)) {
    const { left, top, right, bottom } = room;
    return { kind: 'room', left, top, width: right - left, height: bottom - top };
  }
  const right = screen.width - EDGE;
  const left = Math.max(EDGE, right - TOAST_WIDTH);
  for (let top: number = EDGE; top + height <= screen.height - EDGE; top += STEP) {
    if (isFree({ left, right, top, bottom: top + height })) return { kind: 'edge', top };
  }
  return { kind: 'edge', top: EDGE };
}
