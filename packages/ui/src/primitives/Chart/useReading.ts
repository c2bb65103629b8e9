import { useState, type KeyboardEvent } from 'react';
import { pointAfterKey } from '../ShareChart/shareGeometry.ts';

/** The current bar or point of a chart, by its index. */
export interface Reading {
  /** Where the arrow keys continue, from 0. */
  readonly index: number;
  /** What is shown right now; `null` while the chart has neither pointer nor focus. */
  readonly shown: number | null;
  /** Handles what the pointer is at, `null` after it has left. */
  readonly point: (place: number | null) => void;
  /** Handles what was tapped, so that it stays after the finger has left. */
  readonly press: (place: number) => void;
  /** For the focusable element. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * Which bar or point of a chart is current: by pointer, by touch, or by the arrow keys, starting from the last one.
 *
 * @param count The number of bars or points.
 * @param start Where the keyboard starts, from 0.
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
