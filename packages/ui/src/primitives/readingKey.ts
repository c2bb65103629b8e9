import type { KeyboardEvent } from 'react';

const SWAPPED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * A key as it is meant where texts are read from left to right. Where they are read from right to left, the next
 * element is to the left, and so the left and right arrow keys are swapped (WAI-ARIA Authoring Practices).
 */
export function readingKey({ key, currentTarget }: KeyboardEvent): string {
  const swapped = SWAPPED[key];
  if (swapped === undefined) return key;
  return getComputedStyle(currentTarget).direction === 'rtl' ? swapped : key;
}
