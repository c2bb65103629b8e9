import { useState, type KeyboardEvent } from 'react';
import { pointAfterKey } from '../ShareChart/shareGeometry.ts';

/** What is read of a chart: a bar or a point, by its place. */
export interface Reading {
  /** Where the arrow keys continue from, from 0. */
  readonly index: number;
  /** What is shown right now; `null` while nobody points at the chart or has its focus. */
  readonly shown: number | null;
  /** Takes what the pointer is at, `null` where it has left. */
  readonly point: (place: number | null) => void;
  /** Takes what was pressed, so that it stays after the finger has left. */
  readonly press: (place: number) => void;
  /** For the element with the focus. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * Which bar or point of a chart is read: by pointer, by touch, or by the arrow keys, from the one that was read last.
 *
 * @param count How many there are.
 * @param start Where the keyboard begins, from 0.
 */
export function useReading(count: number, start: number): Reading {
  const [stop, setStop] = useState(start);
  const [isRead, setIsRead] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const within = (place: number) => Math.min(count - 1, Math.max(0, place));
  const index = within(stop);
  const kept = isRead ? index : null;
  const shown = pointed === null ? kept : within(pointed);
  return {
    index,
    shown,
    point: setPointed,
    press: (place) => {
      setStop(place);
      setIsRead(true);
    },
    handlers: {
      onKeyDown: (event) => {
        if (event.key === 'Escape' && shown !== null) {
          setIsRead(false);
          setPointed(null);
          return;
        }
        const target = pointAfterKey(event.key, shown ?? index, count);
        if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        setStop(target);
        setIsRead(true);
        setPointed(null);
      },
      onFocus: () => setIsRead(true),
      onBlur: () => setIsRead(false),
    },
  };
}
