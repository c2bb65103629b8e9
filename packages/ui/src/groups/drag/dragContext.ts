import type { Carried } from '@remote-console/domain';
import { createContext, useContext, type PointerEvent } from 'react';

/** A point on the screen, in CSS pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is dragged, with its displayed name. */
export interface DragItem {
  readonly carried: Carried;
  readonly label: string;
}

/** A drop target. It determines itself where on it the pointer is, and the result of a drop. */
export interface DropSurface {
  /** What scrolls when the pointer is near its top or bottom. */
  readonly element: () => HTMLElement | null;
  /** The pointer is over it with something; `null` when it has left. */
  readonly hover: (item: DragItem, point: Point | null) => void;
  /** The item is dropped; returns whether it was accepted. */
  readonly drop: (item: DragItem, point: Point) => boolean;
}

/** How things are dragged between the lists on a page and the group tree. */
export interface DragScopeHandle {
  /**
   * A pointer went down on something draggable. The drag starts when the pointer has moved a little or, by touch, after
   * a long press: until then a press stays a click and a swipe scrolls.
   */
  readonly begin: (event: PointerEvent, item: DragItem) => void;
  /** Registers a drop target; returns a function that unregisters it. */
  readonly register: (surface: DropSurface) => () => void;
  /** Whether something is being dragged right now. */
  readonly isDragging: () => boolean;
}

export const DragScopeContext = createContext<DragScopeHandle | null>(null);

/** What is being dragged, or `null`. A separate context: only the start and the end of a drag cause renders. */
export const DragItemContext = createContext<DragItem | null>(null);

/** The scope around this component, or `null` if nothing can be dragged. */
export const useDragScope = (): DragScopeHandle | null => useContext(DragScopeContext);

/** What is being dragged in the scope around this component. */
export const useDragItem = (): DragItem | null => useContext(DragItemContext);
