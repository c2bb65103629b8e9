import type { ReactNode, Ref } from 'react';
import type { Reading } from './useReading.ts';
import styles from './ChartControl.module.css';

interface ChartControlProps {
  readonly label: string;
  /** The number of bars or points. */
  readonly count: number;
  readonly reading: Reading;
  /** The current one, as text. */
  readonly words: string;
  readonly height: number;
  /** Receives the element. */
  readonly elementRef: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * A chart as one control: a single tab stop, whose arrow keys move from bar to bar and announce each. Time runs from
 * left to right, regardless of the page's direction.
 */
export function ChartControl({ label, count, reading, words, height, elementRef, children }: ChartControlProps) {
  return (
    <div
      ref={elementRef}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-readonly
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={reading.index}
      aria-valuetext={words}
      {...reading.handlers}
      className={styles.control}
      style={{ height }}
    >
      {children}
    </div>
  );
}
