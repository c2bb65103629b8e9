import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { readingKey } from '../readingKey.ts';
import { controlsIn, isTypedIn } from './controls.ts';

const ROW = '[role="row"]';
const CELL = '[role="columnheader"], [role="gridcell"]';
/** How many rows Page Up and Page Down move. */
const PAGE_ROWS = 10;

interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where a key moves from an index; null if nowhere. */
function placeAfter(event: KeyboardEvent, { row, column }: Place, rows: number, columns: number): Place | null {
  const toTheEnd = event.ctrlKey || event.metaKey;
  switch (readingKey(event)) {
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'Home':
      return { row: toTheEnd ? 0 : row, column: 0 };
    case 'End':
      return { row: toTheEnd ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: Math.max(0, row - PAGE_ROWS), column };
    case 'PageDown':
      return { row: Math.min(rows - 1, row + PAGE_ROWS), column };
    default:
      return null;
  }
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CELL) : null;

const rowsIn = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>(ROW)];

/** The cell that a key moves to from another; null at the edge, and for any other key. */
function cellAfter(grid: HTMLElement, from: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  const rows = rowsIn(grid);
  const ownRow = from.closest<HTMLElement>(ROW);
  if (!ownRow) return null;
  const place = { row: rows.indexOf(ownRow), column: [...ownRow.children].indexOf(from) };
  const wanted = placeAfter(event, place, rows.length, ownRow.children.length);
  const cell = wanted && rows[wanted.row]?.children[wanted.column];
  return cell instanceof HTMLElement ? cell : null;
}

const rowIdOf = (cell: Element) => cell.closest<HTMLElement>(ROW)?.dataset['id'];

/** Makes one cell the only tab stop. */
function setTabStop(grid: HTMLElement, cell: HTMLElement): void {
  for (const other of grid.querySelectorAll<HTMLElement>(`:is(${CELL})[tabindex="0"]`)) other.tabIndex = -1;
  cell.tabIndex = 0;
}

interface CellFocusInput {
  /** Space on a cell of the n-th row below the header; undefined if nothing can be selected. */
  readonly onToggleRow: ((row: number) => void) | undefined;
  /** Ctrl+A; undefined if nothing can be selected. */
  readonly onTogglePage: (() => void) | undefined;
}

interface CellFocus {
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Enter on a cell moves to its first control. */
const enter = (cell: HTMLElement) => controlsIn(cell)[0]?.focus();

/**
 * The keys of a grid: arrows, Home, End and the page keys move between cells, Enter into a cell and Escape out of its
 * controls, Space selects a row and Ctrl+A the page. One cell at a time is the tab stop, tracked in the DOM, so that
 * moving re-renders nothing (ARIA authoring practices, grid).
 */
export function useCellFocus({ onToggleRow, onTogglePage }: CellFocusInput): CellFocus {
  const gridRef = useRef<HTMLDivElement>(null);
  /** The `data-id` of the row that received the focus. */
  const focusedRow = useRef<string | undefined>(undefined);

  // If another row has replaced the focused one, a key must not reach its controls.
  useLayoutEffect(() => {
    const control = document.activeElement;
    const cell = control && gridRef.current?.contains(control) ? cellOf(control) : null;
    if (cell && cell !== control && rowIdOf(cell) !== focusedRow.current) cell.focus();
  });

  // The tab stop may be gone with its row.
  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!grid || grid.querySelector(`:is(${CELL})[tabindex="0"]`)) return;
    const first = grid.querySelector<HTMLElement>(CELL);
    if (first) first.tabIndex = 0;
  });

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const cell = currentTarget.contains(target) ? cellOf(target) : null;
    if (!cell) return;
    focusedRow.current = rowIdOf(cell);
    if (target === cell) setTabStop(currentTarget, cell);
  };

  const pressInCell = (event: KeyboardEvent<HTMLElement>, cell: HTMLElement): boolean => {
    const row = rowsIn(event.currentTarget).findIndex((one) => one.contains(cell)) - 1;
    if (event.key === 'Enter' || (event.key === ' ' && row < 0)) enter(cell);
    else if (event.key === ' ' && onToggleRow) onToggleRow(row);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && onTogglePage) onTogglePage();
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // Menus and dialogs opened from a cell are elsewhere in the DOM.
    if (event.defaultPrevented || event.altKey || !(target instanceof Element) || !currentTarget.contains(target))
      return;
    const cell = cellOf(target);
    if (!cell || isTypedIn(target)) return;
    const next = event.key === 'Escape' && target !== cell ? cell : cellAfter(currentTarget, cell, event);
    if (next) next.focus();
    else if (target !== cell || !pressInCell(event, cell)) return;
    event.preventDefault();
  };

  return { gridRef, onFocus, onKeyDown };
}
