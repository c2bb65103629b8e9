import type { ReactNode, Ref } from 'react';
import type { Reading } from './useReading.ts';
import styles from './ChartControl.module.css';

interface ChartControlProps {
  readonly label: string;
  /** How many bars or points there are to go through. */
  readonly count: number;
  readonly reading: Reading;
  /** What is read, as text. */
  readonly words: string;
  readonly height: number;
  /** Receives the element. */
  readonly elementRef: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * A drawing as one control: one stop of the Tab key, whose arrow keys go from bar to bar and say each as text. Time
 * runs from left to right in it, whichever way the page around it is read.
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
