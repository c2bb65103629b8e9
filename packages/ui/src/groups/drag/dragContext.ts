import type { Carried } from '@remote-console/domain';
import { createContext, useContext, type PointerEvent } from 'react';

/** A place on the screen, in CSS pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is carried, with the name that people know it by. */
export interface DragItem {
  readonly carried: Carried;
  readonly label: string;
}

/** Something that things can be put down on. It says itself where on it the pointer is, and what a drop comes to. */
export interface DropSurface {
  /** What scrolls when the pointer is near its top or bottom. */
  readonly element: () => HTMLElement | null;
  /** The pointer is over it with something; `null` when it has left. */
  readonly hover: (item: DragItem, point: Point | null) => void;
  /** The item is put down; whether it found its place. */
  readonly drop: (item: DragItem, point: Point) => boolean;
}

/** How things are carried between the lists on a page and the group tree. */
export interface DragScopeHandle {
  /**
   * A pointer went down on something that can be carried. It is picked up when the pointer has moved a little, or, by a
   * finger, when it has rested there for a moment: until then a press stays a press and a swipe scrolls.
   */
  readonly begin: (event: PointerEvent, item: DragItem) => void;
  /** Makes something known as a place to put things down; the answer takes that back. */
  readonly register: (surface: DropSurface) => () => void;
  /** Whether something is being carried, asked at this moment. */
  readonly isDragging: () => boolean;
}

export const DragScopeContext = createContext<DragScopeHandle | null>(null);

/** What is being carried, or `null`. A context of its own: only a pick-up and a drop redraw anything. */
export const DragItemContext = createContext<DragItem | null>(null);

/** The scope around this component, or `null` where nothing can be dragged. */
export const useDragScope = (): DragScopeHandle | null => useContext(DragScopeContext);

/** What is being carried in the scope around this component. */
export const useDragItem = (): DragItem | null => useContext(DragItemContext);
